import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { BasePayload, type SanitizedConfig } from 'payload'
import { database } from '@/lib/server/database/database'
import { migrations as postgres } from '@/migrations/postgres'
import { migrations as sqlite } from '@/migrations/sqlite'

const URLS = { sqlite: 'file::memory:', postgres: 'postgres://localhost/none' }

/** The parts of Payload's adapters by which its own `migrate:create` compares schemas. */
type Drizzled = {
  schema: object
  requireDrizzleKit: () => {
    generateDrizzleJson: (schema: object) => Promise<Snapshot>
    generateMigration: (before: Snapshot, after: Snapshot) => Promise<string[]>
    upSnapshot?: (snapshot: Snapshot) => Snapshot
  }
}
type Snapshot = { version: string }

/**
 * Whether the last migration of this kind of database leads to the schema of the configuration. The
 * database is not opened.
 */
export const isMigrated = async (
  config: SanitizedConfig,
  kind: keyof typeof URLS,
): Promise<boolean> => {
  // For the type only: buildConfig does not change the adapter.
  const db = database(path.resolve(), { postgres, sqlite }, URLS[kind]) as SanitizedConfig['db']
  const payload = await new BasePayload().init({
    config: { ...config, db },
    disableDBConnect: true,
    disableOnInit: true,
  })
  const adapter = payload.db as unknown as Drizzled // both adapters are drizzle's
  const { generateDrizzleJson, generateMigration, upSnapshot } = adapter.requireDrizzleKit()
  const after = await generateDrizzleJson(adapter.schema)
  const before = lastSnapshot(payload.db.migrationDir)
  const current = upSnapshot && before.version < after.version ? upSnapshot(before) : before
  const statements = [
    ...(await generateMigration(current, after)),
    ...(await generateMigration(after, current)),
  ]
  return statements.length === 0
}

const lastSnapshot = (folder: string): Snapshot => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const last = files.sort().at(-1)
  if (!last) throw new Error(`${folder} has no snapshot of the schema.`)
  return JSON.parse(readFileSync(path.join(folder, last), 'utf8'))
}
