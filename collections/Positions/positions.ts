import { cachedQuery } from '@/lib/server/cache/cachedQuery'
import { TAGS } from '@/lib/server/cache/changes'

export type PositionOption = { id: number; name: string }

/** The positions that the registration form offers (docs/product.md §3.2). */
export const positions = cachedQuery(
  { name: 'positions', tags: [TAGS.lists] },
  async (payload): Promise<PositionOption[]> => {
    const { docs } = await payload.find({
      collection: 'positions',
      pagination: false,
      sort: ['sort_order', 'id'],
    })
    return docs.map(({ id, name }) => ({ id, name }))
  },
)
