import type { Payload } from 'payload'
import type { Answer } from '@/lib/server/calls/answers'
import type { User } from '@/payload-types'
import { dropImport, startImport, undoImport } from './changeImport'
import { checkImport } from './checkImport'
import { checkUndo } from './checkUndo'
import type { ImportCall } from './shared/schema'
import { dropResumes } from './zip/dropResumes'

/** registration_import.php, POST: what an admin does with a list. */
export const runImportAction = (
  payload: Payload,
  user: User,
  values: ImportCall,
): Promise<Answer> => {
  if (values.action === 'check') return checkImport(payload, values)
  if (values.action === 'start') return startImport(payload, user, values)
  if (values.action === 'drop_resumes') return dropResumes(payload, user, values.id)
  if (values.action === 'undo_check') return checkUndo(payload, values.id)
  return values.action === 'undo'
    ? undoImport(payload, user, values.id)
    : dropImport(payload, user, values.id)
}
