import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from '@/lib/server/database/sql'
import { jsonArray, jsonTable } from '@/lib/server/database/sqlJson'
import { FACETS, type JobFilters } from '../shared/filters'
import { type FacetGroup, readGroups } from './facets'
import { GROUP, type Range, readIds } from './listIds'
import { type Asked, allowedErrors, BEGINNING_LETTERS, beginningOf, closeness } from './words'

/** A stored word that a searched one stands for, and how near it is (closeness). */
type Meaning = { term: number; factor: number; jobs: number }

/** More groups of words than anybody searches for: each one costs time. */
const MAX_GROUPS = 8

/** A job has some fifty words and beginnings: so many look-ups cost as much as reading them. */
const MAX_LOOK_UPS = 25

/**
 * The open jobs that have a word of each group: all of them by their filter values, and the ids of a
 * part of those that the filters let through, best match first, then newest first.
 */
export const searchIds = async (
  payload: Payload,
  asked: Asked,
  filters: JobFilters,
  range: Range,
  today: number,
): Promise<{ groups: FacetGroup[]; ids: number[] }> => {
  const groups = [...new Map(asked.map((words) => [words.join(' '), words])).values()]
  const meanings = await meaningsOfGroups(payload, groups.slice(0, MAX_GROUPS))
  if (meanings.some((found) => found.length === 0)) return { groups: [], ids: [] }
  const [row] = await runSql<{ found: string | null; ids: string | null }>(
    payload,
    sql`with ${hits(payload, meanings, today)}
        select
          (select ${jsonArray(payload, GROUP(payload))}
           from (select facet_id, count(*) as jobs from hits group by facet_id) as g
           join jobs_search_facets f on f.id = g.facet_id) as found,
          (select ${jsonArray(payload, sql`job_id`)} from (
             select job_id from hits where ${hasFilters(filters)}
             order by score desc, posted_at desc, job_id desc
             limit ${range.size} offset ${range.offset}
           ) as page) as ids`,
  )
  return { groups: readGroups(row?.found), ids: readIds(row?.ids) }
}

/** For each group the stored words that its words stand for, each with its greatest factor. */
const meaningsOfGroups = async (payload: Payload, groups: Asked): Promise<Meaning[][]> => {
  const words = [...new Set(groups.flat())]
  const found = await Promise.all(words.map((word) => meaningsOf(payload, word)))
  const byWord = new Map(words.map((word, at) => [word, found[at] ?? []]))
  return groups.map((group) => {
    const worstFirst = group
      .flatMap((word) => byWord.get(word) ?? [])
      .toSorted((a, b) => a.factor - b.factor)
    return [...new Map(worstFirst.map((meaning) => [meaning.term, meaning])).values()]
  })
}

/** The stored words that a searched word stands for; none when nothing can be found. */
const meaningsOf = async (payload: Payload, asked: string): Promise<Meaning[]> => {
  const isShort = asked.length <= BEGINNING_LETTERS
  const errors = allowedErrors(asked)
  const [first = ''] = asked
  const mayFit = isShort
    ? sql`term = ${beginningOf(asked, asked.length)}`
    : errors === 0
      ? between(asked)
      : sql`${between(first)} and (${between(asked)} or length(term) >= ${asked.length - errors})`
  const [row] = await runSql<{ found: string | null }>(
    payload,
    sql`select ${jsonArray(payload, sql`term || ' ' || id || ' ' || jobs`)} as found
        from jobs_search_terms where ${mayFit} and jobs > 0`,
  )
  const found = JSON.parse(row?.found ?? '[]') as string[] // written by the query
  return found.flatMap((line) => {
    const [word = '', term, jobs] = line.split(' ')
    // The weights of beginnings say already how well they fit.
    const factor = isShort ? 1 : closeness(asked, word)
    return factor > 0 ? { term: Number(term), factor, jobs: Number(jobs) } : []
  })
}

/** The words that begin so. */
const between = (start: string): SQL => sql`(term >= ${start} and term < ${`${start}\u{10ffff}`})`

/**
 * The tables `hits_1`, `hits_2` …, one for each group and each within the one before, the rarest
 * first; the last one is called `hits`. Each reads a table of the meanings of its group.
 */
const hits = (payload: Payload, meanings: Meaning[][], today: number): SQL => {
  const rarestFirst = meanings.toSorted((a, b) => jobsOf(a) - jobsOf(b))
  const tables = rarestFirst.flatMap((found, at) => {
    const terms = sql.raw(`terms_${at + 1}`)
    const name = sql.raw(at === rarestFirst.length - 1 ? 'hits' : `hits_${at + 1}`)
    const before = at === 0 ? null : sql.raw(`hits_${at}`)
    const given = found.map(({ term, factor }) => [term, factor])
    return [
      sql`${terms} as materialized (
        select cast(value ->> 0 as integer) as term_id, cast(value ->> 1 as integer) as factor
        from ${jsonTable(payload, given)})`,
      sql`${name} as materialized (${hitsOf(found, terms, before, today)})`,
    ]
  })
  return sql.join(tables, sql`, `)
}

const hitsOf = (found: Meaning[], terms: SQL, before: SQL | null, today: number): SQL => {
  if (before)
    return sql`select * from (
      select before.job_id, before.facet_id, before.posted_at,
        before.score + (${scoreOf(found, terms)}) as score
      from ${before} as before
    ) as scored where score is not null`
  const isOpen = sql`closes_on >= ${sql.raw(String(today))}`
  const [only] = found
  // The frequent case needs no grouping: a job has a word once.
  if (only && found.length === 1) {
    return sql`select job_id, facet_id, posted_at, weight * ${sql.raw(String(only.factor))} as score
      from jobs_search_words where term_id = ${sql.raw(String(only.term))} and ${isOpen}`
  }
  return sql`select w.job_id as job_id, max(w.facet_id) as facet_id,
      max(w.posted_at) as posted_at, max(w.weight * t.factor) as score
    from ${terms} as t cross join jobs_search_words w
    where w.term_id = t.term_id and ${isOpen}
    group by w.job_id`
}

/** The score of one group for the job of the row outside; null for a job without it. */
const scoreOf = (found: Meaning[], terms: SQL): SQL => {
  // A cross join is read in the order of its tables: either each meaning is looked up, or the words
  // of the job are read.
  const [first, second] =
    found.length <= MAX_LOOK_UPS
      ? [sql`${terms} as t`, sql`jobs_search_words w`]
      : [sql`jobs_search_words w`, sql`${terms} as t`]
  return sql`select max(w.weight * t.factor) from ${first} cross join ${second}
    where w.job_id = before.job_id and w.term_id = t.term_id`
}

const jobsOf = (found: Meaning[]): number => found.reduce((sum, { jobs }) => sum + jobs, 0)

const hasFilters = (filters: JobFilters): SQL => {
  const chosen = FACETS.filter((facet) => filters[facet].length > 0)
  if (chosen.length === 0) return sql`true`
  const conditions = chosen.map((facet) => sql`${sql.raw(facet)} in ${filters[facet]}`)
  return sql`facet_id in (
    select id from jobs_search_facets where ${sql.join(conditions, sql` and `)})`
}
