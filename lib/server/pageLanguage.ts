import { lang } from 'next/root-params'
import { ENGLISH, isLanguage, type Language } from '@/lib/shared/languages'

/**
 * The language of the page that is being rendered, from its address. Only for pages and server
 * components: Next knows no language in calls and other route handlers.
 */
export const pageLanguage = async (): Promise<Language> => {
  const named = await lang()
  return isLanguage(named) ? named : ENGLISH
}
