import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from './sql'

/**
 * The unused space of SQLite's pages. `secure_delete` overwrites a deleted entry where it is, but
 * when SQLite moves entries between the pages of a tree, a copy can stay in the space between the
 * list of entries and the first entry of a page. Format: https://www.sqlite.org/fileformat2.html
 */

/** So many pages are read by one statement, so that nobody waits. */
const PAGES_AT_ONCE = 128
const FILE_HEADER_BYTES = 100
// Trees in which tables and indexes are: inner pages and leaves.
const INNER = [2, 5]
const LEAVES = [10, 13]
// Visitors can change a page between two rounds.
const MOST_ROUNDS = 5

type Unused = { page: number; from: number; to: number; before: Buffer }

/**
 * Overwrites the unused space of all pages that has bytes in it, and empties the log. Throws when it
 * does not succeed.
 *
 * Pages are read by SQLite and not from the file: when a process closes a file, the operating system
 * drops all its locks on that file, also SQLite's (https://www.sqlite.org/howtocorrupt.html §2.2).
 * The next command that opened the database would then delete the log that the site writes to.
 */
export const cleanFreeSpace = async (payload: Payload): Promise<void> => {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let isClean = true
    for await (const unused of unusedSpaces(payload)) {
      isClean = false
      await overwrite(payload, unused)
    }
    await runSql(payload, sql.raw('PRAGMA wal_checkpoint(TRUNCATE)'))
    if (isClean) return
  }
  throw new Error('The unused space of the database could not be overwritten')
}

/** One statement, which does nothing when the page has other entries by now. */
const overwrite = async (payload: Payload, { page, from, to, before }: Unused): Promise<void> => {
  await runSql(
    payload,
    sql`UPDATE sqlite_dbpage
        SET data = CAST(substr(data, 1, ${from}) || zeroblob(${to - from})
          || substr(data, ${to + 1}) AS blob)
        WHERE pgno = ${page} AND substr(data, 1, ${from}) = ${before}`,
  )
}

async function* unusedSpaces(payload: Payload): AsyncGenerator<Unused> {
  for (let first = 1; ; first += PAGES_AT_ONCE) {
    const pages = await runSql<{ pgno: number; data: ArrayBuffer }>(
      payload,
      sql`SELECT pgno, data FROM sqlite_dbpage
          WHERE pgno BETWEEN ${first} AND ${first + PAGES_AT_ONCE - 1}`,
    )
    for (const { pgno, data } of pages) {
      const bytes = Buffer.from(data)
      const unused = unusedOf(bytes, pgno)
      if (unused && !isZero(bytes.subarray(unused.from, unused.to))) yield unused
    }
    if (pages.length < PAGES_AT_ONCE) return
  }
}

/** Null for pages that belong to no tree: they were overwritten as a whole when they got free. */
const unusedOf = (bytes: Buffer, page: number): Unused | null => {
  const header = page === 1 ? FILE_HEADER_BYTES : 0
  const kind = bytes[header] ?? 0
  if (![...INNER, ...LEAVES].includes(kind)) return null
  const entries = header + (INNER.includes(kind) ? 12 : 8)
  const from = entries + 2 * bytes.readUInt16BE(header + 3)
  const to = bytes.readUInt16BE(header + 5) || 65_536
  if (from >= to || to > bytes.length) return null
  return { page, from, to, before: Buffer.from(bytes.subarray(0, from)) }
}

const ZEROS = Buffer.alloc(65_536)

const isZero = (bytes: Buffer): boolean => bytes.equals(ZEROS.subarray(0, bytes.length))
