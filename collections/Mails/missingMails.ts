import { inArray, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, Where } from 'payload'
import type { SubmissionCollection } from '@/collections/PersonalData/shared/personalData'
import { pagesOf } from '@/lib/server/database/rows'
import { runSql } from '@/lib/server/database/sql'

/** Those of the references whose mail, named by `keyOf`, is not in the outbox. */
export const missingMails = async (
  { db }: Payload,
  references: readonly string[],
  keyOf: (reference: string) => string,
): Promise<string[]> => {
  const { mails } = db.tables
  const rows: { key: string }[] = await db.drizzle
    .select({ key: mails.key })
    .from(mails)
    .where(inArray(mails.key, references.map(keyOf)))
  const written = new Set(rows.map(({ key }) => key))
  return references.filter((reference) => !written.has(keyOf(reference)))
}

/**
 * The references of the submissions created since a time, and before another one if given, whose mails
 * are not in the outbox, in pages.
 */
export async function* withoutMails(
  payload: Payload,
  collection: SubmissionCollection,
  keyOf: (reference: string) => string,
  since: Date,
  before?: Date,
): AsyncGenerator<string[]> {
  const created = since.toISOString()
  const [first] = await runSql<{ id: number | null }>(
    payload,
    // `+`: otherwise SQLite goes through all rows in the order of their ids, here and below.
    sql`SELECT min(+id) AS id FROM ${sql.identifier(collection)} WHERE created_at > ${created}`,
  )
  if (!first?.id) return
  const time: Where[] = [{ createdAt: { greater_than: created } }]
  if (before) time.push({ createdAt: { less_than: before.toISOString() } })
  const where: Where = { and: [...time, { id: { greater_than_equal: first.id } }] }
  for await (const rows of pagesOf(payload, collection, where, ['reference', 'dedupe_key'])) {
    const references = rows.filter(isSubmitted).map(({ reference }) => reference)
    yield await missingMails(payload, references, keyOf)
  }
}

/**
 * Sent by a form (Submissions/beginOnce.ts), or proposed by the office (Applications/proposal.ts).
 * Sample rows of commands have other keys and get no mail.
 */
const isSubmitted = ({ dedupe_key }: { dedupe_key: string }): boolean => /^[shp]:/.test(dedupe_key)
