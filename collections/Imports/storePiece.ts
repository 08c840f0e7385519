import type { Payload } from 'payload'
import { positions } from '@/collections/Positions/positions'
import { beginOnce } from '@/collections/Submissions/beginOnce'
import { ENGLISH } from '@/lib/shared/languages'
import { rowKey } from './knownPeople'
import type { Person } from './row/readRow'

/** Instead of a version of the terms: nobody agreed to any. */
export const NO_TERMS = 'not asked'

/**
 * Stores people of a list as registrations, all in one statement. The key names the import and the row:
 * a row that is there already is not stored again. Nobody gave a consent, and nobody gets a mail.
 */
export const storePiece = async (
  payload: Payload,
  importId: number,
  people: readonly { number: number; person: Person }[],
): Promise<void> => {
  const terms_at = new Date().toISOString()
  const ids = new Map((await positions()).map(({ id, name }) => [name.toLowerCase(), id]))
  await Promise.all(
    people.map(async ({ number, person }) => {
      const key = rowKey(importId, number)
      const { insert } = await beginOnce({
        ...{ payload, collection: 'registrations', letters: 'RG', key },
      })
      return insert({
        ...person,
        position: ids.get(person.position_Name.toLowerCase()),
        phone_valid: person.phone_e164 !== null,
        terms: false,
        terms_version: NO_TERMS,
        terms_at,
        whatsapp_consent: false,
        keep_consent: false,
        source: 'import',
        language: ENGLISH,
        revision: 0,
        import_id: importId,
      })
    }),
  )
}
