import type { Payload } from 'payload'
import { type LanguageProgress, SHEET_HEAD } from '@/collections/Translations/shared/sheet'
import { type Answer, succeed } from '@/lib/server/calls/answers'
import { csvAnswer } from '@/lib/server/calls/csv'
import { isLanguage, otherLanguages } from '@/lib/shared/languages'
import { type Translatable, translatableTexts } from './translatableTexts'

/**
 * translations.php: how far each language is; with a language, its texts as CSV, for translators
 * outside of the office. What has no translation has an empty cell.
 */
export const translationSheet = async (
  payload: Payload,
  query: URLSearchParams,
): Promise<Answer | Response> => {
  const texts = await translatableTexts()
  const asked = query.get('language')
  const language = otherLanguages.find((other) => other === asked)
  if (!isLanguage(asked) || !language) {
    return succeed({ total: texts.length, languages: await progress(payload, texts) })
  }
  const own = new Map((await rowsOf(payload, language)).map((row) => [row.digest, row]))
  const cells = texts.map(({ page, english, digest }) => {
    const row = own.get(digest)
    return [page, english, row?.text ?? '', row?.state ?? 'missing']
  })
  return csvAnswer(`translations-${language}.csv`, SHEET_HEAD, inPieces(cells))
}

async function* inPieces<Row>(rows: Row[]) {
  for (let from = 0; from < rows.length; from += 100) yield rows.slice(from, from + 100)
}

const progress = async (
  payload: Payload,
  texts: readonly Translatable[],
): Promise<LanguageProgress[]> => {
  const wanted = new Set(texts.map(({ digest }) => digest))
  return Promise.all(
    otherLanguages.map(async (language) => {
      const rows = (await rowsOf(payload, language)).filter(({ digest }) =>
        wanted.has(digest ?? ''),
      )
      const reviewed = rows.filter(({ state }) => state === 'reviewed').length
      return { language, translated: rows.length, reviewed }
    }),
  )
}

const rowsOf = async (payload: Payload, language: (typeof otherLanguages)[number]) =>
  (
    await payload.find({
      collection: 'translations',
      where: { language: { equals: language } },
      pagination: false,
      depth: 0,
      select: { digest: true, text: true, state: true },
    })
  ).docs
