/**
 * The tables of the job search (docs/adr/0025). Payload does not know them: their rows are derived
 * from the jobs, and keepSearch.ts creates and fills them. Order and filters of the public lists
 * read indexes only; the index `jobs_search_order` is the list itself.
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

/** Holds the definition of the other tables, and outlives them. */
export const STATE_TABLE =
  'create table if not exists jobs_search_state (name text primary key, value text not null)'

export const CREATE_TABLES = { sqlite: TABLES('sqlite'), postgres: TABLES('postgres') }

export const DROP_TABLES = ['changes', 'facets', 'terms', 'words']
  .map((name) => `jobs_search_${name}`)
  .concat('jobs_search')
  .map((name) => `drop table if exists ${name}`)

const NOTED = 'insert into jobs_search_changes (job_id)'

/** Has all jobs indexed. */
export const NOTE_ALL = `${NOTED} select id from jobs`

/** Has entries without a job removed. */
export const NOTE_DELETED = `${NOTED} select job_id from jobs_search
  where not exists (select 1 from jobs where jobs.id = jobs_search.job_id)`

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

/** The triggers, by name, with the statements that create each, also in place of an older one. */
export const TRIGGERS = EVENTS.map(({ name, on, act }) => ({
  name,
  sqlite: [
    `drop trigger if exists ${name}`,
    `create trigger ${name} after ${on} begin ${act}; end`,
  ],
  postgres: [
    `drop trigger if exists ${name} on ${on.split(' ').at(-1)}`,
    `create or replace function ${name}() returns trigger language plpgsql as
       $$ begin ${act}; return null; end $$`,
    `create trigger ${name} after ${on} for each row execute function ${name}()`,
  ],
}))
