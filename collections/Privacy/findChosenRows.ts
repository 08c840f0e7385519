import type { Payload } from 'payload'
import { findRows } from './rows'
import { PERSON_COLLECTIONS, type PersonRow } from './shared/json'
import type { RowKey } from './shared/schema'

/** The rows that exist of those that were named, each once. */
export const findChosenRows = async (payload: Payload, rows: RowKey[]): Promise<PersonRow[]> => {
  const found = await Promise.all(
    PERSON_COLLECTIONS.map((collection) => {
      const ids = rows.filter((row) => row.collection === collection).map(({ id }) => id)
      return ids.length > 0 ? findRows(payload, collection, { id: { in: ids } }) : []
    }),
  )
  return found.flat()
}
