/** The same SQL for both databases, or one for each. */
type Sql = string | { sqlite: string; postgres: string }

/** A column of `application_list`. */
export type ListColumn = {
  name: string
  type: Sql
  /** From the application `a`, its job `j` and the job's country `c`. */
  value: Sql
  /** The column of applications that it follows. Without one: its job's, or it never changes. */
  of?: string
  /** A filter is in every index of the list, so that it need not read the row. */
  isFilter?: boolean
}

const flag = (name: string): ListColumn => ({
  name,
  type: 'integer not null',
  value: {
    sqlite: `coalesce(a.${name}, 0)`,
    postgres: `coalesce(a.${name}, false)::int`,
  },
  of: name,
  isFilter: true,
})

const choice = (name: string): ListColumn => ({
  name,
  type: 'text not null',
  value: { sqlite: `a.${name}`, postgres: `a.${name}::text` },
  of: name,
  isFilter: true,
})

/** What the applicant list filters, orders and counts by. A new filter is one entry here. */
export const LIST_COLUMNS: readonly ListColumn[] = [
  { name: 'id', type: 'integer primary key', value: 'a.id' },
  {
    name: 'created_at',
    type: { sqlite: 'text not null', postgres: 'timestamptz(3) not null' },
    value: 'a.created_at',
    of: 'created_at',
  },
  choice('stage'),
  choice('source'),
  { name: 'country', type: 'text not null', value: `coalesce(c.iso2, '')`, isFilter: true },
  flag('is_starred'),
  flag('has_note'),
  {
    name: 'is_seen',
    type: 'integer not null',
    value: { sqlite: 'a.seen_at IS NOT NULL', postgres: '(a.seen_at IS NOT NULL)::int' },
    of: 'seen_at',
    isFilter: true,
  },
  {
    name: 'job_id',
    type: 'integer not null',
    value: 'coalesce(a.job_id_id, 0)',
    of: 'job_id_id',
    isFilter: true,
  },
  { name: 'job_title', type: 'text', value: 'j.job_title' },
  { name: 'name', type: 'text not null', value: 'a.name', of: 'name' },
  { ...flag('is_sample'), isFilter: false },
]

/** What the list and the counts follow from. A change of a job changes its applications' rows. */
export const LIST_SOURCES = ['applications', 'registrations', 'jobs', 'countries']

/** What the counts distinguish, besides the day. */
export const COUNTED = 'stage, source, country, is_starred, has_note, is_seen, is_sample'

/** The columns of one database: what both files of this folder need. */
export const columnsOn = (database: 'sqlite' | 'postgres', columns: readonly ListColumn[]) => {
  const on = (sql: Sql): string => (typeof sql === 'string' ? sql : sql[database])
  const filters = columns.filter(({ isFilter }) => isFilter).map(({ name }) => name)
  return {
    declared: columns.map(({ name, type }) => `${name} ${on(type)}`).join(', '),
    filters: filters.join(', '),
    filtersButJob: filters.filter((name) => name !== 'job_id').join(', '),
    /** The columns of applications that put a row on the list, or change it there. */
    watched: [...columns.flatMap(({ of }) => of ?? []), 'quarantined_at'],
    /** Adds the applications of a table or subquery to the list. */
    listedFrom: (rows: string): string =>
      `INSERT INTO application_list (${columns.map(({ name }) => name).join(', ')})
        SELECT ${columns.map(({ value }) => on(value)).join(', ')}
        FROM ${rows} a LEFT JOIN jobs j ON j.id = a.job_id_id
        LEFT JOIN countries c ON c.id = j.country_id_id WHERE a.quarantined_at IS NULL`,
  }
}

/** Applications of a range of ids, for the filling in pieces. */
export const piece = (above: number, upTo: number): string =>
  `(SELECT * FROM applications WHERE id > ${above} AND id <= ${upTo})`
