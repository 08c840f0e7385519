import type { Payload } from 'payload'
import { changeRows } from '@/lib/server/database/rows'
import { removeFile } from '@/lib/server/files/storage'
import { DAY_MS, IMPORT_WAITING_DAYS } from '@/lib/shared/limits'
import type { Import } from '@/payload-types'
import { dropZip } from './zip/dropZip'

/** Removes the stored files of an import, list and ZIP: first the bytes, then the name in its row. */
export const dropFile = async (
  payload: Payload,
  { id, file }: Pick<Import, 'id' | 'file'>,
): Promise<void> => {
  if (file) await removeFile('import', file)
  await dropZip(payload, id)
  await changeRows(payload, { collection: 'imports', where: { id }, set: { file: null } })
}

/** Removes the files of imports that have ended: a killed process or an error of the storage left them. */
export const dropLeft = async (payload: Payload): Promise<void> => {
  const { docs } = await payload.find({
    collection: 'imports',
    where: {
      and: [
        { state: { in: ['done', 'failed', 'dropped', 'undone'] } },
        { or: [{ file: { exists: true } }, { zip_parts: { exists: true } }] },
      ],
    },
    pagination: false,
  })
  for (const doc of docs) await dropFile(payload, doc)
}

/**
 * Removes files that wait to be imported, by default those that wait too long. After the erasure of a
 * person all of them go: they may name the person.
 */
export const dropWaiting = async (
  payload: Payload,
  until = new Date(Date.now() - IMPORT_WAITING_DAYS * DAY_MS),
): Promise<void> => {
  const { docs } = await payload.find({
    collection: 'imports',
    where: {
      and: [
        { state: { equals: 'uploaded' } },
        { createdAt: { less_than_equal: until.toISOString() } },
      ],
    },
    pagination: false,
  })
  const dropped: typeof docs = []
  for (const doc of docs) {
    const { id } = doc
    const set = { state: 'dropped' } as const
    const where = { id, state: 'uploaded' } as const
    const changed = await changeRows(payload, { collection: 'imports', where, set })
    if (changed.length > 0) dropped.push(doc)
  }
  // First no list can be imported any more; a file that cannot be removed now is tried again (dropLeft).
  for (const doc of dropped) await dropFile(payload, doc)
}
