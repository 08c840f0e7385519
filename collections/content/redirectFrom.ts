import { cachedQuery } from '@/lib/server/cachedQuery'
import { TAGS } from '@/lib/server/changes'
import { paths } from '@/lib/shared/paths'
import { isSitePath } from '@/lib/shared/safeHref'

/** The path to which staff redirect an old path of the site; null without a redirect. */
export const redirectFrom = async (path: string): Promise<string | null> =>
  (await redirectTable())[path] ?? null

const redirectTable = cachedQuery(
  { name: 'redirects', tags: [TAGS.content] },
  async (payload): Promise<Record<string, string>> => {
    const { docs } = await payload.find({ collection: 'redirects', depth: 1, pagination: false })
    return Object.fromEntries(
      docs.flatMap(({ from, to }) => {
        const page = to?.reference?.value
        const target = typeof page === 'object' ? paths.page(page.slug) : to?.url
        const old = from.startsWith('/') ? from : `/${from}`
        return isSitePath(old) && isSitePath(target) ? [[old, target]] : []
      }),
    )
  },
)
