import type { Payload, TaskConfig, Where } from 'payload'
import { purgeAudit } from '@/collections/Audit/purgeAudit'
import { record } from '@/collections/Audit/record'
import { finishErasures } from '@/collections/Erasures/finishErasures'
import { removeOldCopies } from '@/collections/Papers/copies/removeOldCopies'
import {
  DERIVED_PERSONAL_TABLES,
  PERSONAL_TABLES,
  SUBMISSION_COLLECTIONS,
} from '@/collections/PersonalData/shared/personalData'
import { readingDb } from '@/lib/server/database/reads/reading'
import { rewriteLater, rewriteMarkedTables } from '@/lib/server/erasure/deletedBytes'
import { logError } from '@/lib/server/monitoring/logError'
import { dailyAt } from '@/lib/server/process/daily'
import { repeat } from '@/lib/server/process/repeat'
import { DAY_MS } from '@/lib/shared/limits'
import { eraseRow } from './eraseRow'
import { hiddenBatches } from './hiddenBatches'
import { findRows } from './personRows'
import type { PrivacyJson } from './shared/json'

const SHOWN = 100

type Rule = { is_on: boolean; months: number; quarantine_days: number }

/** The retention rule, as staff set it. */
export const retentionRule = async (payload: Payload): Promise<Rule> => {
  const settings = await payload.findGlobal({ slug: 'privacy-settings' })
  return {
    is_on: Boolean(settings.retention_is_on),
    months: settings.retention_months,
    quarantine_days: settings.quarantine_days,
  }
}

/** The dry run: what the rule would do now, the rows in quarantine, and the erasure requests. */
export const privacyOverview = async (payload: Payload, now = new Date()): Promise<PrivacyJson> => {
  const rule = await retentionRule(payload)
  const [due, to_erase, held, quarantined, batches, requests] = await Promise.all([
    countRows(payload, isDue(rule, now)),
    countRows(payload, isToErase({ ...rule, is_on: true }, now)),
    countRows(payload, { legal_hold: { equals: true } }),
    rowsWhere(payload, { quarantined_at: { exists: true } }),
    hiddenBatches(payload),
    rowsWhere(payload, { erasure_asked_at: { exists: true } }),
  ])
  return { ...rule, due, to_erase, held, quarantined, batches, erasure_requests: requests }
}

/**
 * Erases the rows whose wait in quarantine has ended: those that the rule moved there while it is on,
 * and those that staff erased in any case. Then moves rows older than the period into quarantine: they
 * are on no list any more. A legal hold stops both. A row that cannot be erased is recorded, and the
 * others are still erased. Copies of papers go by a rule of their own, which is always on.
 */
export const applyRetention = async (payload: Payload, now = new Date()): Promise<void> => {
  await purgeAudit(payload, now)
  await removeOldCopies(payload, now)
  const rule = await retentionRule(payload)
  for (const collection of SUBMISSION_COLLECTIONS) {
    for (const row of await findRows(payload, collection, isToErase(rule, now), 0)) {
      await eraseRow(payload, row)
    }
    if (!rule.is_on) continue
    const until = new Date(now.getTime() + rule.quarantine_days * DAY_MS)
    const { docs: moved, errors } = await payload.update({
      collection,
      where: isDue(rule, now),
      data: { quarantined_at: now.toISOString(), erase_after: until.toISOString() },
    })
    if (errors.length > 0) {
      logError('applyRetention', new Error(`${errors.length} ${collection} could not be hidden`))
    }
    if (moved.length > 0) {
      await record(payload, {
        by: 'system',
        action: 'quarantine',
        subject: collection,
        count: moved.length,
      })
    }
  }
  await finishErasures(payload)
}

// Accounts have links to set a password.
const WITH_PERSONAL_DATA = [...PERSONAL_TABLES, ...DERIVED_PERSONAL_TABLES, 'users']

/**
 * Applies the rule every night at 02:30 in Mumbai (21:00 UTC), and removes on Postgres the bytes of
 * what was erased since the last night.
 */
export const retentionTask: TaskConfig<'retention'> = {
  slug: 'retention',
  schedule: dailyAt(21),
  handler: async ({ req }) => {
    await applyRetention(req.payload)
    await rewriteMarkedTables(req.payload, WITH_PERSONAL_DATA)
    return { output: {} }
  },
}

const TRY_AGAIN_MS = 600_000

/** Comes back for what the night could not remove from Postgres, until nothing is left. */
export const startRemovingDeletedBytes = (payload: Payload): void =>
  repeat('removeDeletedBytes', TRY_AGAIN_MS, () => rewriteLater(payload, WITH_PERSONAL_DATA))

const notHeld: Where = { legal_hold: { not_equals: true } }

const isDue = ({ months }: Rule, now: Date): Where => ({
  and: [
    notHeld,
    { erase_after: { exists: false } },
    { createdAt: { less_than: monthsBefore(now, months) } },
  ],
})

const isToErase = ({ is_on }: Rule, now: Date): Where => ({
  and: [
    notHeld,
    { erase_after: { less_than: now.toISOString() } },
    ...(is_on ? [] : [{ erasure_batch: { exists: true } }]),
  ],
})

/** The same day some months before; the last day of a month that is shorter. ISO. */
const monthsBefore = (now: Date, months: number): string => {
  const day = new Date(now)
  day.setUTCDate(1)
  day.setUTCMonth(day.getUTCMonth() - months)
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(now.getUTCDate(), last))
  return day.toISOString()
}

const countRows = async (payload: Payload, where: Where): Promise<number> => {
  const counts = await Promise.all(
    SUBMISSION_COLLECTIONS.map((collection) => readingDb(payload).count({ collection, where })),
  )
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0)
}

const rowsWhere = async (payload: Payload, where: Where) => {
  const found = await Promise.all(
    SUBMISSION_COLLECTIONS.map((collection) => findRows(payload, collection, where, SHOWN)),
  )
  return found.flat()
}
