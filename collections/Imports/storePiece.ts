import type { Payload } from 'payload'
import { positions } from '@/collections/Positions/positions'
import { beginOnce } from '@/collections/Submissions/beginOnce'
import { insertWithResume } from '@/collections/Submissions/keepResume'
import { removeFile } from '@/lib/server/files/storage'
import { ENGLISH } from '@/lib/shared/languages'
import { rowKey } from './knownPeople'
import type { Person } from './row/readRow'
import type { ResumeColumns, Resumes } from './zip/resumesOf'

/** Instead of a version of the terms: nobody agreed to any. */
export const NO_TERMS = 'not asked'

/**
 * Stores people of a list as registrations, all in one statement. The key names the import and the row:
 * a row that is there already is not stored again. Nobody gave a consent, and nobody gets a mail.
 * Returns how many have a resume; the file of a row that was there already is not kept again.
 */
export const storePiece = async (
  payload: Payload,
  importId: number,
  people: readonly { number: number; person: Person }[],
  resumes: Resumes | null,
): Promise<number> => {
  const files = await keepFiles(people, resumes)
  const terms_at = new Date().toISOString()
  const ids = new Map((await positions()).map(({ id, name }) => [name.toLowerCase(), id]))
  await Promise.all(
    people.map(async ({ number, person }) => {
      const key = rowKey(importId, number)
      const once = await beginOnce({
        ...{ payload, collection: 'registrations', letters: 'RG', key },
      })
      return insertWithResume(once, {
        ...person,
        ...files.get(number),
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
  return files.size
}

/** Stores the files of people, one after the other: together they may be large. */
const keepFiles = async (
  people: readonly { number: number }[],
  resumes: Resumes | null,
): Promise<Map<number, ResumeColumns>> => {
  const files = new Map<number, ResumeColumns>()
  if (!resumes) return files
  try {
    for (const { number } of people) {
      const columns = await resumes.keep(number)
      if (columns) files.set(number, columns)
    }
    return files
  } catch (error) {
    for (const { upload_resume } of files.values()) await removeFile('resume', upload_resume)
    throw error
  }
}
