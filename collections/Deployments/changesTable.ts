import { PLACE_STAGES } from '@/collections/Demands/shared/placeStages'
import type { Definition, DerivedTables } from '@/lib/server/database/derived/definition'
import { rowTrigger } from '@/lib/server/database/derived/rowTrigger'

/** The applications whose way may have changed; a row without one: that of anybody. */
export const CHANGES_TABLE = 'departure_changes'

const note = (application: string): string =>
  `insert into ${CHANGES_TABLE} (application) values (${application})`

const STAGES = PLACE_STAGES.map((stage) => `'${stage}'`).join(', ')

const differs = (columns: readonly string[]): string =>
  columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')

/** What staff enter for one person. */
const ENTRIES = ['deployments', 'papers', 'ledger'].flatMap((table) => [
  { name: `${table}_way_added`, on: `insert on ${table}`, act: note('new.application') },
  { name: `${table}_way_changed`, on: `update on ${table}`, act: note('new.application') },
  { name: `${table}_way_removed`, on: `delete on ${table}`, act: note('old.application') },
])

const APPLICATIONS = [
  {
    ...{ name: 'applications_way_added', on: 'insert on applications' },
    ...{ when: `new.stage in (${STAGES})`, act: note('new.id') },
  },
  {
    ...{ name: 'applications_way_changed', on: 'update on applications' },
    ...{ when: `old.stage in (${STAGES}) or new.stage in (${STAGES})`, act: note('new.id') },
  },
  {
    ...{ name: 'applications_way_removed', on: 'delete on applications' },
    ...{ when: `old.stage in (${STAGES})`, act: note('old.id') },
  },
]

/** What many people have in common; it changes seldom, and finding them here would hold up the change. */
const SHARED = Object.entries({
  jobs: ['job_title', 'country_id_id', 'demand_line_id'],
  demand_lines: ['demand_id'],
  demands: ['valid_until', 'letter_until', 'attorney_until'],
  countries: ['iso2'],
}).flatMap(([table, columns]) => [
  {
    ...{ name: `${table}_way_changed`, on: `update on ${table}` },
    ...{ when: differs(columns), act: note('null') },
  },
  { name: `${table}_way_removed`, on: `delete on ${table}`, act: note('null') },
])

const definition = (kind: 'sqlite' | 'postgres', id: string): Definition => ({
  sources: ['countries', 'demands', 'demand_lines', 'jobs', 'applications', 'deployments'].concat(
    'papers',
    'ledger',
  ),
  parts: [
    {
      ...{ kind: 'table', name: CHANGES_TABLE },
      create: [`create table ${CHANGES_TABLE} (id ${id}, application integer)`],
    },
    ...[...ENTRIES, ...APPLICATIONS, ...SHARED].map((event) => rowTrigger(kind, event)),
  ],
})

/** Filled by triggers, so that no way in is missed (docs/adr/0073). */
export const DEPARTURE_CHANGES: DerivedTables = {
  name: CHANGES_TABLE,
  sqlite: definition('sqlite', 'integer primary key autoincrement'),
  postgres: definition('postgres', 'integer generated always as identity primary key'),
}
