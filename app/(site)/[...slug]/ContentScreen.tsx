import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { loadContentPage } from '@/collections/content/loadContentPage'
import { article } from '@/collections/content/shared/articleData'
import { JsonLd } from '@/components/agency/JsonLd'
import { ContentPage } from '@/components/content/ContentPage'
import { JobTable } from '@/components/jobs/JobTable'
import { env } from '@/lib/server/env'
import { paths } from '@/lib/shared/paths'
import { breadcrumbs, faq } from '@/lib/shared/structuredData'

/** A content page with its jobs, its form and its structured data for search engines. */
export const ContentScreen = async ({ slug, form }: { slug: string; form?: ReactNode }) => {
  const data = await loadContentPage(slug)
  if (!data) notFound()
  const { page, jobs } = data
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
      <ContentPage {...data} jobTable={<JobTable jobs={jobs?.jobs ?? []} />} before={form} />
    </>
  )
}
