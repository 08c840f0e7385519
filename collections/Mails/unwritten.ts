import { inArray } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'

/** Those of the references whose mail, named by `keyOf`, is not in the outbox. */
export const unwritten = async (
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
