import { DESTINATION_RULES } from '@/collections/Tools/countries/destinations'
import { countriesOf } from '@/collections/Tools/countries/ofRoute'
import { POLICE_AFTER_VISA } from '@/collections/Tools/countries/papersOfIndia'
import { LISTED_TEST } from '@/collections/Tools/countries/SA'
import type { Facts } from '@/collections/Tools/shared/facts'
import { factsIn, type Line } from '@/collections/Tools/shared/line'
import { moveAfter } from '@/collections/Tools/shared/order'
import { matches } from '@/collections/Tools/shared/rule'
import { keysOf } from '@/lib/shared/objects'
import { forRoute, type PaperRule, withCountries } from './paperRule'
import { paidBy } from './payers'
import { ORDER_BY_COUNTRY, PACKING, PAPER_RULES, VISA_CHECK } from './rules'
import { firstSentenceOf, type SentenceRule, sentenceOf, sentencesOf } from './sentences'
import { type DocumentsAnswer, PAPER_GROUPS, type Paper, type PaperKey } from './shared/papers'
import { asksForStamp, type DocumentsQuestion, type Route } from './shared/question'

/** What each open question would add to the list. */
const OPEN: Record<keyof Route, string> = {
  home: 'Where do you come from? We add the papers of your country.',
  passport: 'Does your passport have the ECR stamp? It decides on the clearance.',
  destination: 'Where is the job? It decides on visa, stamps and medical test.',
  trade: 'What is your trade? We add its tests and licences.',
}

/**
 * The papers for a way, numbered in the order in which they are needed. What was not answered is
 * named in `open`; what a fact no longer says is a sentence with whom to ask.
 */
export const documentsAnswer = (question: DocumentsQuestion, facts: Facts): DocumentsAnswer => {
  const countries = countriesOf(question)
  const to = question.destination && DESTINATION_RULES[question.destination]
  const papers = inOrder(rulesFor(question), question).map((rule, index) =>
    paper(rule, index + 1, question, facts),
  )
  const said = (says: readonly SentenceRule[]) => sentencesOf(says, question, facts)
  const rest = {
    order: sentenceOf(to?.order ?? ORDER_BY_COUNTRY, question, facts),
    doubts: said(countries.flatMap(({ doubts }) => doubts ?? [])),
    notNeeded: said(countries.flatMap(({ notNeeded }) => notNeeded ?? [])),
    after: said(to?.after ?? []),
    visaCheck: to ? said(VISA_CHECK) : [],
    packing: said([...PACKING, ...countries.flatMap(({ packing }) => packing ?? [])]),
  }
  const lines = [...papers.flatMap(linesOf), rest.order]
  lines.push(...rest.doubts, ...rest.notNeeded, ...rest.visaCheck, ...rest.after, ...rest.packing)
  return { papers, ...rest, open: openQuestions(question), facts: factsIn(lines) }
}

/** All lines of a paper, in the order of the table. */
export const linesOf = ({ notes, issuer, paid, validity }: Paper): Line[] => [
  ...notes,
  issuer,
  ...paid.lines,
  validity,
]

/** A rule with what the countries of the way say first. */
type CompleteRule = Omit<PaperRule, 'notes'> & { notes: readonly SentenceRule[] }

const rulesFor = (route: Route): CompleteRule[] => {
  const countries = countriesOf(route)
  return PAPER_RULES.flatMap((rule): CompleteRule[] => {
    const parts = countries.flatMap(({ papers }) => papers[rule.key] ?? [])
    const when = parts.findLast((part) => part.when)?.when ?? rule.when
    if (when && !when.some((one) => matches(one, route))) return []
    const notes = withCountries(
      rule.notes,
      parts.flatMap((part) => part.notes ?? []),
    )
    return [
      {
        ...rule,
        notes,
        title: [...parts.flatMap(({ title }) => title ?? []), ...rule.title],
        need: [...parts.flatMap(({ need }) => need ?? []), ...rule.need],
        issuer: [...parts.flatMap(({ issuer }) => issuer ?? []), ...rule.issuer],
        validity: [...parts.flatMap(({ validity }) => validity ?? []), ...rule.validity],
      },
    ]
  })
}

const inOrder = (rules: readonly CompleteRule[], route: Route): CompleteRule[] => {
  const groups = Object.keys(PAPER_GROUPS)
  const order = rules.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group))
  for (const { moved } of countriesOf(route)) if (moved?.paper) moveAfter(order, ...moved.paper)
  if (matches(POLICE_AFTER_VISA, route)) moveAfter(order, 'police', 'visa')
  return order
}

const paper = (rule: CompleteRule, number: number, route: Route, facts: Facts): Paper => ({
  key: rule.key,
  group: rule.group,
  number,
  title: forRoute(rule.title, route) ?? '',
  need: isListed(rule.key, route, facts) ? 'must' : (forRoute(rule.need, route) ?? 'if-asked'),
  notes: sentencesOf(rule.notes, route, facts),
  issuer: firstSentenceOf(rule.issuer, route, facts),
  paid: paidBy(rule.paid, route, facts),
  validity: firstSentenceOf(rule.validity, route, facts),
})

/** Whether the fact with the list of trades names this trade: then the test is a must. */
const isListed = (key: PaperKey, route: Route, facts: Facts): boolean => {
  const word = route.trade && LISTED_TEST.words[route.trade]
  const list = facts.get(LISTED_TEST.fact)?.value
  if (key !== LISTED_TEST.paper || !word || !list || !matches(LISTED_TEST.when, route)) return false
  return new RegExp(`\\b${word}\\b`, 'i').test(list)
}

const openQuestions = (route: Route): DocumentsAnswer['open'] =>
  keysOf(OPEN)
    .filter((question) => route[question] === null)
    .filter((question) => question !== 'passport' || asksForStamp(route))
    .map((question) => ({ question, text: OPEN[question] }))
