import type { Payload } from 'payload'
import {
  SUBMISSION_COLLECTIONS,
  type SubmissionKey,
} from '@/collections/Submissions/shared/personalData'
import { findRows } from './rows'
import type { PersonRow } from './shared/json'

/** The named rows that exist, each once. */
export const findChosenRows = async (
  payload: Payload,
  rows: SubmissionKey[],
): Promise<PersonRow[]> => {
  const found = await Promise.all(
    SUBMISSION_COLLECTIONS.map((collection) => {
      const ids = rows.filter((row) => row.collection === collection).map(({ id }) => id)
      return ids.length > 0 ? findRows(payload, collection, { id: { in: ids } }) : []
    }),
  )
  return found.flat()
}
