import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { removeFile } from '@/lib/server/files/storage'
import { repeat } from '@/lib/server/process/repeat'
import { DAY_MS } from '@/lib/shared/limits'
import { findOrphans, rowsWithoutFile } from './storedFiles'

/** Removes orphaned files, now and every day. */
export const startRemovingOrphans = (payload: Payload): void =>
  repeat('removeOrphans', DAY_MS, async () => {
    await removeOrphans(payload)
    await recordMissing(payload)
  })

/**
 * Removes files without a row (`findOrphans`) and returns how many. Each removal is recorded first.
 */
export const removeOrphans = async (payload: Payload, now = new Date()): Promise<number> => {
  const { files, foreign } = await findOrphans(payload, now)
  if (foreign > 0) await note(payload, 'uploads', 'left: the database names no file', foreign)
  for (const { area, name } of files) {
    await note(payload, area, `removed ${name}`)
    await removeFile(area, name)
  }
  return files.length
}

/** Rows whose file is missing are counted and recorded, not changed. */
const recordMissing = async (payload: Payload): Promise<void> => {
  const missing = new Map<string, number>()
  for await (const { area } of rowsWithoutFile(payload)) {
    missing.set(area, (missing.get(area) ?? 0) + 1)
  }
  for (const [area, count] of missing) {
    await note(payload, area, 'rows whose file is missing', count)
  }
}

const note = (payload: Payload, subject: string, detail: string, count?: number) =>
  record(payload, { by: 'system', action: 'files', subject, detail, count })
