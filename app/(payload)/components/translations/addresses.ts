import type { OtherLanguage } from '@/lib/shared/languages'

/** The list of all translations in the CMS panel. */
export const LIST = '/admin/collections/translations'

/** The pages in a language; with a page, its texts. */
export const translateHref = (language: OtherLanguage, page?: string): string =>
  `/admin/translate/${language}${page ? `/${page}` : ''}`
