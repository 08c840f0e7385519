import { type Client, createClient } from '@libsql/client'
import { sqliteDamage } from '@/lib/server/database/sqliteDamage'
import { OperatorError } from '@/lib/server/settings/operatorError'

/**
 * Compares a copy of a SQLite database with the original: it is intact, and each table has the same
 * number of rows. Throws an OperatorError.
 */
export const verifyCopy = async (original: Client, file: string): Promise<void> => {
  const copy = createClient({ url: `file:${file}` })
  try {
    if ((await sqliteDamage(copy)).length > 0) throw damaged('it is damaged')
    const counts = await countsOf(original)
    const copied = await countsOf(copy)
    for (const [table, count] of counts) {
      if (copied.get(table) !== count) throw damaged(`rows of ${table} are missing`)
    }
  } finally {
    copy.close()
  }
}

const damaged = (what: string): OperatorError =>
  new OperatorError(
    `The copy of the database for the upgrade cannot be used: ${what}. The database itself is unchanged; check it and the disk with npm run doctor.`,
  )

const countsOf = async (client: Client): Promise<Map<string, number>> => {
  // The rows of search indexes are in tables of their own.
  const { rows } = await client.execute(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'`,
  )
  const counts = new Map<string, number>()
  for (const { name } of rows) {
    const table = String(name)
    const counted = await client.execute(`SELECT count(*) FROM "${table}"`)
    counts.set(table, Number(counted.rows[0]?.[0]))
  }
  return counts
}
