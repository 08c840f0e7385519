import { createHash, randomInt } from 'node:crypto'
import { inArray } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import type { SubmissionMails } from '@/collections/Mails/writeMails'
import { writeMailsSoon } from '@/collections/Mails/writeMailsSoon'
import { insertRow, type NewRow } from '@/lib/server/insertRows'
import type { SubmissionCollection } from './shared/personalData'

/** The reference number of a submission, and the key that a repeat of it shares. */
type OnceKeys = { reference: string; dedupe_key: string }

export type Once<S extends SubmissionCollection> = {
  payload: Payload
  collection: S
  mails: SubmissionMails
  /**
   * The first two letters of the reference number: AP application, RG registration, GR grievance …
   */
  letters: string
  /** A UUID that the browser makes once for each filled form; identifies a repeat. */
  submission_id: unknown
  /** Sender and content: identify a repeat within ten minutes without a submission_id. */
  identity: string[]
  /** Makes the row for these keys; a repeat does not store it. */
  row: (keys: OnceKeys) => Promise<NewRow<S>>
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const REPEAT_WINDOW_MS = 600_000
const REFERENCE_TRIES = 5

type Created = { reference: string; isNew: boolean }

/**
 * Creates the row of a submission, from which its mails are written soon after. A repeat, also a
 * simultaneous one, creates nothing: it gets the reference of the first, and `isNew` false.
 */
export const createOnce = async <S extends SubmissionCollection>(
  once: Once<S>,
): Promise<Created> => {
  const created = await createRow(once)
  writeMailsSoon(once.payload, once.mails, created.reference)
  return created
}

const createRow = async <S extends SubmissionCollection>(once: Once<S>): Promise<Created> => {
  const { payload, collection, letters } = once
  const keys = dedupeKeys(once)
  // A repeat with the first key is found when the row is inserted.
  const earlier = keys.length > 1 && (await referenceOf(payload, collection, keys))
  if (earlier) return { reference: earlier, isNew: false }

  const dedupe_key = keys[0]
  const row = await once.row({ reference: newReference(letters), dedupe_key })
  for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
    const reference = newReference(letters)
    if (await insertRow(payload, collection, 'reference', { ...row, reference })) {
      return { reference, isNew: true }
    }
    // Not inserted: the same form was sent at the same moment, or the random reference is taken.
    const twin = await referenceOf(payload, collection, keys)
    if (twin) return { reference: twin, isNew: false }
  }
  throw new Error('No free reference was found')
}

const referenceOf = async (
  { db }: Payload,
  collection: SubmissionCollection,
  keys: string[],
): Promise<string | undefined> => {
  const table = db.tables[collection]
  const rows: { reference: string }[] = await db.drizzle
    .select({ reference: table.reference })
    .from(table)
    .where(inArray(table.dedupe_key, keys))
    .limit(1)
  return rows[0]?.reference
}

/**
 * The keys of the current and the previous ten minutes, so that a repeat across the boundary is
 * found.
 */
const dedupeKeys = ({
  submission_id,
  identity,
}: Pick<Once<SubmissionCollection>, 'submission_id' | 'identity'>): [string, ...string[]] => {
  if (typeof submission_id === 'string' && UUID.test(submission_id)) {
    return [`s:${submission_id.toLowerCase()}`]
  }
  const window = Math.floor(Date.now() / REPEAT_WINDOW_MS)
  const key = (at: number) =>
    `h:${createHash('sha256')
      .update(JSON.stringify([...identity, at]))
      .digest('hex')}`
  return [key(window), key(window - 1)]
}

/** 'AP-26-4821730': easy to read out on the phone, and random, so that it reveals no totals. */
const newReference = (letters: string): string =>
  `${letters}-${new Date().getUTCFullYear() % 100}-${randomInt(1_000_000, 10_000_000)}`
