import { lang } from 'next/root-params'
import { isTranslated } from '@/lib/shared/alternates'
import { ENGLISH, isLanguage, type Language } from '@/lib/shared/languages'

/**
 * The language of the page that is being rendered, from its address. Only for pages and server
 * components: Next knows no language in calls and other route handlers.
 */
export const pageLanguage = async (): Promise<Language> => {
  const named = await lang()
  return isLanguage(named) ? named : ENGLISH
}

/** The language in which the page at an English path is written: English if it is not translated. */
export const writtenLanguage = async (path: string): Promise<Language> => {
  const language = await pageLanguage()
  return isTranslated(path, language) ? language : ENGLISH
}
