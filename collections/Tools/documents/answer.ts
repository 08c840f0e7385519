import { keysOf } from '@/lib/shared/objects'
import { type Facts, factsIn } from './evidence'
import { forWay, type PaperRule } from './paperRule'
import { paidBy } from './payers'
import {
  AFTER_ARRIVAL,
  DOUBTS,
  LISTED_TEST,
  LISTED_TRADES,
  MOVED,
  NOT_NEEDED,
  ORDER,
  PACKING,
  PAPER_RULES,
} from './rules'
import type { Line } from './shared/line'
import { type DocumentsAnswer, PAPER_GROUPS, type Paper, type PaperKey } from './shared/papers'
import { asksForStamp, type DocumentsQuestion, type Route } from './shared/question'
import { matches, speakAll, speakFirst } from './speak'

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
  const papers = inOrder(PAPER_RULES.filter(isFor(question)), question).map((rule, index) =>
    paper(rule, index + 1, question, facts),
  )
  const rest = {
    order: speakFirst(ORDER, question, facts),
    doubts: speakAll(DOUBTS, question, facts),
    notNeeded: speakAll(NOT_NEEDED, question, facts),
    after: speakAll(AFTER_ARRIVAL, question, facts),
    packing: speakAll(PACKING, question, facts),
  }
  const lines = [...papers.flatMap(linesOf), rest.order]
  lines.push(...rest.doubts, ...rest.notNeeded, ...rest.after, ...rest.packing)
  return { papers, ...rest, open: openQuestions(question), facts: factsIn(lines) }
}

/** All lines of a paper, in the order of the table. */
export const linesOf = ({ notes, issuer, paid, validity }: Paper): Line[] => [
  ...notes,
  issuer,
  ...paid.lines,
  validity,
]

const isFor =
  (route: Route) =>
  ({ when }: PaperRule): boolean =>
    when === undefined || when.some((one) => matches(one, route))

const inOrder = (rules: readonly PaperRule[], route: Route): PaperRule[] => {
  const groups = Object.keys(PAPER_GROUPS)
  const order = rules.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group))
  for (const { when, paper, after } of MOVED) {
    const from = order.findIndex(({ key }) => key === paper)
    if (from < 0 || !matches(when, route)) continue
    const moved = order.splice(from, 1)
    order.splice(order.findIndex(({ key }) => key === after) + 1, 0, ...moved)
  }
  return order
}

const paper = (rule: PaperRule, number: number, route: Route, facts: Facts): Paper => ({
  key: rule.key,
  group: rule.group,
  number,
  title: forWay(rule.title, route) ?? '',
  need: isListed(rule.key, route, facts) ? 'must' : (forWay(rule.need, route) ?? 'if-asked'),
  notes: speakAll(rule.notes, route, facts),
  issuer: speakFirst(rule.issuer, route, facts),
  paid: paidBy(rule.paid, route, facts),
  validity: speakFirst(rule.validity, route, facts),
})

/** Whether the fact with the list of trades names this trade: then the test is a must. */
const isListed = (key: PaperKey, route: Route, facts: Facts): boolean => {
  const word = route.trade && LISTED_TRADES[route.trade]
  const list = facts.get(LISTED_TEST.fact)?.value
  if (key !== LISTED_TEST.paper || !word || !list || !matches(LISTED_TEST.when, route)) return false
  return new RegExp(`\\b${word}\\b`, 'i').test(list)
}

const openQuestions = (route: Route): DocumentsAnswer['open'] =>
  keysOf(OPEN)
    .filter((question) => route[question] === null)
    .filter((question) => question !== 'passport' || asksForStamp(route))
    .map((question) => ({ question, text: OPEN[question] }))
