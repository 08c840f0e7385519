import type { Payload, Where } from 'payload'
import { record } from '@/collections/Audit/record'
import { optOut } from '@/collections/OptOuts/optOut'
import { type Answer, fail, refuse, succeed } from '@/lib/server/answers'
import { MESSAGES } from '@/lib/shared/messages'
import type { Application } from '@/payload-types'
import { findByToken, type OwnRow } from './link'
import type { OwnAction, OwnActionValues } from './shared/schema'

type Act = { payload: Payload; values: OwnActionValues }

/** my_application.php: a candidate takes something back, by the signed link. Each works twice. */
export const runCandidateAction = async ({ payload, values }: Act): Promise<Answer> => {
  const own = await findByToken(payload, values.token)
  return own ? ACTIONS[values.action](payload, own) : fail.linkUnknown()
}

type Action = (payload: Payload, own: OwnRow) => Promise<Answer>

const stopWhatsapp: Action = async (payload, own) => {
  // First: no later export has the number, whatever happens to the row.
  if (own.row.phone_e164) await optOut(payload, own.row.phone_e164)
  const isNew = await changeOnce(
    payload,
    own,
    { whatsapp_consent: { equals: true } },
    { whatsapp_consent: false, consent_withdrawn_at: now() },
  )
  if (isNew) await recordOwn(payload, own, 'consent', 'whatsapp_consent withdrawn')
  return succeed({}, isNew ? MESSAGES.whatsappStopped : MESSAGES.whatsappStoppedBefore)
}

const stopKeeping: Action = async (payload, own) => {
  const isNew = await changeOnce(
    payload,
    own,
    { keep_consent: { equals: true } },
    { keep_consent: false },
  )
  if (isNew) await recordOwn(payload, own, 'consent', 'keep_consent withdrawn')
  return succeed({}, isNew ? MESSAGES.keepingStopped : MESSAGES.keepingStoppedBefore)
}

const erase: Action = async (payload, own) => {
  const isNew = await changeOnce(
    payload,
    own,
    { erasure_asked_at: { exists: false } },
    { erasure_asked_at: now() },
  )
  if (isNew) await recordOwn(payload, own, 'change', 'erasure asked')
  return succeed({}, isNew ? MESSAGES.erasureAsked : MESSAGES.erasureAskedBefore)
}

const WITHDRAW_TRIES = 5

const withdraw: Action = async (payload, own) => {
  if (own.kind !== 'applications') return refuse(MESSAGES.badRequest)
  for (let tries = 0; tries < WITHDRAW_TRIES; tries += 1) {
    const { row } = own
    if (row.stage === 'withdrawn') return succeed({}, MESSAGES.withdrawnBefore)
    if (row.stage === 'rejected') return refuse(MESSAGES.closedAlready)
    if (await moveToWithdrawn(payload, row)) {
      await payload.create({
        collection: 'activities',
        data: { application: row.id, kind: 'stage', from: row.stage, to: 'withdrawn' },
      })
      await recordOwn(payload, own, 'change', 'stage withdrawn')
      return succeed({}, MESSAGES.withdrawn)
    }
    // The office changed it at this very moment.
    const current = await payload.findByID({
      collection: 'applications',
      id: row.id,
      disableErrors: true,
    })
    if (!current) return fail.linkUnknown()
    own.row = current
  }
  return fail.unforeseen()
}

const ACTIONS: Record<OwnAction, Action> = {
  stop_whatsapp: stopWhatsapp,
  stop_keeping: stopKeeping,
  withdraw,
  erase,
}

/** From just the stage that was read: the office's change and the candidate's both stay on record. */
const moveToWithdrawn = async (payload: Payload, { id, revision }: Application) => {
  const moved = await payload.db.updateOne({
    collection: 'applications',
    where: { and: [{ id: { equals: id } }, { revision: { equals: revision } }] },
    data: { stage: 'withdrawn', stage_at: now(), revision: revision + 1, updatedAt: now() },
    options: { atomic: true },
  })
  return Boolean(moved)
}

/** Changes the row in one statement, if it still is as `where` says. Answers whether it was. */
const changeOnce = async (
  payload: Payload,
  { kind, row }: OwnRow,
  where: Where,
  data: Record<string, unknown>,
): Promise<boolean> => {
  const changed = await payload.db.updateOne({
    collection: kind,
    where: { and: [{ id: { equals: row.id } }, where] },
    data: { ...data, updatedAt: now() },
    options: { atomic: true },
  })
  return Boolean(changed)
}

const recordOwn = (
  payload: Payload,
  { kind, row }: OwnRow,
  action: 'consent' | 'change',
  detail: string,
) => record(payload, { by: 'candidate', action, subject: kind, subject_id: row.id, detail })

const now = (): string => new Date().toISOString()
