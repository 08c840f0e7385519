import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Payload } from 'payload'
import { siteMode } from '@/collections/Agency/siteMode'
import {
  error,
  type Finding,
  type Given,
  inMode,
  notice,
  type Severity,
  type Verdict,
  worst,
} from '@/collections/Health/finding'
import { migrations } from '@/collections/Health/migrations'
import { SUBJECTS, type Subject } from '@/collections/Health/subjects'
import { sqliteFile } from '@/lib/server/database/sqliteFile'
import { connect, hasSeveralInstances } from '@/lib/server/postgres/pools'
import { env } from '@/lib/server/settings/env'
import { codeOfFailure } from '@/lib/server/settings/operatorError'
import { beforeLaunch, launchPoints, type PrintedPoint } from './launch'

export type Report = {
  checked_at: string
  severity: Severity
  checks: ({ key: string; title: string } & Finding)[]
  launch: PrintedPoint[]
}

/** All subjects of collections/Health, and the list before the launch. */
const CHECKS: readonly Subject[] = [...SUBJECTS, beforeLaunch]

/** Looks thoroughly, also while the site is serving or when the database cannot be opened. */
export const examine = async (now: Date, isFixing: boolean): Promise<Report> => {
  const given = { now, isFixing, isThorough: true }
  const found = new Map<string, Verdict>()
  // Before the configuration is loaded, because that would create a missing secret.
  for (const { needsNothing, key, judge } of CHECKS) {
    if (needsNothing) found.set(key, await judge(given).catch(unchecked))
  }
  const { payload, refusal } = await open().catch((failure) => refused(codeOfFailure(failure)))
  const failed =
    payload && (await isOfOtherVersion({ ...given, payload })) ? () => OTHER : unchecked
  for (const { needsNothing, key, judge } of CHECKS) {
    if (needsNothing) continue
    if (payload) found.set(key, await judge({ ...given, payload }).catch(failed))
    else found.set(key, key === 'database' ? refusal : CLOSED)
  }
  const mode = payload ? await siteMode().catch(() => null) : null
  const checks = CHECKS.flatMap(({ key, title }) => {
    const verdict = found.get(key)
    return verdict ? [{ key, title, ...inMode(verdict, mode) }] : []
  })
  return {
    checked_at: now.toISOString(),
    severity: worst(checks)?.severity ?? 'ok',
    checks,
    launch: payload ? await launchPoints(payload).catch(() => []) : [],
  }
}

const CLOSED = notice('Not checked: the database cannot be opened')
const OTHER = notice('Not checked: the database has the tables of another version')

/** On the schema of another version a check may fail. */
const isOfOtherVersion = (given: Given): Promise<boolean> =>
  migrations(given).then(
    ({ severity }) => severity !== 'ok',
    () => false,
  )

const unchecked = (failure: unknown): Verdict =>
  error(
    `This could not be checked (${codeOfFailure(failure)})`,
    'See the other checks first; report it if they are fine.',
  )

type Opened = { payload: Payload; refusal?: never } | { payload?: never; refusal: Verdict }

/** Never creates a database. */
const open = async (): Promise<Opened> => {
  const file = sqliteFile()
  if (file && !existsSync(file)) {
    return {
      refusal: error(
        `There is no database: ${file}`,
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
    `The database cannot be opened (${code})`,
    'Check DATA_DIR, DATABASE_URL and the server. If the file is damaged, restore the last backup.',
  ),
})
