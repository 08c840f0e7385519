import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { changeRows } from '@/lib/server/database/rows'
import type { User } from '@/payload-types'
import { findImport } from '../importRows'
import { removeParts } from './dropZip'

/** registration_import.php, `drop_resumes`: removes the ZIP of a list that was not imported. */
export const dropResumes = async (payload: Payload, user: User, id: number): Promise<Answer> => {
  const row = await findImport(payload, id)
  if (!row?.zip_parts) return refuse('The ZIP was removed already.')
  // First the names: an import that begins meanwhile must not lose the files.
  const changed = await changeRows(payload, {
    collection: 'imports',
    where: { id, state: 'uploaded', zip_parts: row.zip_parts },
    set: { zip_parts: null, zip_size: null },
  })
  if (changed.length === 0) return refuse('The import has begun, or the ZIP has changed.')
  await removeParts(row)
  await record(payload, {
    ...{ by: user, action: 'import', subject: 'imports', subject_id: id },
    detail: 'ZIP removed',
  })
  return succeed({}, 'The ZIP was removed.')
}
