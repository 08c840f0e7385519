import type { Metadata } from 'next'
import { findContent } from '@/collections/content/findContent'
import { contentMetadata } from '@/components/content/contentMetadata'
import { writtenLanguage } from '@/lib/server/pageLanguage'
import { paths } from '@/lib/shared/paths'
import { translated } from '@/messages/wordsIn'
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
  if (!page) return {}
  const path = paths.page(slug)
  const language = await writtenLanguage(path)
  const say = (text: string) => translated(language, 'enquiry', text)
  const { title, description } = page
  const said = { ...page, title: say(title), description: say(description) }
  return inPageLanguage(path, contentMetadata(said))
}
