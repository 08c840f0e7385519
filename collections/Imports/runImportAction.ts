import type { Payload } from 'payload'
import type { Answer } from '@/lib/server/calls/answers'
import type { User } from '@/payload-types'
import { dropImport, startImport, undoImport } from './changeImport'
import { checkImport } from './checkImport'
import type { ImportCall } from './shared/schema'

/** registration_import.php, POST: what an admin does with a list. */
export const runImportAction = (
  payload: Payload,
  user: User,
  values: ImportCall,
): Promise<Answer> => {
  if (values.action === 'check') return checkImport(payload, values)
  if (values.action === 'start') return startImport(payload, user, values)
  return values.action === 'undo'
    ? undoImport(payload, user, values.id)
    : dropImport(payload, user, values.id)
}
