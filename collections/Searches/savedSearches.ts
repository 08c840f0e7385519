import type { Payload } from 'payload'
import type { Search, User } from '@/payload-types'
import { searchParts } from './canonicalQuery'
import { existingRows, goneParts } from './goneParts'
import type { SearchJson } from './shared/json'
import { PART_NAMES } from './shared/panels'

/** The searches of one account, in the order in which they were saved. */
export const searchesOf = async (payload: Payload, { id }: User): Promise<Search[]> => {
  const where = { account: { equals: id } }
  const { docs } = await payload.find({
    collection: 'searches',
    where,
    sort: 'id',
    pagination: false,
  })
  return docs
}

/**
 * saved_searches.php: the searches of the account that asks. What no longer exists, such as a job that
 * was deleted, is left out of the filters and named.
 */
export const savedSearches = async (payload: Payload, user: User): Promise<SearchJson[]> => {
  const rows = await searchesOf(payload, user)
  const searches = rows.map(({ id, panel, name, query }) => ({
    ...{ id, panel, name },
    parts: searchParts(panel, query),
  }))
  const existing = await existingRows(payload, searches)
  return searches.map(({ id, panel, name, parts }) => {
    const gone = goneParts({ panel, parts }, existing)
    const kept = [...parts].filter(([part]) => !gone.includes(part))
    return {
      ...{ id, panel, name },
      filters: Object.fromEntries(kept),
      gone: gone.map((part) => PART_NAMES[part] ?? part),
    }
  })
}
