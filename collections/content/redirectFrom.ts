import { cachedQuery } from '@/lib/server/cache/cachedQuery'
import { TAGS } from '@/lib/server/cache/changes'
import { isEndless, stepOf } from './redirects'

/** The path to which staff redirect an old path of the site; null without a redirect. */
export const redirectFrom = async (path: string): Promise<string | null> =>
  (await redirectTable())[path] ?? null

/** Without those that lead back to themselves, by a page that was renamed or an earlier version. */
const redirectTable = cachedQuery(
  { name: 'redirects', tags: [TAGS.content] },
  async (payload): Promise<Record<string, string>> => {
    const { docs } = await payload.find({ collection: 'redirects', depth: 1, pagination: false })
    const steps = docs.map(stepOf).filter((step) => step !== null)
    const followed = steps.filter((step) => !isEndless(step, steps))
    return Object.fromEntries(followed.map(({ from, to }) => [from, to]))
  },
)
