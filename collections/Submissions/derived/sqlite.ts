import type { Definition, Part } from '@/lib/server/database/derived/definition'
import { COUNTED, columnsOn, LIST_SOURCES, type ListColumn, piece } from './columns'
import { differs, index, trigger } from './sqliteParts'

/**
 * What SQLite derives from submissions (docs/adr/0026). Triggers keep it true for every way in.
 */

const KEY = `collection, day, ${COUNTED}`

/** The calendar day in Mumbai, which is 5:30 ahead of UTC all year, as YYYY-MM-DD. */
const dayOf = (createdAt: string) => `date(${createdAt}, '+330 minutes')`

const FLAGS = (row: string) =>
  `coalesce(${row}.is_starred, 0), coalesce(${row}.has_note, 0), ${row}.seen_at IS NOT NULL`

/** The values of COUNTED. Registrations have neither stage nor country. */
const countedOf = {
  application_list: (row: string) =>
    COUNTED.split(', ')
      .map((column) => `${row}.${column}`)
      .join(', '),
  registrations: (row: string) => `'', ${row}.source, '', ${FLAGS(row)}, 0`,
}

const SLUGS = { application_list: 'applications', registrations: 'registrations' }

type Counted = keyof typeof SLUGS

/** Adds a row to its two counts, of its day and of all days ('' as day), or takes it away. */
const count = (table: Counted, row: 'OLD' | 'NEW', change: '+ 1' | '- 1'): string =>
  [dayOf(`${row}.created_at`), `''`]
    .map(
      (day) => `INSERT INTO submission_counts (${KEY}, n)
        VALUES ('${SLUGS[table]}', ${day}, ${countedOf[table](row)}, 0 ${change})
        ON CONFLICT (${KEY}) DO UPDATE SET n = n ${change};`,
    )
    .join('\n')

const COUNT_REGISTRATIONS = [dayOf('r.created_at'), `''`].map(
  (day) => `INSERT INTO submission_counts (${KEY}, n)
    SELECT 'registrations', ${day}, ${countedOf.registrations('r')}, count(*)
    FROM registrations r WHERE r.quarantined_at IS NULL GROUP BY 2, 3, 4, 5, 6, 7, 8, 9`,
)

/** The inserted or changed row. A trigger has no other way to use NEW as a table. */
const NEW_ROW = '(SELECT * FROM applications WHERE id = NEW.id)'

const COUNT_COLUMNS = [
  ...['created_at', 'source', 'is_starred', 'has_note', 'seen_at', 'quarantined_at'],
]

const list = (columns: readonly ListColumn[]): Part[] => {
  const { declared, filters, filtersButJob, watched, listedFrom } = columnsOn('sqlite', columns)
  return [
    {
      kind: 'table',
      name: 'application_list',
      create: [`CREATE TABLE application_list (${declared})`],
    },
    index('application_list_created', `application_list (created_at, id, ${filters})`),
    index('application_list_job', `application_list (job_id, created_at, id, ${filtersButJob})`),
    index('application_list_name', `application_list (name, id DESC, created_at, ${filters})`),
    index(
      'application_list_title',
      `application_list (job_title, created_at DESC, id DESC, ${filters})`,
    ),
    trigger('application_listed', 'INSERT ON applications', `${listedFrom(NEW_ROW)};`),
    trigger(
      'application_unlisted',
      'DELETE ON applications',
      'DELETE FROM application_list WHERE id = OLD.id;',
    ),
    trigger(
      'application_relisted',
      `UPDATE OF ${watched} ON applications`,
      `DELETE FROM application_list WHERE id = OLD.id; ${listedFrom(NEW_ROW)};`,
      differs(watched),
    ),
    trigger(
      'application_list_of_job',
      'UPDATE OF job_title, country_id_id ON jobs',
      `UPDATE application_list SET job_title = NEW.job_title,
         country = coalesce((SELECT iso2 FROM countries WHERE id = NEW.country_id_id), '')
       WHERE job_id = NEW.id;`,
      differs(['job_title', 'country_id_id']),
    ),
    trigger(
      'application_list_of_country',
      'UPDATE OF iso2 ON countries',
      'UPDATE application_list SET country = NEW.iso2 WHERE country = OLD.iso2;',
      differs(['iso2']),
    ),
  ]
}

const COUNTS: Part[] = [
  {
    kind: 'table',
    name: 'submission_counts',
    create: [
      `CREATE TABLE submission_counts (
        collection TEXT NOT NULL, day TEXT NOT NULL, stage TEXT NOT NULL, source TEXT NOT NULL,
        country TEXT NOT NULL, is_starred INTEGER NOT NULL, has_note INTEGER NOT NULL,
        is_seen INTEGER NOT NULL, is_sample INTEGER NOT NULL, n INTEGER NOT NULL,
        PRIMARY KEY (${KEY})) WITHOUT ROWID`,
    ],
  },
  trigger(
    'application_counted',
    'INSERT ON application_list',
    count('application_list', 'NEW', '+ 1'),
  ),
  trigger(
    'application_uncounted',
    'DELETE ON application_list',
    count('application_list', 'OLD', '- 1'),
  ),
  trigger(
    'application_recounted',
    'UPDATE OF country ON application_list',
    count('application_list', 'OLD', '- 1') + count('application_list', 'NEW', '+ 1'),
    differs(['country']),
  ),
  ...(['INSERT', `UPDATE OF ${COUNT_COLUMNS}`] as const).map((event, at) =>
    trigger(
      `registration_counted_${at}`,
      `${event} ON registrations`,
      count('registrations', 'NEW', '+ 1'),
      `NEW.quarantined_at IS NULL ${at ? `AND (${differs(COUNT_COLUMNS)})` : ''}`,
    ),
  ),
  ...(['DELETE', `UPDATE OF ${COUNT_COLUMNS}`] as const).map((event, at) =>
    trigger(
      `registration_uncounted_${at}`,
      `${event} ON registrations`,
      count('registrations', 'OLD', '- 1'),
      `OLD.quarantined_at IS NULL ${at ? `AND (${differs(COUNT_COLUMNS)})` : ''}`,
    ),
  ),
]

/** The list of applications and the counts. The triggers of the list count what fills it. */
export const sqliteLists = (columns: readonly ListColumn[]): Definition => ({
  sources: LIST_SOURCES,
  parts: [...list(columns), ...COUNTS],
  fillAtOnce: COUNT_REGISTRATIONS,
  fill: {
    from: 'applications',
    insert: (above, upTo) =>
      `${columnsOn('sqlite', columns).listedFrom(piece(above, upTo))} ON CONFLICT DO NOTHING`,
  },
})
