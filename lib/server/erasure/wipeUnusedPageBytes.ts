import { openSync, read } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { betweenReads } from '../database/reads/reading'
import { shortenLog } from '../database/shortenLog'
import { changeBySql, runSql } from '../database/sql'
import { processWide } from '../process/processWide'

/**
 * The unused space of SQLite's pages. `secure_delete` overwrites a deleted entry where it is, but
 * when SQLite moves entries between the pages of a tree, a copy can stay in the space between the
 * list of entries and the first entry of a page. Format: https://www.sqlite.org/fileformat2.html
 */

/** Pages of one read and of one statement: some milliseconds, so that nobody waits. */
const PAGES_AT_ONCE = 64
const LOGGED_PAGES = 500
const FILE_HEADER_BYTES = 100
// Trees in which tables and indexes are: inner pages and leaves.
const INNER = [2, 5]
const LEAVES = [10, 13]
// A page can change between its reading and its overwriting.
const MOST_ROUNDS = 20
/** Five seconds in all for readers: what is left then is tried again each minute. */
const PAUSE_MS = 250

/** Pages `first` to `last`, numbered from 1 as SQLite does. */
type Pages = { first: number; last: number }

/** The part of Payload's adapter for SQLite that is used here. */
type WithClient = {
  client: { execute: (statement: string) => Promise<{ rows: { busy?: unknown }[] }> }
}

type Unused = { page: number; from: number; to: number; before: Buffer }

/**
 * Overwrites the unused space of all pages that has bytes in it, and empties the log. Throws when it
 * does not succeed, because of a reader for example. What SQLite moves meanwhile is of rows that are there.
 */
export const wipeUnusedPageBytes = async (payload: Payload): Promise<void> => {
  const readPages = await pageReader(payload)
  let left: Pages[] | null = null
  let logged = 0
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await shortenLog(payload)
    // The file is not what SQLite has while somebody reads an earlier state: all of it is read again.
    if (!(await betweenReads(payload, () => emptyLog(payload)))) {
      left = null
      await setTimeout(PAUSE_MS)
      continue
    }
    if (left?.length === 0) return
    const changed: Pages[] = []
    for (const pages of left ?? (await allPages(payload))) {
      const unused = unusedSpaces(await readPages(pages), pages)
      if (unused.length > 0 && !(await overwrite(payload, unused))) changed.push(pages)
      logged += unused.length
      if (logged < LOGGED_PAGES) continue
      await shortenLog(payload)
      logged = 0
    }
    left = changed
  }
  throw new Error('The deleted bytes could not be removed from the database')
}

/**
 * Writes the log into the file. False when a reader, such as a backup, still needs a part of it. It does
 * not wait for the reader: SQLite waits within the call, so that nobody else would be answered.
 */
const emptyLog = async (payload: Payload): Promise<boolean> => {
  const before = await pragma(payload, 'busy_timeout')
  const { client } = payload.db as unknown as WithClient // Payload's type covers every database
  // libsql runs each when it is called, so that no other statement is between them.
  const [, result] = await Promise.all([
    client.execute('PRAGMA busy_timeout = 0'),
    client.execute('PRAGMA wal_checkpoint(TRUNCATE)'),
    client.execute(`PRAGMA busy_timeout = ${before}`),
  ])
  return Number(result.rows[0]?.busy) === 0
}

const allPages = async (payload: Payload): Promise<Pages[]> => {
  const count = await pragma(payload, 'page_count')
  const pieces = Math.ceil(count / PAGES_AT_ONCE)
  return Array.from({ length: pieces }, (_, at) => ({
    first: at * PAGES_AT_ONCE + 1,
    last: Math.min((at + 1) * PAGES_AT_ONCE, count),
  }))
}

const pragma = async (
  payload: Payload,
  name: 'busy_timeout' | 'page_count' | 'page_size',
): Promise<number> => {
  const [row] = await runSql<Record<string, number>>(payload, sql.raw(`PRAGMA ${name}`))
  // The column of a pragma can have another name.
  return Object.values(row ?? {})[0] ?? 0
}

const readAsync = promisify(read)

/**
 * Reads pages from the database file, without the log. The file stays open until the process ends:
 * when a process closes a file, the operating system drops all its locks on that file, also
 * SQLite's (https://www.sqlite.org/howtocorrupt.html §2.2), and the next command that opens the
 * database would delete the log that the site writes to.
 */
const pageReader = async (payload: Payload): Promise<(pages: Pages) => Promise<Buffer[]>> => {
  const [main] = await runSql<{ file: string }>(payload, sql.raw('PRAGMA database_list'))
  const file = main?.file ?? ''
  const size = await pragma(payload, 'page_size')
  const descriptor = processWide(`pagesOf ${file}`, () =>
    openSync(/* turbopackIgnore: true */ file, 'r'),
  )
  return async ({ first, last }) => {
    const length = (last - first + 1) * size
    const buffer = Buffer.alloc(length)
    const { bytesRead } = await readAsync(descriptor, buffer, 0, length, (first - 1) * size)
    return Array.from({ length: bytesRead / size }, (_, at) =>
      buffer.subarray(at * size, (at + 1) * size),
    )
  }
}

/** One statement. False: at least one page has other entries by now, and was left as it is. */
const overwrite = async (payload: Payload, unused: Unused[]): Promise<boolean> => {
  const rows = unused.map(
    ({ page, from, to, before }) => sql`(${page}, ${from}, ${to - from}, ${before})`,
  )
  const changed = await changeBySql(
    payload,
    sql`WITH unused (page, start, size, before) AS (VALUES ${sql.join(rows, sql.raw(', '))})
        UPDATE sqlite_dbpage
        SET data = CAST(before || zeroblob(size) || substr(data, start + size + 1) AS blob)
        FROM unused WHERE pgno = page AND substr(data, 1, start) = before`,
  )
  return changed === unused.length
}

const unusedSpaces = (buffers: Buffer[], { first }: Pages): Unused[] =>
  buffers.flatMap((bytes, at) => {
    const unused = unusedOf(bytes, first + at)
    return unused && !isZero(bytes.subarray(unused.from, unused.to)) ? [unused] : []
  })

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
