import type { DerivedTables } from '@/lib/server/database/derived/definition'
import { LIST_COLUMNS, type ListColumn } from './columns'
import { postgresDigits, postgresLists, postgresSearch } from './postgres'
import { postgresResumes, sqliteResumes } from './resumes'
import { columnOf, SEARCHED_FIELDS } from './searchedFields'
import { sqliteLists } from './sqlite'
import { sqliteDigits, sqliteSearch } from './sqliteSearch'

/** The applicant list with these columns, and the counts of applications and registrations. */
export const officeLists = (columns: readonly ListColumn[] = LIST_COLUMNS): DerivedTables => ({
  name: 'office_lists',
  sqlite: sqliteLists(columns),
  postgres: postgresLists(columns),
})

/** What is derived from submissions (docs/adr/0026). */
export const SUBMISSION_TABLES: DerivedTables[] = [
  officeLists(),
  ...Object.entries(SEARCHED_FIELDS).flatMap(([table, fields]): DerivedTables[] => [
    {
      name: `${table}_search`,
      sqlite: sqliteSearch(table, fields.map(columnOf)),
      postgres: postgresSearch(table, fields.map(columnOf)),
    },
    {
      name: `${table}_last_digits`,
      sqlite: sqliteDigits(table),
      postgres: postgresDigits(table),
    },
    {
      name: `${table}_resumes`,
      sqlite: sqliteResumes(table),
      postgres: postgresResumes(table),
    },
  ]),
]
