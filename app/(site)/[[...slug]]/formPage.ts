import type { Metadata } from 'next'
import { findContent } from '@/collections/content/findContent'
import { contentMetadata } from '@/components/content/contentMetadata'

/**
 * Content pages that hold a form have folders of their own, since they are made for each request:
 * they read the outcome of a form sent without scripts, which a page kept for everybody cannot.
 */
export type FormPageProps = {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const formPageMetadata = (slug: string) => async (): Promise<Metadata> => {
  const page = await findContent(slug)
  return page ? contentMetadata(page) : {}
}
