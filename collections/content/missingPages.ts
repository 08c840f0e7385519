import { NAVIGATED_PAGES } from '@/collections/Agency/shared/navigation'
import { paths } from '@/lib/shared/paths'
import { listContent } from './findContent'

/** Addresses of the navigation without a published page: shown as text, not as links. */
export const missingPages = async (): Promise<string[]> => {
  const published = new Set((await listContent()).map(({ slug }) => paths.page(slug)))
  return NAVIGATED_PAGES.filter((href) => !published.has(href))
}
