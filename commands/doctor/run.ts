import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Payload } from 'payload'
import { DERIVED_TABLES } from '@/collections/derivedTables'
import { migrationState } from '@/lib/server/database/database'
import { outdatedTables } from '@/lib/server/database/derived/prepareDerivedTables'
import { sqliteFile } from '@/lib/server/database/sqliteFile'
import { connect, hasSeveralInstances } from '@/lib/server/postgres/pools'
import { env } from '@/lib/server/settings/env'
import { codeOfFailure } from '@/lib/server/settings/operatorError'
import { type Check, type Context, error, type Found, notice, type Severity, worst } from './check'
import { CHECKS } from './checks'
import { launchPoints, type PrintedPoint } from './launch'

export type Report = {
  checked_at: string
  severity: Severity
  checks: ({ key: string; title: string } & Found)[]
  launch: PrintedPoint[]
}

/** Runs all checks, also while the site is serving or when the database cannot be opened. */
export const examine = async (context: Context): Promise<Report> => {
  const found = new Map<string, Found>()
  // Before the configuration is loaded, because that would create a missing secret.
  for (const check of CHECKS) {
    if (check.needs === 'nothing') found.set(check.key, await guarded(() => check.run(context)))
  }
  const opened = await open().catch((failure) => refused(codeOfFailure(failure)))
  const isOther = 'payload' in opened && (await isOfOtherVersion(opened.payload))
  for (const check of CHECKS) {
    if (check.needs === 'database')
      found.set(check.key, await inDatabase(check, opened, context, isOther))
  }
  const checks = CHECKS.flatMap(({ key, title }) => {
    const result = found.get(key)
    return result ? [{ key, title, ...result }] : []
  })
  return {
    checked_at: context.now.toISOString(),
    severity: worst(checks.map(({ severity }) => severity)),
    checks,
    launch: 'payload' in opened ? await launchPoints(opened.payload).catch(() => []) : [],
  }
}

type Opened = { payload: Payload } | { refusal: Found }

/** Never creates a database. */
const open = async (): Promise<Opened> => {
  const file = sqliteFile()
  if (file && !existsSync(file)) {
    return {
      refusal: error(
        `There is no database: ${file}.`,
        'Check DATA_DIR and DATABASE_URL. The first start of the site creates it.',
      ),
    }
  }
  if (hasSeveralInstances) await (await connect(() => undefined)).end()
  keepSecretMissing()
  const { getPayload } = await import('payload')
  const { default: config } = await import('@/payload.config')
  return { payload: await getPayload({ config }) }
}

/** Otherwise the configuration creates one, and the next report does not say that it was lost. */
const keepSecretMissing = (): void => {
  if (env.isSecretSet || existsSync(env.secretFile)) return
  Object.defineProperty(env, 'payloadSecret', { value: randomBytes(32).toString('hex') })
}

const refused = (code: string): Opened => ({
  refusal: error(
    `The database cannot be opened (${code}).`,
    'Check DATA_DIR, DATABASE_URL and the server. If the file is damaged, restore the last backup.',
  ),
})

const isOfOtherVersion = async (payload: Payload): Promise<boolean> => {
  try {
    const { pending, unknown } = await migrationState(payload)
    const outdated = await outdatedTables(payload, DERIVED_TABLES)
    return pending.length + unknown.length + outdated.length > 0
  } catch {
    return false
  }
}

const inDatabase = (
  check: Extract<Check, { needs: 'database' }>,
  opened: Opened,
  context: Context,
  isOther: boolean,
): Promise<Found> => {
  if ('payload' in opened) return guarded(() => check.run(opened.payload, context), isOther)
  const isFirst = check.key === 'database'
  return Promise.resolve(
    isFirst ? opened.refusal : notice('Not checked: the database cannot be opened.'),
  )
}

/** A check that fails says so; on the schema of another version that is expected. */
const guarded = async (run: () => Promise<Found>, isOther = false): Promise<Found> => {
  try {
    return await run()
  } catch (failure) {
    if (isOther) return notice('Not checked: the database has the tables of another version.')
    return error(
      `This could not be checked (${codeOfFailure(failure)}).`,
      'See the other checks first; report it if they are fine.',
    )
  }
}
