import { siteFacts } from '@/collections/Agency/siteFacts'
import { article } from '@/collections/content/shared/articleData'
import type { Content } from '@/collections/content/shared/json'
import { JsonLd } from '@/components/agency/JsonLd'
import { trailOf } from '@/components/content/PageHead'
import { env } from '@/lib/server/settings/env'
import type { Language } from '@/lib/shared/languages'
import { breadcrumbs, faq } from '@/lib/shared/structuredData'

type Props = {
  page: Content
  /** The language in which it is written. */
  language: Language
}

/** A content page's structured data for search engines. */
export const ContentData = async ({ page, language }: Props) => {
  const agency = (await siteFacts()).full_name ?? ''
  const isText = page.kind === 'article' || page.kind === 'press-release'
  const questions = page.layout.flatMap((block) =>
    block.blockType === 'qa' ? (block.items ?? []) : [],
  )
  return (
    <>
      {isText && <JsonLd data={article(page, agency, env.siteUrl, language)} />}
      <JsonLd data={breadcrumbs(trailOf(page, language), env.siteUrl)} />
      <JsonLd data={faq(questions)} />
    </>
  )
}
