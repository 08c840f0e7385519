import type { Metadata } from 'next'
import { findContent } from '@/collections/content/findContent'
import { contentMetadata } from '@/components/content/contentMetadata'
import { paths } from '@/lib/shared/paths'
import { inPageLanguage } from '../inPageLanguage'

/**
 * Content pages with a form have route folders of their own, so that no other content page carries the
 * styles of forms (docs/adr/0011).
 */
export type FormPageProps = {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const formPageMetadata = (slug: string) => async (): Promise<Metadata> => {
  const page = await findContent(slug)
  return page ? inPageLanguage(paths.page(slug), contentMetadata(page)) : {}
}
