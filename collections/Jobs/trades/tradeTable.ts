import { cachedQuery } from '@/lib/server/cache/cachedQuery'
import { TAGS } from '@/lib/server/cache/changes'
import { tableOf } from './searchesFor'

/** The table of trades as the job search reads it; made again when staff change a trade. */
export const tradeTable = cachedQuery({ name: 'trades', tags: [TAGS.lists] }, async (payload) => {
  const { docs } = await payload.find({ collection: 'trades', sort: 'id', pagination: false })
  return tableOf(docs)
})
