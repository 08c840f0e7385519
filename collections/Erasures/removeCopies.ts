import type { Payload } from 'payload'
import { removeFile } from '@/lib/server/files/storage'

/**
 * Deletes the copies of papers of erased applications: of each first the file, then the row that names
 * it. One that got its file meanwhile stays, and makes the whole fail: it is done again.
 */
export const removeCopies = async (
  payload: Payload,
  applications: readonly number[],
): Promise<void> => {
  if (applications.length === 0) return
  const of = { application: { in: [...applications] } }
  const { docs } = await payload.db.find<{ id: number; file?: string | null }>({
    ...{ collection: 'paper_copies', where: of, pagination: false },
  })
  for (const { id, file } of docs) {
    if (file) await removeFile('paper_copy', file)
    const isSame = file ? { file: { equals: file } } : { file: { exists: false } }
    const where = { and: [{ id: { equals: id } }, isSame] }
    await payload.db.deleteMany({ collection: 'paper_copies', where })
  }
  const { totalDocs } = await payload.db.count({ collection: 'paper_copies', where: of })
  if (totalDocs > 0) throw new Error('A copy of a paper arrived during the erasure')
}
