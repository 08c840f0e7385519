import type { Payload } from 'payload'
import type { OtherLanguage } from '@/lib/shared/languages'
import { digestOf } from './digest'

/** Translations of some English texts into one language. */
export type TranslatedTexts = {
  /** The translation of an English text; undefined without one. */
  of: (english: string) => string | undefined
  /** Whether a native speaker has confirmed all of them. */
  areReviewed: boolean
}

/** Some databases take no more values in one statement. */
const AT_ONCE = 500

/** The translations that there are of some English texts. */
export const translationsOf = async (
  payload: Payload,
  language: OtherLanguage,
  texts: readonly string[],
): Promise<TranslatedTexts> => {
  const digests = [...new Set(texts.map(digestOf))]
  const found = new Map<string, string>()
  let areReviewed = true
  for (let from = 0; from < digests.length; from += AT_ONCE) {
    const { docs } = await payload.find({
      collection: 'translations',
      where: {
        and: [
          { language: { equals: language } },
          { digest: { in: digests.slice(from, from + AT_ONCE) } },
        ],
      },
      pagination: false,
      depth: 0,
      select: { digest: true, text: true, state: true },
    })
    for (const { digest, text, state } of docs) {
      if (digest) found.set(digest, text)
      areReviewed &&= state === 'reviewed'
    }
  }
  return { of: (english) => found.get(digestOf(english)), areReviewed }
}

/** The languages that each of some English texts is translated into. */
export const languagesOfTexts = async (
  payload: Payload,
  texts: readonly string[],
): Promise<(english: string) => OtherLanguage[]> => {
  const { docs } = await payload.find({
    collection: 'translations',
    where: { digest: { in: [...new Set(texts.map(digestOf))] } },
    pagination: false,
    depth: 0,
    select: { digest: true, language: true },
  })
  return (english) => {
    const digest = digestOf(english)
    return docs.flatMap((row) => (row.digest === digest ? row.language : []))
  }
}
