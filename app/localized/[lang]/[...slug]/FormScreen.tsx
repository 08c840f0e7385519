import { notFound } from 'next/navigation'
import { loadContentPage } from '@/collections/content/loadContentPage'
import { ContentArticle } from '@/components/content/ContentArticle'
import { contentSide } from '@/components/content/ContentSide'
import { RefreshOnSave } from '@/components/content/RefreshOnSave'
import { ENGLISH } from '@/lib/shared/languages'
import { ContentData } from './ContentData'
import type { FormPageProps } from './formPage'
import { PageForm } from './PageForm'

/**
 * A content page with a form. It imports only the layout of texts, so that it does not carry the
 * styles of country and industry pages beside those of forms (docs/adr/0011).
 */
export const FormScreen = async ({ slug, searchParams }: FormPageProps & { slug: string }) => {
  const data = await loadContentPage(slug, ENGLISH)
  if (!data) notFound()
  return (
    <>
      <ContentData page={data.page} />
      {data.isPreview && <RefreshOnSave />}
      <ContentArticle
        page={data.page}
        language={ENGLISH}
        before={<PageForm slug={slug} searchParams={searchParams} />}
        side={contentSide(data)}
      />
    </>
  )
}
