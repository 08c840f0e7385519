import { open } from 'node:fs/promises'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from './sql'

/**
 * The unused space of SQLite's pages. `secure_delete` overwrites a deleted entry where it is, but
 * when SQLite moves entries between the pages of a tree, a copy can stay in the space between the
 * list of entries and the first entry of a page. Format: https://www.sqlite.org/fileformat2.html
 */

const CHUNK_BYTES = 2 ** 20
const FILE_HEADER_BYTES = 100
// Trees in which tables and indexes are: inner pages and leaves.
const INNER = [2, 5]
const LEAVES = [10, 13]
// Visitors can change a page between two rounds.
const MOST_ROUNDS = 5

type Unused = { page: number; from: number; to: number; before: Buffer }

/**
 * Overwrites the unused space of all pages that has bytes in it, and empties the log. Reads the
 * file in small pieces, so nobody waits. Throws when it does not succeed.
 */
export const cleanFreeSpace = async (payload: Payload): Promise<void> => {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await runSql(payload, sql.raw('PRAGMA wal_checkpoint(TRUNCATE)'))
    let isClean = true
    for await (const unused of unusedSpaces(await fileOf(payload))) {
      isClean = false
      await overwrite(payload, unused)
    }
    if (isClean) return
  }
  throw new Error('The unused space of the database could not be overwritten')
}

const fileOf = async (payload: Payload): Promise<string> => {
  const databases = await runSql<{ name: string; file: string }>(
    payload,
    sql.raw('PRAGMA database_list'),
  )
  return databases.find(({ name }) => name === 'main')?.file ?? ''
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

async function* unusedSpaces(path: string): AsyncGenerator<Unused> {
  const file = await open(path)
  try {
    const chunk = Buffer.alloc(CHUNK_BYTES)
    const zeros = Buffer.alloc(CHUNK_BYTES)
    await file.read(chunk, 0, FILE_HEADER_BYTES, 0)
    const size = chunk.readUInt16BE(16) === 1 ? 65_536 : chunk.readUInt16BE(16)
    for (let at = 0; ; at += CHUNK_BYTES) {
      const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES, at)
      for (let start = 0; start + size <= bytesRead; start += size) {
        const page = (at + start) / size + 1
        const unused = unusedOf(chunk.subarray(start, start + size), page)
        if (unused && !isZero(chunk.subarray(start + unused.from, start + unused.to), zeros)) {
          yield unused
        }
      }
      if (bytesRead < CHUNK_BYTES) return
    }
  } finally {
    await file.close()
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

const isZero = (bytes: Buffer, zeros: Buffer): boolean =>
  bytes.equals(zeros.subarray(0, bytes.length))
