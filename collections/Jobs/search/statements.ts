import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { jsonTable, numbersIn } from '@/lib/server/database/sqlJson'
import type { Entry } from './entry'

/**
 * Replaces what the search tables hold of these jobs by `entries`; a job without an entry is
 * removed. `today` as a day number. The statements belong together (lib/server/database/transaction.ts).
 */
export const replaceEntries = (
  payload: Payload,
  jobIds: number[],
  entries: Entry[],
  today: number,
): SQL[] => {
  const ids = numbersIn(payload, jobIds)
  const count = (sign: 1 | -1) => [
    // `+ 0`: by job, not by the index for is_open, which would read most entries.
    countEntries(sign, sql`is_open + 0 = 1 and job_id in ${ids}`),
    countWords(sign, sql`job_id in ${ids}`),
  ]
  return [
    ...count(-1),
    sql`delete from jobs_search_words where job_id in ${ids}`,
    sql`delete from jobs_search where job_id in ${ids}`,
    ...insertEntries(payload, entries, today),
    ...count(1),
  ]
}

const insertEntries = (payload: Payload, entries: Entry[], today: number): SQL[] => {
  if (entries.length === 0) return []
  const rows = jsonTable(
    payload,
    entries.map(({ words: _words, ...row }) => row),
  )
  const words = jsonTable(
    payload,
    entries.flatMap(({ job_id, words: own }) =>
      own.map(([word, weight]) => [job_id, word, weight]),
    ),
  )
  // `where true` tells SQLite that `on` does not belong to a join.
  return [
    sql`insert into jobs_search_facets (country, industry, experience, jobs)
        select distinct value ->> 'country', value ->> 'industry', value ->> 'experience', 0
        from ${rows} where true on conflict do nothing`,
    sql`insert into jobs_search_terms (term, jobs)
        select distinct value ->> 1, 0 from ${words} where true on conflict do nothing`,
    sql`insert into jobs_search
          (job_id, facet_id, closes_on, posted_at, is_open, changed_at, json)
        select cast(value ->> 'job_id' as integer), f.id,
          cast(value ->> 'closes_on' as integer), cast(value ->> 'posted_at' as bigint),
          case when cast(value ->> 'closes_on' as integer) >= ${sql.raw(String(today))} then 1 else 0 end,
          value ->> 'changed_at', value ->> 'json'
        from ${rows}
        join jobs_search_facets f on f.country = value ->> 'country'
          and f.industry = value ->> 'industry' and f.experience = value ->> 'experience'`,
    sql`insert into jobs_search_words
          (term_id, job_id, weight, facet_id, closes_on, posted_at)
        select t.id, s.job_id, cast(value ->> 2 as integer), s.facet_id, s.closes_on, s.posted_at
        from ${words}
        join jobs_search s on s.job_id = cast(value ->> 0 as integer)
        join jobs_search_terms t on t.term = value ->> 1`,
  ]
}

// `+ 0` in both: grouped by the column itself, SQLite may read a whole index in its order instead of
// the few rows of the condition, as long as its statistics are from a smaller site.

/** Adds the entries that meet a condition to the counts of the facets, or subtracts them. */
export const countEntries = (sign: 1 | -1, condition: SQL): SQL =>
  sql`update jobs_search_facets set jobs = jobs + ${sql.raw(String(sign))} * counted.n
      from (select facet_id + 0 as facet_id, count(*) as n from jobs_search
            where ${condition} group by facet_id + 0) as counted
      where counted.facet_id = jobs_search_facets.id`

const countWords = (sign: 1 | -1, condition: SQL): SQL =>
  sql`update jobs_search_terms set jobs = jobs + ${sql.raw(String(sign))} * counted.n
      from (select term_id + 0 as term_id, count(*) as n from jobs_search_words
            where ${condition} group by term_id + 0) as counted
      where counted.term_id = jobs_search_terms.id`
