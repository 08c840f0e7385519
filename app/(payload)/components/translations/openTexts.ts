import type { TextJson } from '@/collections/Translations/shared/json'

/** Whether a text has no translation of what it says today. */
export const isOpen = ({ row }: TextJson): boolean => row === null

/** The next text without a translation after this one, from the beginning again; null without any. */
export const nextOpen = (texts: readonly TextJson[], after: number): number | null => {
  const later = texts.findIndex((text, index) => index > after && isOpen(text))
  const found = later >= 0 ? later : texts.findIndex(isOpen)
  return found >= 0 ? found : null
}
