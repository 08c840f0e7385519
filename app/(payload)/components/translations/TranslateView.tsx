import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { languagePages, pageTranslations } from '@/collections/content/pageTranslations'
import type { PageProgress } from '@/collections/Translations/shared/json'
import { LANGUAGES, type OtherLanguage, otherLanguages } from '@/lib/shared/languages'
import { PanelView } from '../PanelView'
import { LIST, translateHref } from './addresses'
import { PageList } from './PageList'
import { TextTable } from './TextTable'
import styles from './translate.module.css'

/** /admin/translate/hi: the pages in a language. /admin/translate/hi/PAGE: its texts beside the English. */
export const TranslateView = async (view: AdminViewServerProps) => {
  const { permissions, req } = view.initPageResult
  const segments = view.params?.segments
  const [, code, page] = Array.isArray(segments) ? segments : []
  const language = otherLanguages.find((other) => other === code)
  if (!language || (req.user && !permissions.collections?.translations?.update)) notFound()
  const pages = req.user ? await languagePages(req.payload, language) : []
  const asked = pages.find((one) => one.page === page)
  if (req.user && page && !asked) notFound()
  return (
    <PanelView view={view} address={translateHref(language, page)}>
      <main className={styles.translate}>
        <nav aria-label="Breadcrumb">
          <a href={LIST}>Translations</a>
          {asked && <a href={translateHref(language)}>{LANGUAGES[language].name}</a>}
        </nav>
        {asked ? (
          <Texts language={language} page={asked} payload={req.payload} />
        ) : (
          <PageList language={language} pages={pages} />
        )}
      </main>
    </PanelView>
  )
}

type TextsProps = {
  language: OtherLanguage
  page: PageProgress
  payload: AdminViewServerProps['payload']
}

const Texts = async ({ language, page: { page, title }, payload }: TextsProps) => {
  const texts = await pageTranslations(payload, language, page)
  return (
    <>
      <h1>{title}</h1>
      <TextTable language={language} page={page} given={texts} />
    </>
  )
}
