import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { addWrote } from '@/collections/Activities/activities'
import { record } from '@/collections/Audit/record'
import { withdraw } from '@/collections/OptOuts/changeOptOut'
import { optOut } from '@/collections/OptOuts/optOut'
import { CANDIDATE_COLLECTIONS } from '@/collections/PersonalData/shared/personalData'
import { withLock } from '@/lib/server/database/withLock'
import { env } from '@/lib/server/settings/env'
import { DAY_MS } from '@/lib/shared/limits'
import { asksToStop } from '../shared/stopWords'
import { EVENT_DAYS_MS, type Wrote } from './parse'

/** Of one person; older submissions tell staff nothing more. */
const ROWS_MAX = 20

/**
 * Somebody wrote to the office in WhatsApp: it is noted at the person with its time, and its text is
 * forgotten. STOP also opts the number out at once, without an answer. A repeat changes nothing: the
 * event is remembered after it was dealt with, so that none is lost.
 */
export const takeWrote = (payload: Payload, wrote: Wrote): Promise<void> => {
  const event = eventOf(wrote.id)
  return withLock(`whatsapp:${event}`, async () => {
    const where = { event: { equals: event } }
    const known = await payload.count({ collection: 'whatsapp-events', where })
    if (known.totalDocs > 0) return
    if (wrote.isSwitch || asksToStop(wrote.text)) await stop(payload, wrote)
    // The switch is no message.
    if (!wrote.isSwitch) await note(payload, wrote, event)
    await payload.create({ collection: 'whatsapp-events', data: { event } })
    await forgetOld(payload)
  })
}

const stop = (payload: Payload, { from }: Wrote): Promise<void> =>
  withLock(`opt-out:${from}`, async () => {
    await optOut(payload, from)
    await withdraw(payload, from)
    const line = { by: 'candidate', action: 'consent', detail: 'opted out by WhatsApp' } as const
    await record(payload, { ...line, subject: 'opt-outs' })
  })

const note = async (payload: Payload, { from, at }: Wrote, event: string): Promise<void> => {
  for (const collection of CANDIDATE_COLLECTIONS) {
    const { docs } = await payload.find({
      collection,
      where: {
        and: [{ phone_e164: { equals: from } }, { quarantined_at: { exists: false } }],
      },
      sort: '-id',
      limit: ROWS_MAX,
      depth: 0,
      select: { phone_e164: true },
    })
    for (const { id } of docs) {
      const owner = collection === 'applications' ? { application: id } : { registration: id }
      await addWrote(payload, owner, { at: at.toISOString(), event })
    }
  }
}

/** WhatsApp's ids contain the number: only whoever has the secret can tell whose this is. */
const eventOf = (id: string): string =>
  createHmac('sha256', env.payloadSecret).update(`whatsapp-event:${id}`).digest('hex').slice(0, 36)

/** A repeat of an older one is ignored for its age. */
const forgetOld = async (payload: Payload): Promise<void> => {
  const before = new Date(Date.now() - EVENT_DAYS_MS - DAY_MS).toISOString()
  await payload.db.deleteMany({
    collection: 'whatsapp-events',
    where: { createdAt: { less_than: before } },
  })
}
