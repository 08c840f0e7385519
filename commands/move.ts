// npm run move: copies a site from SQLite to Postgres, and its files to S3 if S3_… is set.
import './shared/settings'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Payload } from 'payload'
import { say, stop } from './shared/terminal'

const HELP = `npm run move -- --to postgres://user:password@host/database [--again]
Stop the site first. Copies all rows with their ids and versions from the SQLite database in DATA_DIR to
an empty Postgres database and, when the settings S3_… are set, the uploaded files to that bucket.
Compares every row and file afterwards. Changes nothing in DATA_DIR. --again replaces what an earlier
move has copied, and everything else in that database.`

const { to, again } = readArguments()
// Read once by lib/server/settings/env.ts, so set before anything imports it.
process.env.DATABASE_URL = to

const { env } = await import('../lib/server/settings/env')
const { logError } = await import('../lib/server/monitoring/logError')
const { OperatorError } = await import('../lib/server/settings/operatorError')

try {
  await move()
} catch (error) {
  if (error instanceof OperatorError) stop(error.message)
  logError('move', error)
  stop('The site could not be moved; see the line above. The old one is unchanged.')
}
process.exit(0)

async function move(): Promise<void> {
  const { holdDataDir } = await import('../lib/server/settings/onlyServer')
  const { isServed, requireDatabase } = await import('../lib/server/postgres/start')
  const { openSource } = await import('./move/source')
  const { openTarget } = await import('./move/target')
  const { copyTables } = await import('./move/copy')
  const { prepareDerivedTables } = await import(
    '../lib/server/database/derived/prepareDerivedTables'
  )

  await holdDataDir()
  const source = await openSource(env.dataDir)
  await requireDatabase()
  const { payload, tables } = await createTables()
  if (await isServed())
    throw new OperatorError('A site is running on that Postgres database. Stop it first.')
  // The first start makes lists, counts and search from the copied rows (docs/adr/0049).
  if (again) await prepareDerivedTables(payload, [])
  const target = await openTarget(to)
  let isMoved = false
  try {
    if (!again && (await target.count('countries')) > 0) {
      throw new OperatorError(
        'That Postgres database has a site already. --again replaces all of it.',
      )
    }
    const moved = await copyTables(source, target, tables)
    for (const { table, rows } of moved) if (rows > 0) say(`${String(rows).padStart(9)}  ${table}`)
    await moveFiles()
    isMoved = true
  } finally {
    await target.end(isMoved)
  }
  say(
    'Every row and file was compared. Start the site with this DATABASE_URL, and with the PAYLOAD_SECRET',
  )
  say(`that it had until now: if none was set, the content of ${path.join(env.dataDir, 'secret')}.`)
}

/** Creates the tables in Postgres and returns the names of those that Payload describes. */
async function createTables(): Promise<{ payload: Payload; tables: string[] }> {
  const { getPayload } = await import('payload')
  const { default: config } = await import('../payload.config')
  const { migrate } = await import('../lib/server/database/database')
  const payload = await getPayload({ config })
  await migrate(payload)
  const tables = Object.keys(payload.db.tables).filter((name) => name !== 'payload_migrations')
  return { payload, tables }
}

async function moveFiles(): Promise<void> {
  if (!env.s3) return say('Files stay where they are: no S3 settings are set.')
  const { AREAS, isStoredName } = await import('../lib/server/files/storage')
  const { folderStore } = await import('../lib/server/files/folder')
  const { s3Store } = await import('../lib/server/files/s3')
  const { copyFiles } = await import('./move/files')
  const from = folderStore(path.join(env.dataDir, 'uploads'))
  const count = await copyFiles(from, s3Store(env.s3), AREAS, isStoredName)
  say(`${String(count).padStart(9)}  files`)
}

function readArguments(): { to: string; again: boolean } {
  try {
    const { values } = parseArgs({
      options: { to: { type: 'string' }, again: { type: 'boolean' } },
    })
    if (values.to?.startsWith('postgres')) return { to: values.to, again: values.again ?? false }
  } catch {
    // An unknown option: the help below names those that exist.
  }
  return stop(HELP)
}
