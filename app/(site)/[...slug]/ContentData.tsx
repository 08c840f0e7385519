import { siteFacts } from '@/collections/Agency/siteFacts'
import { article } from '@/collections/content/shared/articleData'
import type { Content } from '@/collections/content/shared/json'
import { JsonLd } from '@/components/agency/JsonLd'
import { env } from '@/lib/server/env'
import { paths } from '@/lib/shared/paths'
import { breadcrumbs, faq } from '@/lib/shared/structuredData'

/** A content page's structured data for search engines. */
export const ContentData = async ({ page }: { page: Content }) => {
  const agency = (await siteFacts()).full_name ?? ''
  const isText = page.kind === 'article' || page.kind === 'press-release'
  const questions = page.layout.flatMap((block) =>
    block.blockType === 'qa' ? (block.items ?? []) : [],
  )
  const trail = [
    { label: 'Home', href: paths.home },
    { label: page.title, href: paths.page(page.slug) },
  ]
  return (
    <>
      {isText && <JsonLd data={article(page, agency, env.siteUrl)} />}
      <JsonLd data={breadcrumbs(trail, env.siteUrl)} />
      <JsonLd data={faq(questions)} />
    </>
  )
}
