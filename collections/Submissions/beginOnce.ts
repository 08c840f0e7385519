import { createHash, randomInt } from 'node:crypto'
import { inArray } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import type { SubmissionCollection } from '@/collections/PersonalData/shared/personalData'
import { insertRow, type NewRow } from '@/lib/server/database/insertRows'

type Once<S extends SubmissionCollection> = {
  payload: Payload
  collection: S
  /**
   * The first two letters of the reference number: AP application, RG registration, GR grievance …
   */
  letters: string
} & (Form | { key: string })

/** What identifies the repeat of a form. A row that no form sends names its key itself. */
type Form = {
  /** A UUID that the browser makes once for each filled form; identifies a repeat. */
  submission_id: unknown
  /** Sender and content: identify a repeat within ten minutes without a submission_id. */
  identity: string[]
}

/** The row of a submission but for what makes it one of a kind. */
export type OnceRow<S extends SubmissionCollection> = Omit<NewRow<S>, 'reference' | 'dedupe_key'>

/** A submission that is being stored: see `beginOnce`. */
export type Begun<S extends SubmissionCollection> = {
  /** The reference of an earlier one that this repeats. */
  earlier: string | undefined
  /**
   * Stores the row. A repeat stores nothing: it gets the reference of the first, and `isNew` false.
   * `id` is null for a repeat that was recognised by its contents alone, which a stranger may know.
   */
  insert: (row: OnceRow<S>) => Promise<Created>
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const REPEAT_WINDOW_MS = 600_000
const REFERENCE_TRIES = 5

/** A stored submission. */
export type Created = { reference: string; isNew: boolean; id: number | null }

/** Begins to store a submission once, however often it is sent. */
export const beginOnce = async <S extends SubmissionCollection>(
  once: Once<S>,
): Promise<Begun<S>> => {
  const { payload, collection, letters } = once
  const keys: [string, ...string[]] = 'key' in once ? [once.key] : dedupeKeys(once)
  const [dedupe_key] = keys
  const isByContents = keys.length > 1
  return {
    // A repeat with the first key is found when the row is inserted.
    earlier: isByContents ? (await twinOf(payload, collection, keys))?.reference : undefined,
    insert: async (row) => {
      for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
        const reference = newReference(letters)
        const values = { ...row, reference, dedupe_key } as NewRow<S> // Omit and back, of a type parameter
        const id = await insertRow(payload, collection, 'reference', values)
        if (id !== null) return { reference, isNew: true, id }
        // Not inserted: the same form was sent at the same moment, or the random reference is taken.
        const twin = await twinOf(payload, collection, keys)
        if (twin) return { ...twin, isNew: false, id: isByContents ? null : twin.id }
      }
      throw new Error('No free reference was found')
    },
  }
}

const twinOf = async (
  { db }: Payload,
  collection: SubmissionCollection,
  keys: string[],
): Promise<{ reference: string; id: number } | undefined> => {
  const table = db.tables[collection]
  const rows: { reference: string; id: number }[] = await db.drizzle
    .select({ reference: table.reference, id: table.id })
    .from(table)
    .where(inArray(table.dedupe_key, keys))
    .limit(1)
  return rows[0]
}

/**
 * The keys of the current and the previous ten minutes, so that a repeat across the boundary is
 * found.
 */
const dedupeKeys = ({ submission_id, identity }: Form): [string, ...string[]] => {
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
