import { contentJobs } from './contentJobs'
import { findContent, isStaffPreview, listContent } from './findContent'
import type { Content, ContentEntry, ContentJobs } from './shared/json'

export type ContentPageData = {
  page: Content
  entries: ContentEntry[]
  jobs: ContentJobs | null
  isPreview: boolean
}

/** Everything that a content page shows, by its slug; null when there is no such page. */
export const loadContentPage = async (slug: string): Promise<ContentPageData | null> => {
  const page = await findContent(slug)
  if (!page) return null
  const [entries, jobs, isPreview] = await Promise.all([
    listContent(),
    contentJobs(page),
    isStaffPreview(),
  ])
  return { page, entries, jobs, isPreview }
}
