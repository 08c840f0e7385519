import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import type { CandidateCollection } from '@/collections/PersonalData/shared/personalData'
import { readSql } from '@/lib/server/database/reads/reading'
import { numbersIn } from '@/lib/server/database/sqlJson'
import { SEARCHED_FIELDS } from './derived/searchedFields'
import { isBeginning, wordsIn } from './resumeSearch'
import { readSearch } from './search'

const AROUND_CHARS = 40
const MOST_EXCERPTS = 3
// A list of all rows is for programs; its texts would be gigabytes.
const MOST_ROWS = 200

/**
 * For each row that a search found by words that are only in its resume: these words with a few words
 * around.
 */
export const resumeWords = async <Row extends { id: number }>(
  payload: Payload,
  collection: CandidateCollection,
  rows: readonly Row[],
  q: string | null,
): Promise<Map<number, string>> => {
  const search = readSearch(q ?? '')
  const words = new Map<number, string>()
  if (search?.kind !== 'words' || rows.length > MOST_ROWS) return words
  const missing = new Map(rows.map((row) => [row.id, missingIn(collection, row, search.words)]))
  const ids = rows.map(({ id }) => id).filter((id) => missing.get(id)?.length)
  if (ids.length === 0) return words
  const texts = await readSql<{ id: number; resume_text: string | null }>(
    payload,
    sql`SELECT id, resume_text FROM ${sql.identifier(collection)}
        WHERE id IN ${numbersIn(payload, ids)}`,
  )
  for (const { id, resume_text } of texts) {
    const found = excerpts(resume_text ?? '', missing.get(id) ?? [])
    if (found) words.set(id, found)
  }
  return words
}

/** The words that are in none of the row's other fields. */
const missingIn = (collection: CandidateCollection, row: object, words: string[]): string[] => {
  const values = new Map<string, unknown>(Object.entries(row))
  const texts = SEARCHED_FIELDS[collection].map((field) =>
    String(values.get(field) ?? '').toLowerCase(),
  )
  return words.filter((word) => !texts.some((text) => text.includes(word.toLowerCase())))
}

/** Where the words are in a text, with what is around. */
export const excerpts = (text: string, typed: string[]): string => {
  const found: string[] = []
  let until = -1
  for (const word of typed.flatMap(wordsIn).slice(0, MOST_EXCERPTS)) {
    const at = placeOf(word, text)
    if (at < 0 || (found.length > 0 && at < until)) continue
    const from = Math.max(0, at - AROUND_CHARS)
    until = at + word.length + AROUND_CHARS
    found.push(whole(text, from, until))
  }
  return found.join(' ')
}

/** A word is letters, marks and digits, so it needs no escaping. */
const placeOf = (word: string, text: string): number => {
  const end = isBeginning(word) ? '' : '(?![\\p{L}\\p{M}\\p{N}])'
  return text.search(new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${word}${end}`, 'iu'))
}

/** A part of a text without the halves of words at its ends. */
const whole = (text: string, from: number, until: number): string => {
  const start = from === 0 ? '' : '… '
  const end = until >= text.length ? '' : ' …'
  const part = text.slice(from, until)
  const cut = from === 0 ? part : part.replace(/^\S{0,30}\s/u, '')
  return `${start}${end ? cut.replace(/\s\S{0,30}$/u, '') : cut}${end}`
}
