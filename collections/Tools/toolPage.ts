import { redirect } from 'next/navigation'
import { publishedFacts } from '@/collections/Facts/facts'
import type { FactJson } from '@/collections/Facts/shared/fact'
import { type Facts, quote } from '@/collections/Tools/shared/facts'
import { TOOL_PARAMETERS } from '@/collections/Tools/shared/parameters'
import { translationsOf } from '@/collections/Translations/translations'
import { cachedQuery } from '@/lib/server/cache/cachedQuery'
import { TAGS } from '@/lib/server/cache/changes'
import { ENGLISH, type Language, type OtherLanguage } from '@/lib/shared/languages'
import { type SearchParams, toQuery } from '@/lib/shared/query'
import { type PageWords, sayIn } from '@/messages/sayIn'

/** The facts that every tool reads. */
export const toolFacts = async (): Promise<Facts> =>
  new Map((await publishedFacts()).map((fact) => [fact.key, fact]))

/** The screens in which texts of answers are found. */
export const TOOL_SCREENS = [
  ...(['chargeTexts', 'helpTexts', 'routeTexts', 'places'] as const),
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

/**
 * The question in the parameters of a page, by the tool's own rules. Parameters that say something
 * else (forged, unreadable, spelled otherwise) lead to the question's own address: what strangers
 * invent is never stored in the page cache, and a shared address holds nothing else.
 */
export const askedQuestion = async <T>(
  tool: keyof typeof TOOL_PARAMETERS,
  params: Promise<SearchParams>,
  read: (query: URLSearchParams) => T,
  hrefOf: (question: T) => string,
): Promise<T> => {
  const query = toQuery(await params)
  const question = read(query)
  const href = hrefOf(question)
  const wanted = new URLSearchParams(href.split('?')[1])
  const isOther = TOOL_PARAMETERS[tool].some(
    (name) => query.getAll(name).filter(Boolean).join('\n') !== wanted.getAll(name).join('\n'),
  )
  if (isOther) redirect(href)
  return question
}
