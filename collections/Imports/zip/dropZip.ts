import type { Payload } from 'payload'
import { changeRows } from '@/lib/server/database/rows'
import { removeFile } from '@/lib/server/files/storage'
import type { Import } from '@/payload-types'
import { findImport } from '../importRows'
import { forgetZip } from './openZip'
import { partsOf } from './pieceReader'

/** Removes the stored ZIP of an import, first the bytes, then the names in its row. */
export const dropZip = async (payload: Payload, id: number): Promise<void> => {
  // Read anew: a piece may have come since the caller read the row.
  const row = await findImport(payload, id)
  if (!row?.zip_parts) return
  await removeParts(row)
  await changeRows(payload, {
    collection: 'imports',
    where: { id, zip_parts: row.zip_parts },
    set: { zip_parts: null, zip_size: null },
  })
}

/** Removes the bytes of a ZIP. */
export const removeParts = async (row: Pick<Import, 'zip_parts'>): Promise<void> => {
  forgetZip(row)
  for (const name of partsOf(row)) await removeFile('import', name)
}
