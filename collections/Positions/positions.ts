import { unstable_cache } from 'next/cache'
import { payloadClient } from '@/lib/server/payload'
import { TAGS } from '@/lib/server/refresh'

export type PositionOption = { id: number; name: string }

/** The positions that the registration form offers (docs/product.md §3.2). */
export const positions = unstable_cache(
  async (): Promise<PositionOption[]> => {
    const payload = await payloadClient()
    const { docs } = await payload.find({
      collection: 'positions',
      pagination: false,
      sort: ['sort_order', 'id'],
    })
    return docs.map(({ id, name }) => ({ id, name }))
  },
  ['positions'],
  { tags: [TAGS.lists] },
)
