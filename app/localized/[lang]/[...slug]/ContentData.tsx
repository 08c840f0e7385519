import { siteFacts } from '@/collections/Agency/siteFacts'
import { article } from '@/collections/content/shared/articleData'
import type { Content } from '@/collections/content/shared/json'
import { JsonLd } from '@/components/agency/JsonLd'
import { trailOf } from '@/components/content/PageHead'
import { env } from '@/lib/server/settings/env'
import { breadcrumbs, faq } from '@/lib/shared/structuredData'

/** A content page's structured data for search engines. */
export const ContentData = async ({ page }: { page: Content }) => {
  const agency = (await siteFacts()).full_name ?? ''
  const isText = page.kind === 'article' || page.kind === 'press-release'
  const questions = page.layout.flatMap((block) =>
    block.blockType === 'qa' ? (block.items ?? []) : [],
  )
  return (
    <>
      {isText && <JsonLd data={article(page, agency, env.siteUrl)} />}
      <JsonLd data={breadcrumbs(trailOf(page), env.siteUrl)} />
      <JsonLd data={faq(questions)} />
    </>
  )
}
