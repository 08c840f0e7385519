import { escapeHtml } from '@/lib/shared/html'

/** A piece of HTML. Made by `markup`, or by `raw` from text that this code wrote. */
export type Markup = { html: string }

type Value = string | Markup | Value[]

/** A template of HTML. Escapes every text that is put in, so that no value can add markup. */
export const markup = (strings: TemplateStringsArray, ...values: Value[]): Markup =>
  raw(strings.map((string, i) => string + htmlOf(values[i] ?? '')).join(''))

/** HTML as it is: never for text that a person entered. */
export const raw = (html: string): Markup => ({ html })

const htmlOf = (value: Value): string => {
  if (typeof value === 'string') return escapeHtml(value)
  return Array.isArray(value) ? value.map(htmlOf).join('') : value.html
}
