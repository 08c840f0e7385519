import { and, asc, gt, inArray, isNotNull } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { CANDIDATE_COLLECTIONS } from '@/collections/Submissions/shared/personalData'
import { repeat } from '@/lib/server/repeat'
import { CHUNK_ROWS } from '@/lib/server/rows'
import {
  AREAS,
  type Area,
  isUnfinished,
  listFiles,
  removeFile,
  writtenAt,
} from '@/lib/server/storage'
import { DAY_MS } from '@/lib/shared/limits'

type Column = { table: string; column: string }

/** Where the database names the files of an area. */
const NAMED_BY: Record<Area, Column[]> = {
  resume: CANDIDATE_COLLECTIONS.map((table) => ({ table, column: 'upload_resume' })),
  company_logo: [{ table: 'jobs', column: 'company_logo' }],
  avatar: [{ table: 'users', column: 'avatar' }],
  media: [{ table: 'media', column: 'filename' }],
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

/** Removes orphaned files, now and every day. */
export const startRemovingOrphans = (payload: Payload): void =>
  repeat('removeOrphans', DAY_MS, () => removeOrphans(payload))

/**
 * Removes files that no row names, and files that were not written completely, once they are a day
 * old: a submission names its file within seconds. Each removal is recorded first. Rows whose file
 * is missing are counted and recorded, not changed.
 */
export const removeOrphans = async (payload: Payload, now = new Date()): Promise<void> => {
  const orphans: { area: Area; name: string }[] = []
  let named = 0
  for (const area of AREAS) {
    for await (const names of listFiles(area)) {
      const inUse = await namesInUse(payload, area, names)
      named += inUse.size
      for (const name of names) {
        if (!inUse.has(name) && (await isOld(area, name, now))) orphans.push({ area, name })
      }
    }
  }
  const whole = orphans.filter(({ name }) => !isUnfinished(name))
  // Names are random: a database that names none of the files is not the one they belong to.
  const isForeign = named === 0 && whole.length > 0
  if (isForeign) await note(payload, 'uploads', 'left: the database names no file', whole.length)
  for (const { area, name } of orphans) {
    if (isForeign && !isUnfinished(name)) continue
    await note(payload, area, `removed ${name}`)
    await removeFile(area, name)
  }
  for (const area of AREAS) {
    const missing = await countMissing(payload, area)
    if (missing > 0) await note(payload, area, 'rows whose file is missing', missing)
  }
}

const note = (payload: Payload, subject: string, detail: string, count?: number) =>
  record(payload, { by: 'system', action: 'files', subject, detail, count })

const isOld = async (area: Area, name: string, now: Date): Promise<boolean> => {
  const written = await writtenAt(area, name)
  return written !== null && written.getTime() < now.getTime() - DAY_MS
}

const namesInUse = async (payload: Payload, area: Area, names: string[]): Promise<Set<string>> => {
  const inUse = new Set<string>()
  if (names.length === 0) return inUse
  for (const { table, column } of [...NAMED_BY[area], ...(ALSO_KEPT_BY[area] ?? [])]) {
    const at = payload.db.tables[table]
    const rows: { name: string }[] = await payload.db.drizzle
      .select({ name: at[column] })
      .from(at)
      .where(inArray(at[column], names))
    for (const { name } of rows) inUse.add(name)
  }
  return inUse
}

const countMissing = async (payload: Payload, area: Area): Promise<number> => {
  let missing = 0
  for (const source of NAMED_BY[area]) {
    for await (const rows of rowsWithFile(payload, source)) {
      for (const { id, name } of rows) {
        if (await writtenAt(area, name)) continue
        // The row may have got another file meanwhile, or none.
        const [still] = await filesOf(payload, source, id - 1, 1)
        if (still?.id === id && still.name === name) missing += 1
      }
    }
  }
  return missing
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
  return payload.db.drizzle
    .select({ id: at.id, name: at[column] })
    .from(at)
    .where(and(gt(at.id, after), isNotNull(at[column])))
    .orderBy(asc(at.id))
    .limit(limit)
}
