import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { languagePages, pageTranslations } from '@/collections/content/pageTranslations'
import { LANGUAGES, otherLanguages } from '@/lib/shared/languages'
import { PanelView } from '../PanelView'
import { LIST, translateHref } from './addresses'
import { PageList } from './PageList'
import { TextTable } from './TextTable'
import styles from './translate.module.css'

/** /admin/translate/hi: the pages in a language. /admin/translate/hi/PAGE: its texts beside the English. */
export const TranslateView = async (view: AdminViewServerProps) => {
  const { permissions, req } = view.initPageResult
  const { payload, user } = req
  const segments = view.params?.segments
  const [, code, page] = Array.isArray(segments) ? segments : []
  const language = otherLanguages.find((other) => other === code)
  if (!language) notFound()
  const address = translateHref(language, page)
  // Leads to the sign-in.
  if (!user)
    return (
      <PanelView view={view} address={address}>
        {null}
      </PanelView>
    )
  if (!permissions.collections?.translations?.update) notFound()
  const asked = page ? await pageTranslations(payload, language, page) : null
  if (page && !asked) notFound()
  return (
    <PanelView view={view} address={address}>
      <main className={styles.translate}>
        <nav aria-label="Breadcrumb">
          <a href={LIST}>Translations</a>
          {page && <a href={translateHref(language)}>{LANGUAGES[language].name}</a>}
        </nav>
        {page && asked ? (
          <>
            <h1>{asked.title}</h1>
            <TextTable language={language} page={page} given={asked.texts} />
          </>
        ) : (
          <PageList language={language} pages={await languagePages(payload, language)} />
        )}
      </main>
    </PanelView>
  )
}
