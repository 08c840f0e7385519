import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import type { CandidateCollection } from '@/collections/PersonalData/shared/personalData'
import { isSqlite } from '@/lib/server/database/sql'
import { POSTGRES_WORDS } from './derived/resumes'
import { JOINERS } from './resume/plainText'

// "a" would find every resume with a word that begins with it.
const BEGINNING_CHARS = 3

/** A word as typed, as the words that a resume must have: "TIG/MIG" is two. */
export const wordsIn = (typed: string): string[] =>
  typed
    .normalize('NFC')
    .replace(JOINERS, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Whether a word of a resume may be longer than the one searched. */
export const isBeginning = (word: string): boolean => [...word].length >= BEGINNING_CHARS

/**
 * Selects the ids of the rows whose resume has a word as typed, or words that begin with it; null when
 * it has no letter or digit. `range` limits the rows, by their rowid. Only on SQLite.
 */
export const resumesWith = (
  collection: CandidateCollection,
  typed: string,
  range: SQL = sql``,
): SQL | null => {
  const matching = matchingOnSqlite(collection, typed)
  return matching && sql`SELECT rowid AS id ${matching} ${range}`
}

const matchingOnSqlite = (collection: CandidateCollection, typed: string): SQL | null => {
  const words = wordsIn(typed)
  if (words.length === 0) return null
  const match = words.map((word) => `"${word}"${isBeginning(word) ? '*' : ''}`).join(' AND ')
  const index = sql.identifier(`${collection}_resumes`)
  return sql`FROM ${index} WHERE ${index} MATCH ${match}`
}

/** The same as a condition on a row of the collection's table. */
export const resumeHas = (
  payload: Payload,
  collection: CandidateCollection,
  typed: string,
): SQL | null => {
  if (isSqlite(payload)) {
    const matching = matchingOnSqlite(collection, typed)
    // `id` is that of the table around it: the index has no such column.
    return matching && sql`EXISTS (SELECT 1 ${matching} AND rowid = id)`
  }
  const words = wordsIn(typed)
  if (words.length === 0) return null
  // Letters and digits only: nothing that the syntax of to_tsquery knows.
  const query = words.map((word) => `${word}${isBeginning(word) ? ':*' : ''}`).join(' & ')
  return sql`${sql.raw(POSTGRES_WORDS)} @@ to_tsquery('simple', ${query})`
}
