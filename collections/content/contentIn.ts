import { siteFacts } from '@/collections/Agency/siteFacts'
import { type Quotes, quotes } from '@/collections/Facts/facts'
import {
  languagesOfTexts,
  type TranslatedTexts,
  translationsOf,
} from '@/collections/Translations/translations'
import { cachedQuery } from '@/lib/server/cache/cachedQuery'
import { TAGS } from '@/lib/server/cache/changes'
import { isTranslated, linkIn } from '@/lib/shared/alternates'
import { ENGLISH, type Language, type OtherLanguage } from '@/lib/shared/languages'
import { addressAt } from '@/lib/shared/routes'
import { fillFacts, QUOTE } from './fillFacts'
import { listContent, unfilledContent } from './findContent'
import { hasWords, mapTexts, readTexts } from './mapTexts'
import type { Content, ContentEntry } from './shared/json'
import { KINDS_IN_LANGUAGES } from './shared/slugs'

const TAGS_READ = [TAGS.content, TAGS.settings]

/**
 * How much of a page must be translated to be shown in a language: the rest is in English within it. A
 * page with less is easier to read in English as a whole.
 */
const ENOUGH = 0.8

/** A page in another language. */
export type TranslatedContent = {
  page: Content
  /** Whether a native speaker has confirmed all of it. */
  isReviewed: boolean
}

/**
 * The published page of a slug in a language, facts filled in; what has no translation is in English
 * and marked so. Null when too little of it is translated.
 */
export const contentIn = cachedQuery(
  { name: 'content-in', tags: TAGS_READ },
  async (payload, slug: string, language: OtherLanguage): Promise<TranslatedContent | null> => {
    const page = await unfilledContent(slug)
    if (!page || !KINDS_IN_LANGUAGES.has(page.kind)) return null
    const [facts, quoted] = await Promise.all([siteFacts(), quotes()])
    const texts = readTexts(page)
    const all = texts.flatMap((text) => [text, ...quotedTexts(text, quoted)])
    const translations = await translationsOf(payload, language, all)
    const quotedHere = inLanguage(quoted, texts, translations)
    let translated = 0
    let hasHead = false
    const inWords = mapTexts(page, (found) => {
      const filled = found.flatMap((text) => {
        // What is a fact's alone needs only the fact's translation.
        const translation = hasWords(text) ? translations.of(text) : text
        const isWhole = quotedTexts(text, quoted).every(
          (part) => !hasWords(part) || translations.of(part) !== undefined,
        )
        // A text that the agency's facts leave empty is not shown.
        return translation && isWhole
          ? linksIn(language, fillFacts(translation, facts, quotedHere, language))
          : []
      })
      if (filled.length < found.length) return null
      translated += found.filter(hasWords).length
      hasHead ||= found.includes(page.title)
      return filled
    })
    if (!hasHead || translated < texts.filter(hasWords).length * ENOUGH) return null
    return {
      page: fillFacts(listsIn(language, inWords), facts, quoted),
      isReviewed: translations.areReviewed,
    }
  },
)

/** The links of a text to pages of this site lead to the same language. */
const linksIn = (language: Language, text: string): string =>
  text.replace(/\]\((\/[^()\s]*)\)/g, (_, href: string) => `](${linkIn(href, language)})`)

/** So do lists of links. */
const listsIn = (language: Language, page: Content): Content => ({
  ...page,
  layout: page.layout.map((block) =>
    block.blockType === 'links'
      ? {
          ...block,
          links: block.links.map((link) => ({ ...link, href: linkIn(link.href, language) })),
        }
      : block,
  ),
})

/** What a text quotes from facts. */
export const quotedTexts = (text: string, quoted: Quotes): string[] =>
  [...text.matchAll(QUOTE)].flatMap(([, key = '', part]) => {
    const fact = quoted.get(key)
    if (!fact || part === 'link') return []
    return part === 'sentence' ? fact.sentence : fact.value
  })

/** The facts that texts quote, in the language of their translations. */
const inLanguage = (
  quoted: Quotes,
  texts: readonly string[],
  translations: TranslatedTexts,
): Quotes => {
  const keys = texts.flatMap((text) => [...text.matchAll(QUOTE)].map(([, key = '']) => key))
  const own = new Map(quoted)
  for (const key of new Set(keys)) {
    const fact = quoted.get(key)
    if (!fact) continue
    const { value, sentence } = fact
    own.set(key, {
      ...fact,
      value: translations.of(value) ?? value,
      sentence: translations.of(sentence) ?? sentence,
    })
  }
  return own
}

/** Pages whose title is translated, by slug: few of all languages need to be looked at closer. */
const titled = cachedQuery({ name: 'translated-titles', tags: TAGS_READ }, async (payload) => {
  const entries = await listContent()
  const languagesOf = await languagesOfTexts(
    payload,
    entries.map(({ title }) => title),
  )
  return new Map(entries.map(({ slug, title }) => [slug, languagesOf(title)]))
})

/**
 * The languages in which the page at an English path is written, of those that are on. `path` has no
 * query and no anchor.
 */
export const languagesAt = async (path: string, on: readonly Language[]): Promise<Language[]> => {
  if (on.length === 1) return [...on]
  if (addressAt(path).route) return on.filter((language) => isTranslated(path, language))
  const slug = path.slice(1)
  const known = (await titled()).get(slug) ?? []
  const isWritten = async (language: Language): Promise<boolean> =>
    language === ENGLISH || (known.includes(language) && (await contentIn(slug, language)) !== null)
  const written = await Promise.all(on.map(isWritten))
  return on.filter((_, index) => written[index])
}

/** The published pages by their titles in a language; what has none is in English and marked so. */
export const listContentIn = cachedQuery(
  { name: 'content-index-in', tags: TAGS_READ },
  async (payload, language: OtherLanguage): Promise<ContentEntry[]> => {
    const entries = await listContent()
    const translations = await translationsOf(
      payload,
      language,
      entries.map(({ title }) => title),
    )
    return entries.map((entry) => {
      const title = translations.of(entry.title)
      return title === undefined ? { ...entry, english: true } : { ...entry, title }
    })
  },
)

/** Whether a native speaker has confirmed all texts of a page that is shown in a language. */
export const isReviewed = async (slug: string, language: OtherLanguage): Promise<boolean> =>
  !addressAt(`/${slug}`).route && (await contentIn(slug, language))?.isReviewed === true
