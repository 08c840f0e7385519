import type { Translation } from '@/payload-types'

/** A translation as the CMS panel works with it. */
export type TranslationJson = Pick<
  Translation,
  'id' | 'text' | 'state' | 'reviewed_by' | 'reviewed_at' | 'updatedAt'
>

/** An English text of a page, with its translation into one language. */
export type TextJson = {
  english: string
  row: TranslationJson | null
  /**
   * Without a translation: that of an English text which was on this page before and is much like this
   * one. Readers see English meanwhile.
   */
  older: (TranslationJson & { english: string }) | null
}

/** How far a page is in one language. */
export type PageProgress = {
  page: string
  title: string
  texts: number
  missing: number
  reviewed: number
}
