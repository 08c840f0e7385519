import type { Payload } from 'payload'
import { mostViewed, type Views, viewsBy } from '@/collections/PageViews/viewFigures'
import { SOURCES } from '@/collections/Submissions/shared/sources'
import { isLanguage, LANGUAGES } from '@/lib/shared/languages'
import { keysOf } from '@/lib/shared/objects'
import type { NamedCount, Reach, ViewCount } from './shared/json'

const TOP_PAGES = 10
/** A smaller number could be about one person whom somebody knows. */
const LEAST_SHOWN = 5

/**
 * How far the pages reached since a day (YYYY-MM-DD): views and opened application forms by source,
 * language and page. `sent`: the applications of the same days by source.
 */
export const reach = async (
  payload: Payload,
  since: string,
  sent: readonly NamedCount[],
): Promise<Reach> => {
  const [sources, languages, pages] = await Promise.all([
    viewsBy(payload, 'source', since),
    viewsBy(payload, 'language', since),
    mostViewed(payload, since, TOP_PAGES),
  ])
  const sentFrom = new Map(sent.map(({ key, count }) => [key, count]))
  return {
    views: shown(sources.reduce((sum, { views }) => sum + views, 0)),
    sources: mostFirst(everySource(sources))
      .map((one) => ({
        ...viewCount(one, SOURCES[one.key]),
        opened: shown(one.opened),
        sent: sentFrom.get(one.key) ?? 0,
      }))
      .filter(({ views, sent }) => views !== 0 || sent > 0),
    languages: mostFirst(languages).map((one) =>
      viewCount(one, isLanguage(one.key) ? LANGUAGES[one.key].name : one.key),
    ),
    pages: pages.filter(({ views }) => views >= LEAST_SHOWN).map((one) => viewCount(one, one.key)),
  }
}

const viewCount = ({ key, views }: Views, label: string): ViewCount => ({
  key,
  label,
  views: shown(views),
})

const everySource = (found: readonly Views[]) =>
  keysOf(SOURCES).map((key) => ({
    ...(found.find((one) => one.key === key) ?? { views: 0, opened: 0 }),
    key,
  }))

const mostFirst = <V extends Views>(counts: V[]): V[] =>
  counts.toSorted((a, b) => b.views - a.views)

const shown = (count: number): number | null => (count > 0 && count < LEAST_SHOWN ? null : count)
