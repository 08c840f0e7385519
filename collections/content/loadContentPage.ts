import { contentJobs } from './contentJobs'
import { findContent, isStaffPreview, listContent } from './findContent'
import { nearTo } from './quotedOn'
import type { Content, ContentEntry, ContentJobs } from './shared/json'

export type ContentPageData = {
  page: Content
  entries: ContentEntry[]
  jobs: ContentJobs | null
  /** How near other pages are by their facts, by slug. */
  near: Record<string, number>
  isPreview: boolean
}

/** Everything that a content page shows, by its slug; null when there is no such page. */
export const loadContentPage = async (slug: string): Promise<ContentPageData | null> => {
  const page = await findContent(slug)
  if (!page) return null
  const [entries, jobs, near, isPreview] = await Promise.all([
    listContent(),
    contentJobs(page),
    nearTo(slug),
    isStaffPreview(),
  ])
  return { page, entries, jobs, near, isPreview }
}
