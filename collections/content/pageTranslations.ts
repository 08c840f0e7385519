import type { Payload } from 'payload'
import type { PageProgress, TextJson } from '@/collections/Translations/shared/json'
import { similarity } from '@/collections/Translations/shared/wordDiff'
import type { OtherLanguage } from '@/lib/shared/languages'
import type { Translation } from '@/payload-types'
import { listContent } from './findContent'
import { FACTS, textsOn, translatableTexts } from './translatableTexts'

/** Below it a text is another one, not an earlier one. */
const MUCH_ALIKE = 0.5

/**
 * The texts of a page with their translations into a language. A text that has none gets that of an
 * English text that was on the page before, if one is much like it: whoever corrects English need not
 * have it translated from the beginning. Null for a page that has no texts to translate.
 */
export const pageTranslations = async (
  payload: Payload,
  language: OtherLanguage,
  page: string,
): Promise<{ title: string; texts: TextJson[] } | null> => {
  const [all, titles] = await Promise.all([translatableTexts(), pageTitles()])
  if (!all.some((text) => text.page === page)) return null
  const [texts, rows] = await Promise.all([textsOn(page), rowsOf(payload, language)])
  const byDigest = new Map(rows.map((row) => [row.digest, row]))
  const used = new Set(all.map(({ digest }) => digest))
  const left = rows.filter((row) => row.page === page && !used.has(row.digest ?? ''))
  return {
    title: titles.get(page) ?? page,
    texts: texts.map(({ english, digest }) => {
      const row = byDigest.get(digest) ?? null
      return { english, row, older: row ? null : takeOlder(english, left) }
    }),
  }
}

/** The most similar of the earlier texts, each for one text only. */
const takeOlder = (english: string, left: Translation[]): TextJson['older'] => {
  const [best] = left
    .map((row) => ({ row, likeness: similarity(row.english, english) }))
    .filter(({ likeness }) => likeness >= MUCH_ALIKE)
    .sort((a, b) => b.likeness - a.likeness)
  if (!best) return null
  left.splice(left.indexOf(best.row), 1)
  return best.row
}

/** How far each page is in a language, in the order of the sheet; at the end the facts of the tools. */
export const languagePages = async (
  payload: Payload,
  language: OtherLanguage,
): Promise<PageProgress[]> => {
  const [texts, titles, rows] = await Promise.all([
    translatableTexts(),
    pageTitles(),
    rowsOf(payload, language),
  ])
  const states = new Map(rows.map(({ digest, state }) => [digest, state]))
  const pages = new Map<string, PageProgress>()
  for (const { page, digest } of texts) {
    const title = titles.get(page) ?? page
    const found = pages.get(page) ?? { page, title, texts: 0, missing: 0, reviewed: 0 }
    const state = states.get(digest)
    found.texts += 1
    if (!state) found.missing += 1
    if (state === 'reviewed') found.reviewed += 1
    pages.set(page, found)
  }
  return [...pages.values()]
}

const pageTitles = async (): Promise<Map<string, string>> => {
  const content = await listContent()
  return new Map([
    ...content.map(({ slug, title }): [string, string] => [slug, title]),
    [FACTS, 'Facts that only the tools show'],
  ])
}

const rowsOf = async (payload: Payload, language: OtherLanguage): Promise<Translation[]> =>
  (
    await payload.find({
      collection: 'translations',
      where: { language: { equals: language } },
      sort: 'id',
      pagination: false,
      depth: 0,
    })
  ).docs
