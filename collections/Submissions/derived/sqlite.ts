import { lastDigitsOf } from './lastDigits'

/**
 * The statements that create what SQLite derives from submissions (docs/adr/0026), and fill it from
 * the rows that are there. Triggers keep it true for every way in.
 */

const COUNTED = 'stage, source, country, is_starred, has_note, is_seen, is_sample'
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

const fillCounts = (table: Counted, where: string): string[] =>
  [dayOf('r.created_at'), `''`].map(
    (day) => `INSERT INTO submission_counts (${KEY}, n)
      SELECT '${SLUGS[table]}', ${day}, ${countedOf[table]('r')}, count(*)
      FROM ${table} r WHERE ${where} GROUP BY 2, 3, 4, 5, 6, 7, 8, 9`,
  )

const LISTED = `id, created_at, stage, source, country, job_id, job_title, name,
  is_starred, has_note, is_seen, is_sample`

const listedFrom = (rows: string) => `INSERT INTO application_list (${LISTED})
  SELECT a.id, a.created_at, a.stage, a.source, coalesce(c.iso2, ''), coalesce(a.job_id_id, 0),
    j.job_title, a.name, ${FLAGS('a')}, coalesce(a.is_sample, 0)
  FROM ${rows} a LEFT JOIN jobs j ON j.id = a.job_id_id
  LEFT JOIN countries c ON c.id = j.country_id_id WHERE a.quarantined_at IS NULL`

/** The inserted or changed row. A trigger has no other way to use NEW as a table. */
const NEW_ROW = '(SELECT * FROM applications WHERE id = NEW.id)'

const differs = (columns: string[]) =>
  columns.map((column) => `OLD.${column} IS NOT NEW.${column}`).join(' OR ')

const LIST_COLUMNS = [
  ...['created_at', 'stage', 'source', 'job_id_id', 'name'],
  ...['is_starred', 'has_note', 'seen_at', 'quarantined_at', 'is_sample'],
]

const COUNT_COLUMNS = [
  ...['created_at', 'source', 'is_starred', 'has_note', 'seen_at', 'quarantined_at'],
]

const trigger = (
  name: string,
  event: string,
  body: string,
  when?: string,
  time: 'BEFORE' | 'AFTER' = 'AFTER',
): string =>
  `CREATE TRIGGER ${name} ${time} ${event} ${when ? `WHEN ${when}` : ''} BEGIN ${body} END`

/** The last column of an index, so that filters need not read the row. */
const FILTERED = 'stage, source, country, is_starred, has_note, is_seen, job_id'

const list: string[] = [
  `CREATE TABLE application_list (
    id INTEGER PRIMARY KEY, created_at TEXT NOT NULL, stage TEXT NOT NULL, source TEXT NOT NULL,
    country TEXT NOT NULL, job_id INTEGER NOT NULL, job_title TEXT, name TEXT NOT NULL,
    is_starred INTEGER NOT NULL, has_note INTEGER NOT NULL, is_seen INTEGER NOT NULL,
    is_sample INTEGER NOT NULL)`,
  listedFrom('applications'),
  `CREATE INDEX application_list_created ON application_list (created_at, id, ${FILTERED})`,
  `CREATE INDEX application_list_job ON application_list
    (job_id, created_at, id, stage, source, country, is_starred, has_note, is_seen)`,
  `CREATE INDEX application_list_name ON application_list (name, id DESC, created_at, ${FILTERED})`,
  `CREATE INDEX application_list_title ON application_list
    (job_title, created_at DESC, id DESC, ${FILTERED})`,
  trigger('application_listed', 'INSERT ON applications', `${listedFrom(NEW_ROW)};`),
  trigger(
    'application_unlisted',
    'DELETE ON applications',
    'DELETE FROM application_list WHERE id = OLD.id;',
  ),
  trigger(
    'application_relisted',
    `UPDATE OF ${LIST_COLUMNS} ON applications`,
    `DELETE FROM application_list WHERE id = OLD.id; ${listedFrom(NEW_ROW)};`,
    differs(LIST_COLUMNS),
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

const counts: string[] = [
  `CREATE TABLE submission_counts (
    collection TEXT NOT NULL, day TEXT NOT NULL, stage TEXT NOT NULL, source TEXT NOT NULL,
    country TEXT NOT NULL, is_starred INTEGER NOT NULL, has_note INTEGER NOT NULL,
    is_seen INTEGER NOT NULL, is_sample INTEGER NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (${KEY})) WITHOUT ROWID`,
  ...fillCounts('application_list', 'true'),
  ...fillCounts('registrations', 'r.quarantined_at IS NULL'),
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

/** What `q` searches, by trigrams. The index has no copy of the texts. */
const search = (table: string, name: string): string[] => {
  const index = `${table}_search`
  const columns = [name, 'email', 'reference', 'phone_e164']
  const values = (row: string) => columns.map((column) => `${row}.${column}`)
  const add = `INSERT INTO ${index} (rowid, ${columns}) VALUES (NEW.id, ${values('NEW')});`
  // Before the row changes: the index reads from it what to remove. With secure-delete the other way,
  // INSERT … VALUES ('delete', …), leaves an index that integrity_check calls damaged (SQLite 3.45).
  const remove = `DELETE FROM ${index} WHERE rowid = OLD.id;`
  const changed = [`UPDATE OF ${columns} ON ${table}`, differs(columns)] as const
  return [
    `CREATE VIRTUAL TABLE ${index} USING fts5(${columns}, content = '${table}',
      content_rowid = 'id', tokenize = 'trigram', columnsize = 0)`,
    // Deleted entries leave nothing in the file (docs/adr/0008).
    `INSERT INTO ${index} (${index}, rank) VALUES ('secure-delete', 1)`,
    `INSERT INTO ${index} (${index}) VALUES ('rebuild')`,
    trigger(`${index}_added`, `INSERT ON ${table}`, add),
    trigger(`${index}_removed`, `DELETE ON ${table}`, remove, undefined, 'BEFORE'),
    trigger(`${index}_changing`, changed[0], remove, changed[1], 'BEFORE'),
    trigger(`${index}_changed`, changed[0], add, changed[1]),
    `CREATE INDEX ${table}_last_digits ON ${table} (${lastDigitsOf.sqlite})`,
  ]
}

export const SQLITE_TABLES = [
  ...list,
  ...counts,
  ...search('applications', 'name'),
  ...search('registrations', 'full_name'),
]

/** Removes all of it. */
export const SQLITE_TABLES_DOWN = [
  ...['listed', 'unlisted', 'relisted', 'list_of_job', 'list_of_country'].map(
    (name) => `DROP TRIGGER application_${name}`,
  ),
  ...['counted_0', 'counted_1', 'uncounted_0', 'uncounted_1'].map(
    (name) => `DROP TRIGGER registration_${name}`,
  ),
  ...['applications', 'registrations'].flatMap((table) => [
    // The third is not in databases of before 2026-11-24.
    ...['added', 'removed', 'changing', 'changed'].map(
      (name) => `DROP TRIGGER IF EXISTS ${table}_search_${name}`,
    ),
    `DROP TABLE ${table}_search`,
    `DROP INDEX ${table}_last_digits`,
  ]),
  'DROP TABLE application_list',
  'DROP TABLE submission_counts',
]
