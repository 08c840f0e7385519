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

type Shown = Pick<ContentPageData, 'page' | 'language' | 'isPreview'>

/**
 * A page as it is shown in a language, by its slug; null when there is no such page. Staff in the
 * preview see it in English.
 */
export const shownContent = async (slug: string, asked: Language): Promise<Shown | null> => {
  const page = await findContent(slug)
  if (!page) return null
  const isPreview = await isStaffPreview()
  const inWords = asked === ENGLISH || isPreview ? null : await contentIn(slug, asked)
  return { page: inWords?.page ?? page, language: inWords ? asked : ENGLISH, isPreview }
}

/** Everything that a content page shows in a language. */
export const loadContentPage = async (
  slug: string,
  asked: Language,
): Promise<ContentPageData | null> => {
  const shown = await shownContent(slug, asked)
  if (!shown) return null
  const { page, language } = shown
  const [entries, jobs, near] = await Promise.all([
    language === ENGLISH ? listContent() : listContentIn(language),
    contentJobs(page),
    nearTo(slug),
  ])
  return { ...shown, entries, jobs, near }
}
