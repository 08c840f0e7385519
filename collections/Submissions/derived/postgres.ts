import { lastDigitsOf } from './lastDigits'

/**
 * The same tables on Postgres (sqlite.ts). Counts are not changed but added: each statement that
 * changes rows inserts its differences, so that two transactions never wait for each other. The
 * nightly maintenance sums them up.
 */

const COUNTED = 'stage, source, country, is_starred, has_note, is_seen, is_sample'

const LISTED = `id, created_at, stage, source, country, job_id, job_title, name,
  is_starred, has_note, is_seen, is_sample`

const FLAGS = `coalesce(r.is_starred, false)::int, coalesce(r.has_note, false)::int,
  (r.seen_at IS NOT NULL)::int`

const listedFrom = (rows: string) => `INSERT INTO application_list (${LISTED})
  SELECT r.id, r.created_at, r.stage::text, r.source::text, coalesce(c.iso2, ''),
    coalesce(r.job_id_id, 0), j.job_title, r.name, ${FLAGS}, coalesce(r.is_sample, false)::int
  FROM ${rows} r LEFT JOIN jobs j ON j.id = r.job_id_id
  LEFT JOIN countries c ON c.id = j.country_id_id WHERE r.quarantined_at IS NULL`

const SOURCE_ROWS = {
  applications: (rows: string) => `SELECT created_at, ${COUNTED} FROM ${rows}`,
  registrations: (rows: string) =>
    `SELECT r.created_at, '' AS stage, r.source::text AS source, '' AS country,
       coalesce(r.is_starred, false)::int AS is_starred, coalesce(r.has_note, false)::int AS has_note,
       (r.seen_at IS NOT NULL)::int AS is_seen, 0 AS is_sample FROM ${rows} r WHERE r.quarantined_at IS NULL`,
}

type Counted = keyof typeof SOURCE_ROWS

/** Adds these rows to the counts of their days and of all days ('' as day), or takes them away. */
const countFrom = (collection: Counted, rows: string, sign: '' | '-'): string =>
  `INSERT INTO submission_counts (collection, day, ${COUNTED}, n)
   SELECT '${collection}', day, ${COUNTED}, ${sign}count(*)
   FROM (${SOURCE_ROWS[collection](rows)}) rows_counted,
     LATERAL (VALUES (to_char(created_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD')), ('')) days (day)
   GROUP BY day, ${COUNTED}`

const EVENTS = {
  INSERT: 'NEW TABLE AS added',
  DELETE: 'OLD TABLE AS removed',
  UPDATE: 'OLD TABLE AS removed NEW TABLE AS added',
}

/** Runs statements after each statement on a table; `added` and `removed` are its rows. */
const after = (event: keyof typeof EVENTS, table: string, name: string, body: string): string[] => {
  const run = `${table}_${name}_${event.toLowerCase()}`
  return [
    `CREATE FUNCTION ${run}() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN ${body}; RETURN NULL; END $$`,
    `CREATE TRIGGER ${run} AFTER ${event} ON ${table} REFERENCING ${EVENTS[event]}
      FOR EACH STATEMENT EXECUTE FUNCTION ${run}()`,
  ]
}

const counting = (table: string, collection: Counted): string[] => [
  ...after('INSERT', table, 'counted', countFrom(collection, 'added', '')),
  ...after('DELETE', table, 'counted', countFrom(collection, 'removed', '-')),
  ...after(
    'UPDATE',
    table,
    'counted',
    `${countFrom(collection, 'removed', '-')}; ${countFrom(collection, 'added', '')}`,
  ),
]

/** The rows of an UPDATE in which the list differs. */
const RELISTED = `(SELECT n.* FROM added n JOIN removed o ON o.id = n.id
  WHERE (o.created_at, o.stage, o.source, o.job_id_id, o.name, o.is_starred, o.has_note, o.seen_at,
    o.quarantined_at, o.is_sample) IS DISTINCT FROM (n.created_at, n.stage, n.source, n.job_id_id, n.name,
    n.is_starred, n.has_note, n.seen_at, n.quarantined_at, n.is_sample))`

const FILTERED = 'stage, source, country, is_starred, has_note, is_seen, job_id'

const list: string[] = [
  `CREATE TABLE application_list (
    id integer PRIMARY KEY, created_at timestamptz(3) NOT NULL, stage text NOT NULL,
    source text NOT NULL, country text NOT NULL, job_id integer NOT NULL, job_title text,
    name text NOT NULL, is_starred integer NOT NULL, has_note integer NOT NULL,
    is_seen integer NOT NULL, is_sample integer NOT NULL)`,
  listedFrom('applications'),
  `CREATE INDEX application_list_created ON application_list (created_at, id) INCLUDE (${FILTERED})`,
  `CREATE INDEX application_list_job ON application_list (job_id, created_at, id)
    INCLUDE (stage, source, country, is_starred, has_note, is_seen)`,
  `CREATE INDEX application_list_name ON application_list (name, id DESC)
    INCLUDE (created_at, ${FILTERED})`,
  `CREATE INDEX application_list_title ON application_list (job_title, created_at DESC, id DESC)
    INCLUDE (${FILTERED})`,
  ...after('INSERT', 'applications', 'listed', listedFrom('added')),
  ...after(
    'DELETE',
    'applications',
    'listed',
    'DELETE FROM application_list l USING removed r WHERE l.id = r.id',
  ),
  ...after(
    'UPDATE',
    'applications',
    'listed',
    `DELETE FROM application_list l USING ${RELISTED} r WHERE l.id = r.id; ${listedFrom(RELISTED)}`,
  ),
  ...after(
    'UPDATE',
    'jobs',
    'listed',
    `UPDATE application_list l SET job_title = n.job_title, country = coalesce(c.iso2, '')
     FROM added n JOIN removed o ON o.id = n.id LEFT JOIN countries c ON c.id = n.country_id_id
     WHERE l.job_id = n.id
       AND (o.job_title, o.country_id_id) IS DISTINCT FROM (n.job_title, n.country_id_id)`,
  ),
  ...after(
    'UPDATE',
    'countries',
    'listed',
    `UPDATE application_list l SET country = n.iso2 FROM added n JOIN removed o ON o.id = n.id
     WHERE l.country = o.iso2 AND n.iso2 <> o.iso2`,
  ),
]

const counts: string[] = [
  `CREATE TABLE submission_counts (
    collection text NOT NULL, day text NOT NULL, stage text NOT NULL, source text NOT NULL,
    country text NOT NULL, is_starred integer NOT NULL, has_note integer NOT NULL,
    is_seen integer NOT NULL, is_sample integer NOT NULL, n bigint NOT NULL)`,
  'CREATE INDEX submission_counts_day ON submission_counts (collection, day)',
  countFrom('applications', 'application_list', ''),
  countFrom('registrations', 'registrations', ''),
  ...counting('application_list', 'applications'),
  ...counting('registrations', 'registrations'),
]

/**
 * Search by parts of words needs the extension pg_trgm, which not every account may create. Without
 * it everything works, and a search reads the whole table.
 */
const search = (table: string, name: string): string[] => [
  `DO $$ BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX ${table}_search ON ${table} USING gin (${name} gin_trgm_ops, email gin_trgm_ops,
      reference gin_trgm_ops, phone_e164 gin_trgm_ops);
  EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
    RAISE WARNING 'The extension pg_trgm is missing: searching % reads the whole table', '${table}';
  END $$`,
  `CREATE INDEX ${table}_last_digits ON ${table} ((${lastDigitsOf.postgres}))`,
]

export const POSTGRES_TABLES = [
  ...list,
  ...counts,
  ...search('applications', 'name'),
  ...search('registrations', 'full_name'),
]

const dropAfter = (event: keyof typeof EVENTS, table: string, name: string) =>
  `DROP FUNCTION ${table}_${name}_${event.toLowerCase()} CASCADE`

/** Removes all of it; the extension stays. */
export const POSTGRES_TABLES_DOWN = [
  ...(['INSERT', 'DELETE', 'UPDATE'] as const).flatMap((event) => [
    dropAfter(event, 'applications', 'listed'),
    dropAfter(event, 'application_list', 'counted'),
    dropAfter(event, 'registrations', 'counted'),
  ]),
  dropAfter('UPDATE', 'jobs', 'listed'),
  dropAfter('UPDATE', 'countries', 'listed'),
  ...['applications', 'registrations'].flatMap((table) => [
    `DROP INDEX IF EXISTS ${table}_search`,
    `DROP INDEX ${table}_last_digits`,
  ]),
  'DROP TABLE application_list',
  'DROP TABLE submission_counts',
]

/** Sums up the differences. Those that other transactions add meanwhile stay. */
export const SUM_UP_COUNTS = `WITH added AS (DELETE FROM submission_counts RETURNING *)
  INSERT INTO submission_counts (collection, day, ${COUNTED}, n)
  SELECT collection, day, ${COUNTED}, sum(n) FROM added
  GROUP BY collection, day, ${COUNTED} HAVING sum(n) <> 0`
