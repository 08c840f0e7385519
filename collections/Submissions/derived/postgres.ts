import type { Definition, Part } from '@/lib/server/database/derived/definition'
import { COUNTED, columnsOn, LIST_SOURCES, type ListColumn, piece } from './columns'
import { lastDigitsOf } from './lastDigits'

/**
 * The same tables on Postgres (sqlite.ts). Counts are not changed but added: each statement that
 * changes rows inserts its differences, so that two transactions never wait for each other. The
 * nightly maintenance sums them up.
 */

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
const after = (event: keyof typeof EVENTS, table: string, what: string, body: string): Part => {
  const name = `${table}_${what}_${event.toLowerCase()}`
  return {
    kind: 'trigger',
    name,
    create: [
      `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN ${body}; RETURN NULL; END $$`,
      `CREATE TRIGGER ${name} AFTER ${event} ON ${table} REFERENCING ${EVENTS[event]}
        FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`,
    ],
  }
}

const counting = (table: string, collection: Counted): Part[] => [
  after('INSERT', table, 'counted', countFrom(collection, 'added', '')),
  after('DELETE', table, 'counted', countFrom(collection, 'removed', '-')),
  after(
    'UPDATE',
    table,
    'counted',
    `${countFrom(collection, 'removed', '-')}; ${countFrom(collection, 'added', '')}`,
  ),
]

const index = (name: string, columns: string): Part => ({
  kind: 'index',
  name,
  create: [`CREATE INDEX ${name} ON ${columns}`],
})

const list = (columns: readonly ListColumn[]): Part[] => {
  const { declared, filters, filtersButJob, watched, listedFrom } = columnsOn('postgres', columns)
  const watchedOf = (row: string) => watched.map((column) => `${row}.${column}`)
  /** The rows of an UPDATE in which the list differs. */
  const relisted = `(SELECT n.* FROM added n JOIN removed o ON o.id = n.id
    WHERE (${watchedOf('o')}) IS DISTINCT FROM (${watchedOf('n')}))`
  return [
    {
      kind: 'table',
      name: 'application_list',
      create: [`CREATE TABLE application_list (${declared})`],
    },
    index('application_list_created', `application_list (created_at, id) INCLUDE (${filters})`),
    index(
      'application_list_job',
      `application_list (job_id, created_at, id) INCLUDE (${filtersButJob})`,
    ),
    index(
      'application_list_name',
      `application_list (name, id DESC) INCLUDE (created_at, ${filters})`,
    ),
    index(
      'application_list_title',
      `application_list (job_title, created_at DESC, id DESC) INCLUDE (${filters})`,
    ),
    after('INSERT', 'applications', 'listed', listedFrom('added')),
    after(
      'DELETE',
      'applications',
      'listed',
      'DELETE FROM application_list l USING removed r WHERE l.id = r.id',
    ),
    after(
      'UPDATE',
      'applications',
      'listed',
      `DELETE FROM application_list l USING ${relisted} r WHERE l.id = r.id; ${listedFrom(relisted)}`,
    ),
    after(
      'UPDATE',
      'jobs',
      'listed',
      `UPDATE application_list l SET job_title = n.job_title, country = coalesce(c.iso2, '')
       FROM added n JOIN removed o ON o.id = n.id LEFT JOIN countries c ON c.id = n.country_id_id
       WHERE l.job_id = n.id
         AND (o.job_title, o.country_id_id) IS DISTINCT FROM (n.job_title, n.country_id_id)`,
    ),
    after(
      'UPDATE',
      'countries',
      'listed',
      `UPDATE application_list l SET country = n.iso2 FROM added n JOIN removed o ON o.id = n.id
       WHERE l.country = o.iso2 AND n.iso2 <> o.iso2`,
    ),
  ]
}

const COUNTS: Part[] = [
  {
    kind: 'table',
    name: 'submission_counts',
    create: [
      `CREATE TABLE submission_counts (
        collection text NOT NULL, day text NOT NULL, stage text NOT NULL, source text NOT NULL,
        country text NOT NULL, is_starred integer NOT NULL, has_note integer NOT NULL,
        is_seen integer NOT NULL, is_sample integer NOT NULL, n bigint NOT NULL)`,
    ],
  },
  index('submission_counts_day', 'submission_counts (collection, day)'),
  ...counting('application_list', 'applications'),
  ...counting('registrations', 'registrations'),
]

/** The list of applications and the counts. The triggers of the list count what fills it. */
export const postgresLists = (columns: readonly ListColumn[]): Definition => ({
  sources: LIST_SOURCES,
  parts: [...list(columns), ...COUNTS],
  fillAtOnce: [countFrom('registrations', 'registrations', '')],
  fill: {
    from: 'applications',
    insert: (above, upTo) =>
      `${columnsOn('postgres', columns).listedFrom(piece(above, upTo))} ON CONFLICT DO NOTHING`,
  },
})

/** Search by parts of words. */
export const postgresSearch = (table: string, searched: readonly string[]): Definition => ({
  sources: [table],
  parts: [
    {
      ...index(
        `${table}_search`,
        `${table} USING gin (${[...searched, 'phone_e164'].map((column) => `${column} gin_trgm_ops`)})`,
      ),
      needsTrigrams: true,
    },
  ],
})

export const postgresDigits = (table: string): Definition => ({
  sources: [table],
  parts: [index(`${table}_last_digits`, `${table} ((${lastDigitsOf.postgres}))`)],
})

/** Sums up the differences. Those that other transactions add meanwhile stay. */
export const SUM_UP_COUNTS = `WITH added AS (DELETE FROM submission_counts RETURNING *)
  INSERT INTO submission_counts (collection, day, ${COUNTED}, n)
  SELECT collection, day, ${COUNTED}, sum(n) FROM added
  GROUP BY collection, day, ${COUNTED} HAVING sum(n) <> 0`
