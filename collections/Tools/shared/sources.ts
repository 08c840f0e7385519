import { type FactJson, isOverdue, isUsual } from '@/collections/Facts/shared/fact'
import { type Facts, factIn } from './facts'
import type { Line } from './line'

/** What a source is worth, as the first word of its line. */
export type SourceKind =
  | 'Law'
  | 'Official'
  | 'Law firm'
  | 'Newspaper'
  | 'Guide'
  | 'Usual practice'
  | 'Secondary source'

/** A source of an answer. Facts from one document share one number. */
export type ToolSource = {
  number: number
  facts: string[]
  kind: SourceKind
  /** Title, publisher and year; without a final stop. */
  text: string
  link: string | null
  /** The oldest day on which staff checked one of its facts, ISO. */
  checked: string
  /** What the reader has to know before use; null for a law or an official page. */
  note: string | null
}

/** The sources of the facts with these keys, numbered in the order of their first use. */
export const sourcesOf = (keys: Iterable<string>, facts: Facts, now: Date): ToolSource[] => {
  const sources = new Map<string, ToolSource>()
  for (const key of new Set(keys)) {
    const fact = factIn(facts, key)
    if (!fact) continue
    const text = sourceText(fact)
    const known = sources.get(text)
    if (!known) {
      const number = sources.size + 1
      const { link } = fact.source
      const [kind, note] = [kindOf(fact), noteOf(fact, now)]
      sources.set(text, { number, facts: [key], kind, text, link, checked: fact.checked, note })
      continue
    }
    known.facts.push(key)
    if (fact.checked < known.checked) known.checked = fact.checked
    const note = noteOf(fact, now)
    if (note && (!known.note || note === CHECK)) known.note = note
  }
  return [...sources.values()]
}

/** The numbers of the sources of a sentence, in rising order. */
export const marksOf = (line: Pick<Line, 'facts'>, sources: readonly ToolSource[]): number[] =>
  sources.filter((source) => line.facts.some((key) => source.facts.includes(key))).map(numberOf)

const numberOf = ({ number }: ToolSource): number => number

/** The day of the oldest check among the sources, ISO; null without a source. */
export const checkedOn = (sources: readonly ToolSource[]): string | null =>
  sources.map(({ checked }) => checked).sort()[0] ?? null

const CHECK = 'Check before use.'
const OLD_YEARS = 2

/** Numbers and sums older than two years, and facts past their review date, say whom to ask. */
const noteOf = (fact: FactJson, now: Date): string | null => {
  const { year } = fact.source
  const isFigure = fact.topic === 'contacts' || fact.amount !== null
  const isOld =
    year === null ? fact.confidence !== 'official' : now.getFullYear() - year >= OLD_YEARS
  if (fact.confidence !== 'law' && isFigure && isOld) return CHECK
  if (isOverdue(fact, now) || fact.confidence === 'secondary') {
    return `Confirm with ${fact.confirm.replace(/[.\s]+$/, '')}.`
  }
  return null
}

const sourceText = ({ source }: FactJson): string => {
  const { title, publisher, year } = source
  const hasYear = year === null || `${title} ${publisher}`.includes(String(year))
  return `${title}. ${publisher}${hasYear ? '' : `, ${year}`}`
}

const kindOf = (fact: FactJson): SourceKind => {
  const { confidence, source } = fact
  if (confidence === 'law') return 'Law'
  if (confidence === 'official') return 'Official'
  if (isUsual(fact)) return 'Usual practice'
  if (LAW_FIRMS.has(source.publisher)) return 'Law firm'
  if (NEWSPAPERS.has(source.publisher)) return 'Newspaper'
  return IS_SITE.test(source.publisher) ? 'Guide' : 'Secondary source'
}

const namesIn = (list: string): ReadonlySet<string> => new Set(list.split(/\s*;\s*/))

// A fact says only that its source is secondary. These are the publishers that the facts name.
const LAW_FIRMS = namesIn(
  `Fichte Legal; HHS Lawyers; DLA Piper; Morgan Lewis; Hadef & Partners; Lexology; Mondaq;
  Lex Arabiae; alansarilaw.com; lawaxion.com; Respicio & Co.; Several law firms`,
)
const NEWSPAPERS = namesIn(
  `Gulf News; Khaleej Times; The National; Emirates 24|7; The Hindu; Hindustan Times; Siasat;
  Telangana Today; Financial Express; Business Standard; Deccan Herald; ETV Bharat; Arab Times;
  Arabian Business; ARY News; ProPakistani; East Coast Daily; Madhyamam; Gulf Times; Zawya;
  Oman Observer; Kuwait Times; Channel NewsAsia; The Star; Malay Mail; Nepal News; SunStar;
  The Business Standard (Bangladesh); daily8; Mothership`,
)
const IS_SITE = /^\S+\.\w+$| guide sites$|^Immigration Start Guide$|^Amar Nepal$/
