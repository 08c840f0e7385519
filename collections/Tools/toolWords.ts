import { publishedFacts } from '@/collections/Facts/facts'
import type { FactJson } from '@/collections/Facts/shared/fact'
import { type Facts, quote } from '@/collections/Tools/shared/facts'
import { translationsOf } from '@/collections/Translations/translations'
import { cachedQuery } from '@/lib/server/cache/cachedQuery'
import { TAGS } from '@/lib/server/cache/changes'
import { ENGLISH, type Language, type OtherLanguage } from '@/lib/shared/languages'
import { type PageWords, sayIn } from '@/messages/sayIn'

/** The screens in which texts of answers are found. */
export const TOOL_SCREENS = [
  ...(['chargeTexts', 'helpTexts', 'routeTexts', 'documentTexts', 'offerTexts'] as const),
  ...(['papers', 'places'] as const),
  ...(['homeSteps', 'stepTexts', 'steps', 'trades'] as const),
] as const

/** How a tool says its answers in a language: in its own sentences, and those of facts. */
export const toolWords = async (language: Language): Promise<PageWords> => {
  const known = language === ENGLISH ? new Map() : new Map(await factTexts(language))
  const text = sayIn(language, TOOL_SCREENS, (english) => known.get(english))
  return { language, text }
}

/** The texts of facts as the tools quote them, with their translations. */
const factTexts = cachedQuery(
  { name: 'fact-texts', tags: [TAGS.content] },
  async (payload, language: OtherLanguage): Promise<(readonly [string, string])[]> => {
    const facts = await publishedFacts()
    const { of } = await translationsOf(payload, language, facts.flatMap(textsOf))
    return facts.flatMap((fact) => quotedPairs(fact, of))
  },
)

const textsOf = ({ label, value, sentence }: FactJson): string[] => [label, value, sentence]

/** A sentence is quoted with a capital letter and a full stop, and so is its translation. */
export const quotedPairs = (
  fact: FactJson,
  of: (english: string) => string | undefined,
): (readonly [string, string])[] => {
  const facts: Facts = new Map([[fact.key, fact]])
  const quoted = quote(facts, fact.key)?.text ?? ''
  const pairs = [
    [quoted, of(fact.sentence)],
    [quote(facts, fact.key, 'value')?.text ?? '', of(fact.value)],
    [fact.value, of(fact.value)],
    [fact.label, of(fact.label)],
  ] as const
  return pairs.flatMap(([english, said]) => (said === undefined ? [] : [[english, said] as const]))
}
