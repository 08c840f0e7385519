import type { Payload } from 'payload'
import { migrate } from '@/lib/server/database/database'
import type { DerivedTables } from '@/lib/server/database/derived/definition'
import { prepareDerivedTables } from '@/lib/server/database/derived/prepareDerivedTables'
import { ERASURE_PROBE_TABLE, RATE_LIMITS } from '@/lib/server/postgres/schema'
import { DEPARTURE_CHANGES } from './Deployments/changesTable'
import { fillSearch } from './Jobs/search/keepSearch'
import { JOB_SEARCH_TABLES } from './Jobs/search/tables'
import { SUBMISSION_TABLES } from './Submissions/derived/tables'

/** All tables that Payload does not know (docs/adr/0049). */
export const DERIVED_TABLES: readonly DerivedTables[] = [
  RATE_LIMITS,
  ERASURE_PROBE_TABLE,
  ...SUBMISSION_TABLES,
  JOB_SEARCH_TABLES,
  DEPARTURE_CHANGES,
]

/** Brings a database to the state that this version works with; `derived` only for tests. */
export const prepareDatabase = async (
  payload: Payload,
  derived: readonly DerivedTables[] = DERIVED_TABLES,
): Promise<void> => {
  await migrate(payload)
  await prepareDerivedTables(payload, derived)
  await fillSearch(payload)
}
