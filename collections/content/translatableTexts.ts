import { type Quotes, quotes } from '@/collections/Facts/facts'
import { digestOf } from '@/collections/Translations/digest'
import { quotedTexts } from './contentIn'
import { listContent, unfilledContent } from './findContent'
import { hasWords, readTexts } from './mapTexts'
import { KINDS_IN_LANGUAGES } from './shared/slugs'

/** A text that can be translated, with the page on which it is read first. */
export type Translatable = { page: string; english: string; digest: string }

/** In the place of a page, for facts that no page quotes. */
export const FACTS = 'facts'

/**
 * Each text once, page by page; the facts that a page quotes after its own texts, and at the end those
 * that only the tools quote.
 */
export const translatableTexts = async (): Promise<Translatable[]> => {
  const quoted = await quotes()
  const found = new Map<string, Translatable>()
  const add = (page: string, texts: readonly string[]) => {
    for (const english of texts) {
      const digest = digestOf(english)
      if (!found.has(digest)) found.set(digest, { page, english, digest })
    }
  }
  for (const { slug, kind } of await listContent()) {
    if (KINDS_IN_LANGUAGES.has(kind)) add(slug, await textsOfPage(slug, quoted))
  }
  const facts = [...quoted.values()].flatMap(({ label, value, sentence }) => [
    label,
    value,
    sentence,
  ])
  add(FACTS, facts.filter(hasWords))
  return [...found.values()]
}

/** The texts of one page in its order, also those that are read on an earlier page first. */
export const textsOn = async (page: string): Promise<Translatable[]> => {
  if (page === FACTS) return (await translatableTexts()).filter((text) => text.page === FACTS)
  const texts = await textsOfPage(page, await quotes())
  const found = new Map(texts.map((english) => [digestOf(english), english]))
  return [...found].map(([digest, english]) => ({ page, english, digest }))
}

/** The texts of a page, and of the facts that it quotes; none for a page that there is not. */
const textsOfPage = async (slug: string, quoted: Quotes): Promise<string[]> => {
  const page = await unfilledContent(slug)
  const texts = page ? readTexts(page) : []
  return [...texts.filter(hasWords), ...factsOf(texts, quoted)]
}

const factsOf = (texts: readonly string[], quoted: Quotes): string[] =>
  texts.flatMap((text) => quotedTexts(text, quoted)).filter(hasWords)
