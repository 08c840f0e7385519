import type { Payload } from 'payload'
import { say } from '@/lib/server/log'
import { logError } from '@/lib/server/logError'
import { repeat } from '@/lib/server/repeat'
import { hasMailServer } from '@/lib/server/smtp'
import { isSqlite } from '@/lib/server/sql'
import { freeStuckWork } from '@/lib/server/stuckWork'
import { DAY_MS } from '@/lib/shared/limits'
import { NO_MAIL_SERVER, queueMail } from './outbox'
import { MAIL_SOURCES, type MailSource, mailKeys, writeMails } from './writeMails'

const EVERY_MS = 60_000
const STUCK_AFTER_MS = 10 * 60_000
// A mail is a row first, and has its task a moment later.
const SETTLED_AFTER_MS = 60_000
const REPAIR_DAYS_MS = 3 * DAY_MS
const CHUNK = 200

/** Sweeps now and every minute. By a timer of its own, since it looks after the queue as well. */
export const startSweeping = (payload: Payload): void => {
  if (!hasMailServer) say(`${NO_MAIL_SERVER} Mails are kept in the outbox.`)
  repeat('sweepOutbox', EVERY_MS, async (isStart) => {
    if (!isStart) await freeStuckWork(payload)
    await sweepOutbox(payload, isStart)
  })
}

/**
 * Takes up what a killed process left behind: mails that were being sent, mails that no task waits
 * for, and rows of the last three days whose mails were never written.
 */
const sweepOutbox = async (payload: Payload, isStart: boolean): Promise<void> => {
  // On SQLite this is the only process, and at its start nobody else is sending.
  await freeStuckMails(payload, isStart && isSqlite(payload) ? 0 : STUCK_AFTER_MS)
  await queueForgotten(payload, isStart ? 0 : SETTLED_AFTER_MS)
  const since = new Date(Date.now() - (isStart ? REPAIR_DAYS_MS : STUCK_AFTER_MS))
  for (const source of MAIL_SOURCES) await writeMissing(payload, source, since)
}

const freeStuckMails = async (payload: Payload, afterMs: number): Promise<void> => {
  await payload.update({
    collection: 'mails',
    where: { and: [{ state: { equals: 'sending' } }, { updatedAt: { less_than: ago(afterMs) } }] },
    data: { state: 'queued', next_try_at: null },
  })
}

const queueForgotten = async (payload: Payload, settledMs: number): Promise<void> => {
  if (!hasMailServer) return
  const { docs } = await payload.find({
    collection: 'mails',
    where: { and: [{ state: { equals: 'queued' } }, { updatedAt: { less_than: ago(settledMs) } }] },
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

/** The mails that a task of the queue waits for. */
const waitingMails = async (payload: Payload): Promise<Set<unknown>> => {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'sendMail' } }, { hasError: { not_equals: true } }] },
    pagination: false,
    select: { input: true },
  })
  return new Set(docs.map(({ input }) => (input as { mail?: unknown } | null)?.mail)) // outbox.ts wrote it
}

const writeMissing = async (payload: Payload, source: MailSource, since: Date): Promise<void> => {
  const { docs } = await payload.find({
    collection: source,
    where: { createdAt: { greater_than: since.toISOString() } },
    pagination: false,
    select: { reference: true, dedupe_key: true },
  })
  const references = docs.filter(isSubmitted).map(({ reference }) => reference)
  for (let from = 0; from < references.length; from += CHUNK) {
    const some = references.slice(from, from + CHUNK)
    const written = await writtenKeys(
      payload,
      some.map((reference) => mailKeys(reference).confirm),
    )
    for (const reference of some) {
      if (written.has(mailKeys(reference).confirm)) continue
      // One row that cannot be read keeps no other from its mail.
      await writeMails(payload, source, reference).catch((error) => logError('sweepOutbox', error))
    }
  }
}

/** By a form (collections/Submissions/createOnce.ts); rows that a command made up have keys of another kind, and get no mail. */
const isSubmitted = ({ dedupe_key }: { dedupe_key: string }): boolean => /^[sh]:/.test(dedupe_key)

const writtenKeys = async (payload: Payload, keys: string[]): Promise<Set<string>> => {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { key: { in: keys } },
    pagination: false,
    select: { key: true },
  })
  return new Set(docs.map(({ key }) => key))
}

const ago = (ms: number): string => new Date(Date.now() - ms).toISOString()
