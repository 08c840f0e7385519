import { and, asc, gt, inArray, isNotNull } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { CANDIDATE_COLLECTIONS } from '@/collections/PersonalData/shared/personalData'
import { readingDb } from '@/lib/server/database/reads/reading'
import { CHUNK_ROWS } from '@/lib/server/database/rows'
import { AREAS, type Area, isUnfinished, listFiles, writtenAt } from '@/lib/server/files/storage'
import { DAY_MS } from '@/lib/shared/limits'

type Column = { table: string; column: string }

/** Where the database names the files of an area. */
const NAMED_BY: Record<Area, Column[]> = {
  resume: CANDIDATE_COLLECTIONS.map((table) => ({ table, column: 'upload_resume' })),
  paper_copy: [{ table: 'paper_copies', column: 'file' }],
  company_logo: [{ table: 'jobs', column: 'company_logo' }],
  avatar: [{ table: 'users', column: 'avatar' }],
  media: [{ table: 'media', column: 'filename' }],
  import: [{ table: 'imports', column: 'file' }],
}

/**
 * Other columns that protect a file: versions can be restored; an erasure deletes its file itself; a
 * picture has copies in other sizes.
 */
const ALSO_KEPT_BY: Partial<Record<Area, Column[]>> = {
  resume: [{ table: 'erasures', column: 'file' }],
  company_logo: [{ table: '_jobs_v', column: 'version_company_logo' }],
  media: [{ table: 'media_renditions', column: 'file' }],
}

export type StoredFile = { area: Area; name: string }

/** A row that names a file which does not exist. */
export type RowWithoutFile = { area: Area; table: string; id: number }

type Orphans = {
  /** To be removed. */
  files: StoredFile[]
  /** Complete files that stay, because the database names none: it may be the wrong one. */
  foreign: number
}

/**
 * Files that no row names, and files that were not written completely, once they are a day old: a
 * submission names its file within seconds.
 */
export const findOrphans = async (payload: Payload, now: Date): Promise<Orphans> => {
  const found: StoredFile[] = []
  let named = 0
  for (const area of AREAS) {
    for await (const names of listFiles(area)) {
      const inUse = await namesInUse(payload, area, names)
      named += inUse.size
      for (const name of names) {
        if (!inUse.has(name) && (await isOld(area, name, now))) found.push({ area, name })
      }
    }
  }
  const unfinished = found.filter(({ name }) => isUnfinished(name))
  // Names are random: a database that names none of the files is not the one they belong to.
  return named === 0
    ? { files: unfinished, foreign: found.length - unfinished.length }
    : { files: found, foreign: 0 }
}

const isOld = async (area: Area, name: string, now: Date): Promise<boolean> => {
  const written = await writtenAt(area, name)
  return written !== null && written.getTime() < now.getTime() - DAY_MS
}

const namesInUse = async (payload: Payload, area: Area, names: string[]): Promise<Set<string>> => {
  const inUse = new Set<string>()
  if (names.length === 0) return inUse
  const { drizzle } = readingDb(payload)
  for (const { table, column } of [...NAMED_BY[area], ...(ALSO_KEPT_BY[area] ?? [])]) {
    const at = payload.db.tables[table]
    const rows: { name: string }[] = await drizzle
      .select({ name: at[column] })
      .from(at)
      .where(inArray(at[column], names))
    for (const { name } of rows) inUse.add(name)
  }
  if (area === 'import') for (const name of await piecesOfZips(payload)) inUse.add(name)
  return inUse
}

/** A ZIP that waits to be imported is several files, all named in one column. */
const piecesOfZips = async (payload: Payload): Promise<string[]> => {
  const { zip_parts } = payload.db.tables.imports
  const rows: { names: string }[] = await readingDb(payload)
    .drizzle.select({ names: zip_parts })
    .from(payload.db.tables.imports)
    .where(isNotNull(zip_parts))
  return rows.flatMap(({ names }) => names.split(' '))
}

/**
 * All rows whose file does not exist, but for lists to be imported: backups leave them out. In a
 * bucket, each row with a file is one request.
 */
export async function* rowsWithoutFile(payload: Payload): AsyncGenerator<RowWithoutFile> {
  for (const area of AREAS.filter((one) => one !== 'import')) {
    for (const source of NAMED_BY[area]) {
      for await (const rows of rowsWithFile(payload, source)) {
        for (const { id, name } of rows) {
          if (await writtenAt(area, name)) continue
          // The row may have got another file meanwhile, or none.
          const [still] = await filesOf(payload, source, id - 1, 1)
          if (still?.id === id && still.name === name) yield { area, table: source.table, id }
        }
      }
    }
  }
}

type Named = { id: number; name: string }

async function* rowsWithFile(payload: Payload, source: Column): AsyncGenerator<Named[]> {
  for (let last = 0; ; ) {
    const rows = await filesOf(payload, source, last, CHUNK_ROWS)
    if (rows.length > 0) yield rows
    if (rows.length < CHUNK_ROWS) return
    last = rows.at(-1)?.id ?? last
  }
}

/** The next rows after an id that name a file. */
const filesOf = (
  payload: Payload,
  { table, column }: Column,
  after: number,
  limit: number,
): Promise<Named[]> => {
  const at = payload.db.tables[table]
  const { drizzle } = readingDb(payload)
  return drizzle
    .select({ id: at.id, name: at[column] })
    .from(at)
    .where(and(gt(at.id, after), isNotNull(at[column])))
    .orderBy(asc(at.id))
    .limit(limit)
}
