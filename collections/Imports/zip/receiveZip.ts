import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { type Answer, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import type { UploadedFile } from '@/lib/server/calls/receivedFile'
import { changeRows } from '@/lib/server/database/rows'
import { removeFile } from '@/lib/server/files/storage'
import { IMPORT_ZIP_PIECE_BYTES } from '@/lib/shared/limits'
import type { User } from '@/payload-types'
import { findImport } from '../importRows'
import { FILE_GONE } from '../openTable'
import { PIECE_MISSING, type ZipPiece } from '../shared/zip'
import { dropZip } from './dropZip'
import { listZip, NO_ZIP } from './openZip'
import { partsOf } from './pieceReader'

/**
 * import_resumes.php: stores a piece of a ZIP. The first one takes the place of an earlier ZIP. A piece
 * that is not the next is not stored: `received` says where to go on, also after an answer was lost.
 */
export const receiveZip = async (
  payload: Payload,
  user: User,
  { id, from, size }: ZipPiece,
  file: UploadedFile | null,
): Promise<Answer> => {
  const row = await findImport(payload, id)
  if (row?.state !== 'uploaded') return refuse(FILE_GONE)
  const earlier = partsOf(row)
  if (from !== 0 && size !== row.zip_size) return refuseField('piece', PIECE_MISSING)
  const received = Math.min(earlier.length * IMPORT_ZIP_PIECE_BYTES, size)
  if (from !== 0 && from !== received) return succeed({ received })
  const expected = Math.min(IMPORT_ZIP_PIECE_BYTES, size - from)
  if (!file || file.size !== expected) return refuseField('piece', PIECE_MISSING)
  if (from === 0 && file.head.subarray(0, 2).toString('latin1') !== 'PK') {
    return refuseField('piece', NO_ZIP)
  }
  const name = await file.keep('zip')
  const names = from === 0 ? [name] : [...earlier, name]
  const changed = await changeRows(payload, {
    collection: 'imports',
    // It may be started or removed meanwhile, or the same piece came twice.
    where: { id, state: 'uploaded', zip_parts: row.zip_parts ?? null },
    set: { zip_parts: names.join(' '), zip_size: size },
  })
  if (changed.length === 0) {
    await removeFile('import', name)
    return refuseField('piece', PIECE_MISSING)
  }
  if (from === 0) for (const part of earlier) await removeFile('import', part)
  const isLast = from + expected === size
  return isLast ? endZip(payload, user, id, size) : succeed({ received: from + expected })
}

const endZip = async (
  payload: Payload,
  user: User,
  id: number,
  received: number,
): Promise<Answer> => {
  const row = await findImport(payload, id)
  if (!row) return refuse(FILE_GONE)
  const zip = await listZip(row)
  if (!zip.ok) {
    await dropZip(payload, id)
    return refuseField('piece', zip.message)
  }
  await record(payload, {
    ...{ by: user, action: 'import', subject: 'imports', subject_id: id },
    count: zip.value.files.length,
    detail: 'ZIP with resumes uploaded',
  })
  return succeed({ received }, 'The ZIP was read.')
}
