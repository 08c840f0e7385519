import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, Where } from 'payload'
import type { CandidateCollection } from '@/collections/PersonalData/shared/personalData'
import { readSql } from '@/lib/server/database/reads/reading'
import { NO_ROW } from '@/lib/server/database/rows'
import { isSqlite } from '@/lib/server/database/sql'
import { phoneDigits } from '@/lib/shared/fields'
import { columnOf, SEARCHED_FIELDS } from './derived/searchedFields'
import { endsWith, phoneEndsWith } from './phoneNumber'
import { resumeHas, resumesWith } from './resumeSearch'

/**
 * What a search asks for: a phone number by its end, a number by any part of it, or words of which
 * each must be in one of SEARCHED_FIELDS, or begin a word of the resume. No words: everything.
 */
export type Search =
  | { kind: 'ending'; digits: string }
  | { kind: 'number'; digits: string }
  | { kind: 'words'; words: string[] }

const MAX_CHARS = 100
const NUMBER = /^[\p{Nd}\s()+./-]+$/u
const LEAST_DIGITS = 3
// Staff search for up to five digits as the end of a number; for more, anywhere in it.
const LAST_DIGITS = 5
// Shorter words are in no trigram.
const INDEXED_CHARS = 3

/** Reads a search as typed. Null: no row can fit. */
export const readSearch = (q: string): Search | null => {
  const text = q.normalize('NFC').trim().slice(0, MAX_CHARS)
  // Postgres cannot take a NUL, and no row has one.
  if (text.includes('\0')) return null
  const digits = NUMBER.test(text) ? phoneDigits(text) : ''
  if (digits.length < LEAST_DIGITS)
    return { kind: 'words', words: text.split(/\s+/).filter(Boolean) }
  if (digits.length <= LAST_DIGITS) return { kind: 'ending', digits }
  // Zeros before a whole number (0 or 00 and the dialling code) are not stored. The end of a number
  // keeps its zeros.
  const stored = digits.replace(/^0+/, '')
  return { kind: 'number', digits: stored.length < LEAST_DIGITS ? digits : stored }
}

const fieldsOf = (collection: CandidateCollection, { kind }: Search): string[] =>
  kind === 'words' ? [...SEARCHED_FIELDS[collection]] : ['phone_e164', 'reference']

const partsOf = (search: Search): string[] =>
  search.kind === 'words' ? search.words : [search.digits]

/**
 * A statement that selects the ids of the rows that a search finds, or null when no index can answer
 * it alone, because it has a word of one or two characters. `within` limits it to a range of ids
 * (lowest excluded, highest included).
 */
export const searchStatement = (
  payload: Payload,
  collection: CandidateCollection,
  search: Search,
  within?: { above: number; upTo: number },
): SQL | null => {
  const inRange = (id: string) =>
    within ? sql`AND ${sql.raw(id)} > ${within.above} AND ${sql.raw(id)} <= ${within.upTo}` : sql``
  const table = sql.identifier(collection)
  if (search.kind === 'ending') {
    const ends = endsWith(payload, search.digits)
    return sql`SELECT id FROM ${table} WHERE ${ends} ${inRange('id')}`
  }
  const parts = partsOf(search)
  if (!isSqlite(payload)) {
    return sql`SELECT id FROM ${table} WHERE ${contained(payload, collection, search)} ${inRange('id')}`
  }
  if (parts.some((part) => [...part].length < INDEXED_CHARS)) return null
  const columns = `{${fieldsOf(collection, search).map(columnOf).join(' ')}}`
  const index = sql.identifier(`${collection}_search`)
  const range = inRange('rowid')
  const found = parts.map((part) => {
    const match = `${columns} : "${part.replaceAll('"', '""')}"`
    const inFields = sql`SELECT rowid AS id FROM ${index} WHERE ${index} MATCH ${match} ${range}`
    const inResume = search.kind === 'words' ? resumesWith(collection, part, range) : null
    // Not UNION, which reads both to the end before its first row. A row found by both is there twice.
    return inResume ? sql`${inFields} UNION ALL ${inResume}` : inFields
  })
  if (found.length === 1) return found[0] ?? null
  const each = found.map((ids) => sql`SELECT id FROM (${ids})`)
  return sql.join(each, sql.raw(' INTERSECT '))
}

/** The condition that a row of the collection's table has all parts of the search. */
export const contained = (
  payload: Payload,
  collection: CandidateCollection,
  search: Search,
): SQL => {
  const like = sql.raw(isSqlite(payload) ? 'LIKE' : 'ILIKE')
  const conditions = partsOf(search).map((part) => {
    const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`
    const fields = fieldsOf(collection, search).map(
      (field) => sql`${sql.identifier(columnOf(field))} ${like} ${pattern} ESCAPE '\\'`,
    )
    const inResume = search.kind === 'words' ? resumeHas(payload, collection, part) : null
    return sql`(${sql.join([...fields, ...(inResume ? [inResume] : [])], sql.raw(' OR '))})`
  })
  return sql.join(conditions, sql.raw(' AND '))
}

// More ids would make a statement slower than reading the table. Postgres takes 65,535 values.
const MOST_IDS = { sqlite: 50_000, postgres: 20_000 }

/** The conditions of a search as typed, for Payload's queries. */
export const searchWhere = async (
  payload: Payload,
  collection: CandidateCollection,
  q: string,
): Promise<Where[]> => {
  const search = readSearch(q)
  if (!search) return [NO_ROW]
  if (search.kind === 'ending') return [await phoneEndsWith(payload, collection, [search.digits])]
  const parts = partsOf(search)
  if (parts.length === 0) return []
  const statement = searchStatement(payload, collection, search)
  const most = isSqlite(payload) ? MOST_IDS.sqlite : MOST_IDS.postgres
  const ids = statement && (await fewIds(payload, statement, most))
  if (ids) return [{ id: { in: ids } }]
  const fields = fieldsOf(collection, search)
  return Promise.all(
    parts.map(async (part) => {
      const inFields: Where[] = fields.map((field) => ({ [field]: { contains: part } }))
      if (search.kind === 'words') {
        const share = Math.floor(most / parts.length)
        inFields.push(...(await resumesWhere(payload, collection, part, share)))
      }
      return { or: inFields }
    }),
  )
}

/** The ids that a statement selects; null when there are too many. */
const fewIds = async (payload: Payload, statement: SQL, most: number): Promise<number[] | null> => {
  const limited = sql`SELECT id FROM (${statement}) found LIMIT ${sql.raw(String(most + 1))}`
  const rows = await readSql<{ id: number }>(payload, limited)
  return rows.length > most ? null : [...new Set(rows.map(({ id }) => id))]
}

const resumesWhere = async (
  payload: Payload,
  collection: CandidateCollection,
  part: string,
  most: number,
): Promise<Where[]> => {
  const has = resumeHas(payload, collection, part)
  if (!has) return []
  const statement = isSqlite(payload)
    ? resumesWith(collection, part)
    : sql`SELECT id FROM ${sql.identifier(collection)} WHERE ${has}`
  const ids = statement && (await fewIds(payload, statement, most))
  // Too many rows for their ids: slower, and it also finds inside words ('elder' finds 'welder').
  return [ids ? { id: { in: ids } } : { resume_text: { contains: part } }]
}
