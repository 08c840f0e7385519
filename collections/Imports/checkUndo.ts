import type { Payload } from 'payload'
import { knownOf, savedSearches } from '@/collections/Privacy/searchesNaming'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { pagesOf } from '@/lib/server/database/rows'
import { findImport, rowsOfImport, UNDO_OVER, undoUntil } from './importRows'
import { UNTOUCHED } from './untouched'

/** What tells who a person is. */
const FIELDS = ['full_name', 'email', 'phone_e164', 'reference'] as const

/**
 * registration_import.php, `undo_check`: how many saved searches of staff an undo deletes, because they
 * name one of its people and were saved since the list came.
 */
export const checkUndo = async (
  payload: Payload,
  id: number,
  now = new Date(),
): Promise<Answer> => {
  const row = await findImport(payload, id)
  if (!row || !undoUntil(row, now)) return refuse(UNDO_OVER)
  const searches = await savedSearches({ payload }, row.createdAt)
  let left = searches
  if (left.length > 0) {
    const where = { and: [rowsOfImport(id), UNTOUCHED] }
    for await (const page of pagesOf(payload, 'registrations', where, FIELDS)) {
      const people = page.map((person) => knownOf('registrations', person))
      left = left.filter(({ names }) => !people.some(names))
    }
  }
  return succeed({ searches: searches.length - left.length })
}
