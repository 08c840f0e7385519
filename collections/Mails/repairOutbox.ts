import type { Payload, Where } from 'payload'
import type { SubmissionCollection } from '@/collections/PersonalData/shared/personalData'
import { changeRows } from '@/lib/server/database/rows'
import { isSqlite } from '@/lib/server/database/sql'
import { say } from '@/lib/server/monitoring/log'
import { freeStuckWork, notChangedSince } from '@/lib/server/payload/stuckWork'
import { repeat } from '@/lib/server/process/repeat'
import { DAY_MS } from '@/lib/shared/limits'
import type { Mail } from '@/payload-types'
import { hasMailServer, NO_MAIL_SERVER } from './mailServer'
import { withoutMails } from './missingMails'
import { MAIL_QUEUE, queueMail } from './outbox'
import { LONGEST_PAUSE_MS } from './sendMail'
import { inDaytime } from './shared/sendingTime'
import type { Channel } from './shared/states'
import { mailKeys, type SubmissionMails } from './writeMails'
import { writeMailsSoon } from './writeMailsSoon'

const EVERY_MS = 60_000
const STUCK_AFTER_MS = 10 * 60_000
// A mail's row is written a moment before its task.
const SETTLED_AFTER_MS = 60_000
/** A message by WhatsApp is tried again in the morning, or on the next day of sending. */
const LONGEST_WAIT_MS = 2 * DAY_MS
/** Older submissions are not looked at again. */
export const REPAIR_DAYS_MS = 3 * DAY_MS

/**
 * Repairs it now and every minute, for the submissions of all `sources`. It has a timer of its own
 * because it repairs the queue as well.
 */
export const startRepairingOutbox = (
  payload: Payload,
  sources: Record<SubmissionCollection, SubmissionMails>,
): void => {
  repeat('repairOutbox', EVERY_MS, async (isStart) => {
    if (!isStart) await freeStuckWork(payload)
    else if (!(await hasMailServer(payload))) say(`${NO_MAIL_SERVER} Mails are kept in the outbox.`)
    await repairOutbox(payload, Object.values(sources), isStart)
  })
}

/**
 * Repairs what a killed process left behind: mails marked as being sent, mails without a task, and
 * submissions of the last three days without their mails.
 */
const repairOutbox = async (
  payload: Payload,
  sources: SubmissionMails[],
  isStart: boolean,
): Promise<void> => {
  // On SQLite this is the only process: at its start no other one is sending.
  await freeStuckMails(payload, isStart && isSqlite(payload) ? 0 : STUCK_AFTER_MS)
  await queueForgotten(payload, isStart ? 0 : SETTLED_AFTER_MS)
  const since = new Date(Date.now() - (isStart ? REPAIR_DAYS_MS : STUCK_AFTER_MS))
  for (const source of sources) await writeMissing(payload, source, since)
}

/** Frees what a killed process was sending. A message by WhatsApp may have been taken: it is repeated once. */
export const freeStuckMails = async (payload: Payload, afterMs: number): Promise<void> => {
  const free = async (channel: Channel, ms: number, set: Partial<Mail>, of: Where = {}) => {
    const { docs } = await payload.find({
      collection: 'mails',
      where: {
        and: [
          { state: { equals: 'sending' } },
          { channel: { equals: channel } },
          notChangedSince(Date.now(), ms),
          of,
        ],
      },
      depth: 0,
      pagination: false,
      select: { key: true },
    })
    // Not if a try has ended meanwhile.
    const where = { id: docs.map(({ id }) => id), state: 'sending' as const }
    await changeRows(payload, { collection: 'mails', where, set })
  }
  await free('mail', afterMs, { state: 'queued', next_try_at: null })
  // WhatsApp recognises no repeat. It may tell first what came of a message that it took.
  const unsureMs = Math.max(afterMs, STUCK_AFTER_MS)
  const isUnsure = { problem: { equals: 'unsure' } }
  await free('whatsapp', unsureMs, { state: 'failed', next_try_at: null }, isUnsure)
  const next_try_at = inDaytime(new Date()).toISOString()
  await free('whatsapp', unsureMs, { state: 'queued', problem: 'unsure', next_try_at })
}

/**
 * Mails that are to be tried again later than any pause: the clock was ahead and was set back. A
 * message that waits for the morning has not been tried yet.
 */
export const bringForwardMails = async (payload: Payload): Promise<void> => {
  const latest = new Date(Date.now() + LONGEST_PAUSE_MS + 60_000).toISOString()
  const { docs } = await payload.find({
    collection: 'mails',
    where: {
      and: [
        { state: { equals: 'queued' } },
        { tries: { greater_than: 0 } },
        {
          or: [
            { channel: { equals: 'mail' } },
            { next_try_at: { greater_than: new Date(Date.now() + LONGEST_WAIT_MS).toISOString() } },
          ],
        },
        { next_try_at: { greater_than: latest } },
      ],
    },
    depth: 0,
    pagination: false,
    select: { channel: true },
  })
  const bring = (channel: Channel, next_try_at: string | null) =>
    changeRows(payload, {
      collection: 'mails',
      where: {
        id: docs.filter((mail) => mail.channel === channel).map(({ id }) => id),
        state: 'queued',
      },
      set: { next_try_at },
    })
  await bring('mail', null)
  await bring('whatsapp', inDaytime(new Date()).toISOString())
  await payload.update({
    collection: 'payload-jobs',
    where: { and: [{ queue: { equals: MAIL_QUEUE } }, { waitUntil: { greater_than: latest } }] },
    data: { waitUntil: null },
    context: { disableRevalidate: true },
  })
}

const queueForgotten = async (payload: Payload, settledMs: number): Promise<void> => {
  // Mails without a mail server wait for one.
  const sent: Where = (await hasMailServer(payload)) ? {} : { channel: { equals: 'whatsapp' } }
  const { docs } = await payload.find({
    collection: 'mails',
    where: {
      and: [{ state: { equals: 'queued' } }, sent, notChangedSince(Date.now(), settledMs)],
    },
    pagination: false,
    select: { next_try_at: true },
  })
  if (docs.length === 0) return
  const waiting = await waitingMails(payload)
  for (const { id, next_try_at } of docs) {
    if (waiting.has(id)) continue
    await queueMail(payload, id, next_try_at ? new Date(next_try_at) : undefined)
  }
}

/** The ids of the mails for which the queue has a task. */
const waitingMails = async (payload: Payload): Promise<Set<unknown>> => {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'sendMail' } }, { hasError: { not_equals: true } }] },
    pagination: false,
    select: { input: true },
  })
  return new Set(docs.map(({ input }) => (input as { mail?: unknown } | null)?.mail)) // outbox.ts wrote it
}

const writeMissing = async (
  payload: Payload,
  source: SubmissionMails,
  since: Date,
): Promise<void> => {
  const keyOf = (reference: string) => mailKeys(reference).confirm
  for await (const references of withoutMails(payload, source.collection, keyOf, since)) {
    for (const reference of references) writeMailsSoon(payload, source, reference)
  }
}
