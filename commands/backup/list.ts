import { localList } from '@/collections/Backups/erasureList'
import type { BackupPlace } from '@/lib/server/backups/backupPlace'
import { copyEntries, dropEntries, LIST } from '@/lib/server/backups/listFiles'
import { KEPT_DAYS } from '@/lib/server/backups/rotation'
import { DAY_MS } from '@/lib/shared/limits'

const README = `Erasures and opt-outs since the backups in the folder above. npm run restore reads them, so that
people who were erased after a backup are erased again. Keep this folder with the backups. It has no names:
only hashes, whose keys are in the database (docs/adr/0036).
`

/** Copies the list of erasures beside the backups, and shortens both to the age of the oldest backup. */
export const keepList = async ({ files }: BackupPlace): Promise<void> => {
  await files.put(LIST, 'README.txt', Buffer.from(README))
  await copyEntries(localList(), files)
  const oldest = new Date(Date.now() - KEPT_DAYS * DAY_MS)
  for (const list of [localList(), files]) await dropEntries(list, oldest)
}
