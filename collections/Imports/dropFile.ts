import type { Payload } from 'payload'
import { changeRows } from '@/lib/server/database/rows'
import { removeFile } from '@/lib/server/files/storage'
import { DAY_MS, IMPORT_WAITING_DAYS } from '@/lib/shared/limits'
import type { Import } from '@/payload-types'

/** Removes the stored file of an import, first the bytes, then the name in its row. */
export const dropFile = async (
  payload: Payload,
  { id, file }: Pick<Import, 'id' | 'file'>,
): Promise<void> => {
  if (file) await removeFile('import', file)
  await changeRows(payload, { collection: 'imports', where: { id }, set: { file: null } })
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
  for (const { id, file } of docs) {
    const set = { state: 'dropped' } as const
    const where = { id, state: 'uploaded' } as const
    if ((await changeRows(payload, { collection: 'imports', where, set })).length > 0) {
      await dropFile(payload, { id, file })
    }
  }
}
