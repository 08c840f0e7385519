import { ENGLISH, type Language } from '@/lib/shared/languages'
import { contentIn, listContentIn } from './contentIn'
import { contentJobs } from './contentJobs'
import { findContent, isStaffPreview, listContent } from './findContent'
import { nearTo } from './quotedOn'
import type { Content, ContentEntry, ContentJobs } from './shared/json'

export type ContentPageData = {
  page: Content
  /** The language in which it is written: English for want of a translation. */
  language: Language
  entries: ContentEntry[]
  jobs: ContentJobs | null
  /** How near other pages are by their facts, by slug. */
  near: Record<string, number>
  isPreview: boolean
}

/**
 * Everything that a content page shows in a language, by its slug; null when there is no such page.
 * Staff in the preview see it in English.
 */
export const loadContentPage = async (
  slug: string,
  asked: Language,
): Promise<ContentPageData | null> => {
  const page = await findContent(slug)
  if (!page) return null
  const isPreview = await isStaffPreview()
  const other = asked === ENGLISH || isPreview ? null : asked
  const inWords = other && (await contentIn(slug, other))
  const [entries, jobs, near] = await Promise.all([
    other && inWords ? listContentIn(other) : listContent(),
    contentJobs(page),
    nearTo(slug),
  ])
  return {
    page: inWords?.page ?? page,
    language: inWords ? asked : ENGLISH,
    ...{ entries, jobs, near, isPreview },
  }
}
