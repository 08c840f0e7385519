import type { Definition, DerivedTables, Part } from '@/lib/server/database/derived/definition'
import { rowTrigger } from '@/lib/server/database/derived/rowTrigger'
import { OPTIONAL_NAMES } from '../shared/fields'
import { EXPERIENCE_RANGES } from '../shared/filters'
import { JOB_INDUSTRIES } from '../shared/industries'

/** Raise it when an entry of the same job changes for a reason that the statements do not show. */
const REVISION = 3

/**
 * The tables of the job search (docs/adr/0025). Order and filters of the public lists read indexes
 * only; the index `jobs_search_order` is the list itself.
 */
const TABLES = (kind: 'sqlite' | 'postgres'): string[] => {
  const [id, sorted, big] =
    kind === 'sqlite'
      ? ['integer primary key autoincrement', '', 'integer']
      : ['integer generated always as identity primary key', 'collate "C"', 'bigint']
  const inOrder = 'posted_at desc, job_id desc'
  return [
    // Jobs, and countries with all their jobs, that changed and are not indexed yet; filled by
    // triggers, so that no way in is missed.
    `create table jobs_search_changes (id ${id}, job_id integer, country_id integer)`,
    'create index jobs_search_changes_job on jobs_search_changes (job_id)',
    // Each combination of filter values, and how many entries with is_open = 1 have it.
    `create table jobs_search_facets (id ${id}, country text not null, industry text not null,
       experience text not null, jobs integer not null, unique (country, industry, experience))`,
    // Each word, and how many entries have it.
    `create table jobs_search_terms (id ${id}, term text ${sorted} not null unique, jobs integer not null)`,
    // An entry for each active job. is_open says whether the facets count it.
    `create table jobs_search (job_id integer primary key, facet_id integer not null,
       closes_on integer not null, posted_at ${big} not null, is_open integer not null,
       changed_at text not null, json text not null)`,
    `create index jobs_search_order on jobs_search (${inOrder}, closes_on, facet_id, changed_at)`,
    `create index jobs_search_facet on jobs_search (facet_id, ${inOrder}, closes_on)`,
    'create index jobs_search_open on jobs_search (is_open, closes_on, facet_id)',
    // The words of each entry, with what a search needs of the entry.
    kind === 'sqlite'
      ? `create table jobs_search_words (term_id integer not null, job_id integer not null,
           weight integer not null, facet_id integer not null, closes_on integer not null,
           posted_at integer not null, primary key (term_id, job_id)) without rowid`
      : `create table jobs_search_words (term_id integer not null, job_id integer not null,
           weight integer not null, facet_id integer not null, closes_on integer not null,
           posted_at bigint not null,
           primary key (term_id, job_id) include (weight, facet_id, closes_on, posted_at))`,
    'create index jobs_search_words_job on jobs_search_words (job_id)',
  ]
}

/** A table or an index, by the statement that creates it. */
const part = (create: string): Part => {
  const [, kind, name] = /^create (table|index) (\w+)/.exec(create) ?? []
  if ((kind !== 'table' && kind !== 'index') || !name) throw new Error(`No part: ${create}`)
  return { kind, name, create: [create] }
}

const NOTED = 'insert into jobs_search_changes (job_id)'

/** Has all jobs indexed. */
const NOTE_ALL = `${NOTED} select id from jobs`

/** Replaces each noted country by its jobs. */
export const NOTE_JOBS_OF_COUNTRIES = [
  `${NOTED} select id from jobs where country_id_id in
     (select country_id from jobs_search_changes where country_id is not null)`,
  'delete from jobs_search_changes where country_id is not null',
]

// The trigger notes the country only: reading all its jobs here would hold up the change.
const NOTE_COUNTRY = 'insert into jobs_search_changes (country_id) values (new.id)'

const EVENTS = [
  { name: 'jobs_search_insert', on: 'insert on jobs', act: `${NOTED} values (new.id)` },
  { name: 'jobs_search_update', on: 'update on jobs', act: `${NOTED} values (new.id)` },
  { name: 'jobs_search_delete', on: 'delete on jobs', act: `${NOTED} values (old.id)` },
  // Entries have the country's name in them.
  { name: 'jobs_search_country', on: 'update on countries', act: NOTE_COUNTRY },
]

const definition = (kind: 'sqlite' | 'postgres'): Definition => ({
  sources: ['jobs', 'countries'],
  parts: [...TABLES(kind).map(part), ...EVENTS.map((event) => rowTrigger(kind, event))],
  // Entries are made by code (indexJobs.ts).
  fillAtOnce: [NOTE_ALL],
})

export const JOB_SEARCH_TABLES: DerivedTables = {
  name: 'jobs_search',
  madeOf: [REVISION, JOB_INDUSTRIES, EXPERIENCE_RANGES, OPTIONAL_NAMES],
  sqlite: definition('sqlite'),
  postgres: definition('postgres'),
}
