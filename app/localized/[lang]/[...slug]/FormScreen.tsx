import { notFound } from 'next/navigation'
import { loadContentPage } from '@/collections/content/loadContentPage'
import { ContentArticle } from '@/components/content/ContentArticle'
import { contentSide } from '@/components/content/ContentSide'
import { PageHead } from '@/components/content/PageHead'
import { RefreshOnSave } from '@/components/content/RefreshOnSave'
import { writtenLanguage } from '@/lib/server/pageLanguage'
import { inEnglish } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { textIn } from '@/messages/textIn'
import { wordsIn } from '@/messages/wordsIn'
import { ContentData } from './ContentData'
import type { FormPageProps } from './formPage'
import { PageForm } from './PageForm'

/**
 * A content page with a form. It imports only the layout of texts, so that it does not carry the
 * styles of country and industry pages beside those of forms (docs/adr/0011). Its form can be in a
 * language in which its text is not yet: the text is then marked as English.
 */
export const FormScreen = async ({ slug, searchParams }: FormPageProps & { slug: string }) => {
  const language = await writtenLanguage(paths.page(slug))
  const data = await loadContentPage(slug, language)
  if (!data) notFound()
  const { page } = data
  const isWhole = data.language === language
  const form = <PageForm slug={slug} language={language} searchParams={searchParams} />
  return (
    <>
      <ContentData page={page} language={data.language} />
      {data.isPreview && <RefreshOnSave />}
      {isWhole ? (
        <ContentArticle page={page} language={language} before={form} side={contentSide(data)} />
      ) : (
        <ContentArticle
          page={page}
          language={data.language}
          written={inEnglish(language)}
          head={<PageHead page={page} language={language} say={textIn(language, ['enquiry'])} />}
          before={
            <>
              {form}
              <p className="meta">{wordsIn(language, 'enquiry')('textInEnglish')}</p>
            </>
          }
          side={contentSide(data)}
        />
      )}
    </>
  )
}
