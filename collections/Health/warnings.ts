import { sql } from '@payloadcms/db-sqlite/drizzle'
import { WARNINGS, type WarningKind } from '@/collections/Warnings/shared/warnings'
import { runSql } from '@/lib/server/database/sql'
import { DAY_MS } from '@/lib/shared/limits'
import { type Given, ok, type Verdict, warning } from './finding'

/**
 * What the other admins were told of within a day (collections/Warnings): erasures of many rows, a
 * deleted account, changed identity facts, a changed retention rule.
 */
export const warnedOf =
  (what: WarningKind) =>
  async ({ payload, now, viewer }: Given): Promise<Verdict> => {
    const since = new Date(now.getTime() - DAY_MS).toISOString()
    const lines = await runSql<{ actor: string }>(
      payload,
      sql`SELECT DISTINCT actor FROM audit WHERE action = 'warning' AND subject = ${what}
          AND created_at > ${since} AND actor <> ${`admin ${viewer ?? ''}`}`,
    )
    const { title, todo } = WARNINGS[what]
    const by = lines.map(({ actor }) => actor).join(', ')
    return by ? warning(title, `By ${by}. ${todo}`) : ok('Nothing within a day')
  }
