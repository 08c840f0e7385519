import { setImmediate as letOthersWork } from 'node:timers/promises'
import type { Payload } from 'payload'
import { logError } from '@/lib/server/monitoring/logError'
import { processWide } from '@/lib/server/process/processWide'
import { type SubmissionMails, writeMails } from './writeMails'

/** Mails are in the outbox within two seconds; waiting lets many share their statements. */
const WAIT_MS = 500
/** So few that writing them delays no request noticeably. */
const AT_ONCE = 16

type Waiting = { payload: Payload; mails: SubmissionMails; references: Set<string> }

const queue = processWide('mailsToWrite', () => ({
  waiting: new Map<string, Waiting>(),
  isWriting: false,
}))

/**
 * Writes the mails of a submission within two seconds. They are derived from its row, so nothing is
 * stored until then: what this process cannot write, because of an error or its end, the sweep does
 * (repairOutbox.ts).
 */
export const writeMailsSoon = (
  payload: Payload,
  mails: SubmissionMails,
  reference: string,
): void => {
  const waiting = queue.waiting.get(mails.collection) ?? { payload, mails, references: new Set() }
  waiting.references.add(reference)
  queue.waiting.set(mails.collection, waiting)
  if (queue.isWriting) return
  queue.isWriting = true
  setTimeout(() => void writeWaiting(), WAIT_MS).unref()
}

const writeWaiting = async (): Promise<void> => {
  for (const [name, { payload, mails, references }] of queue.waiting) {
    queue.waiting.delete(name)
    const all = [...references]
    for (let from = 0; from < all.length; from += AT_ONCE) {
      await tryToWrite(payload, mails, all.slice(from, from + AT_ONCE))
      await letOthersWork()
    }
  }
  queue.isWriting = false
}

/** An error with one row must not keep the others from their mails. */
const tryToWrite = async (
  payload: Payload,
  mails: SubmissionMails,
  references: string[],
): Promise<void> => {
  try {
    await writeMails(payload, mails, references)
  } catch (error) {
    const [only, ...others] = references
    if (only && others.length === 0) return logError(`mails of ${mails.collection}`, error)
    for (const reference of references) await tryToWrite(payload, mails, [reference])
  }
}
