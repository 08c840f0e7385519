import type { Payload } from 'payload'
import { accountOf } from '@/collections/Backups/erasureBatch'
import { changeRows } from '@/lib/server/database/rows'
import type { LeftOut } from './leftOut'

/**
 * Ends undos of imports that accounts which were misused had begun when the backup was made: the restored
 * site would go on with them (docs/adr/0047). Whoever meant one can undo the import again.
 */
export const stopUndos = async (payload: Payload, { by }: LeftOut): Promise<void> => {
  const { docs } = await payload.find({
    collection: 'imports',
    where: { state: { equals: 'undoing' } },
    pagination: false,
  })
  for (const { id, undo_batch, finished_at } of docs) {
    if (!by.some((account) => account === accountOf(undo_batch))) continue
    await changeRows(payload, {
      collection: 'imports',
      where: { id, state: 'undoing' },
      // One that was stopped before its end has no file any more.
      set: finished_at
        ? { state: 'done', undo_batch: null }
        : { state: 'failed', finished_at: new Date().toISOString(), undo_batch: null },
    })
  }
}
