import type { Metadata } from 'next'
import { findContent } from '@/collections/content/findContent'
import { contentMetadata } from '@/components/content/contentMetadata'

/**
 * Content pages with a form have route folders of their own, because they are rendered per request:
 * they read the outcome of a form submitted without scripts, which a cached page cannot.
 */
export type FormPageProps = {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const formPageMetadata = (slug: string) => async (): Promise<Metadata> => {
  const page = await findContent(slug)
  return page ? contentMetadata(page) : {}
}
