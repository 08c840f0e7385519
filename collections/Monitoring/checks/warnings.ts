import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { WARNINGS, type WarningKind } from '@/collections/Warnings/shared/warnings'
import { runSql } from '@/lib/server/database/sql'
import { DAY_MS } from '@/lib/shared/limits'
import { keysOf } from '@/lib/shared/objects'
import type { Alert } from '../shared/alert'

/**
 * What the other admins were told of within a day (collections/Warnings): erasures of many rows, a
 * deleted account, changed identity facts, a changed retention rule.
 */
const checkWarning =
  (what: WarningKind) =>
  async (payload: Payload, now: Date, viewer?: number): Promise<Alert | null> => {
    const since = new Date(now.getTime() - DAY_MS).toISOString()
    const lines = await runSql<{ actor: string }>(
      payload,
      sql`SELECT DISTINCT actor FROM audit WHERE action = 'warning' AND subject = ${what}
          AND created_at > ${since} AND actor <> ${`admin ${viewer ?? ''}`}`,
    )
    if (lines.length === 0) return null
    const { title, todo, link } = WARNINGS[what]
    const by = lines.map(({ actor }) => actor).join(', ')
    return { key: what, title, todo: `By ${by}. ${todo}`, link: { ...link } }
  }

export const warningChecks = keysOf(WARNINGS).map(checkWarning)
