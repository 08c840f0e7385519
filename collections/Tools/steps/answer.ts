import type { Stage } from '@/collections/Applications/shared/stages'
import { countriesOf } from '@/collections/Tools/countries/ofRoute'
import { documentsAnswer } from '@/collections/Tools/documents/answer'
import { forRoute, withCountries } from '@/collections/Tools/documents/paperRule'
import { paidBy } from '@/collections/Tools/documents/payers'
import { sentencesOf } from '@/collections/Tools/documents/sentences'
import type { DocumentsAnswer } from '@/collections/Tools/documents/shared/papers'
import { type Facts, OUR_OFFICE } from '@/collections/Tools/shared/facts'
import { askLine, factsIn } from '@/collections/Tools/shared/line'
import { moveAfter } from '@/collections/Tools/shared/order'
import { PAYERS } from '@/collections/Tools/shared/payers'
import { mapValues } from '@/lib/shared/objects'
import { STEP_RULES } from './rules'
import type { StepsQuestion } from './shared/question'
import { PLACE_OF_STAGE } from './shared/stages'
import type { Step, StepKey, StepState, StepsAnswer } from './shared/steps'
import type { StepRule } from './stepRule'

/**
 * The twelve steps of a way, in the order of its home country and destination. With the stage of an application each
 * step has a state, as far as the stage proves it.
 */
export const stepsAnswer = (
  question: StepsQuestion,
  facts: Facts,
  stage: Stage | null = null,
): StepsAnswer => {
  const papers = documentsAnswer(question, facts)
  const order = inOrder(question)
  const steps = order.map((rule, index) => ({
    ...outline(rule, question),
    ...step(rule, question, facts, papers),
    number: index + 1,
    state: stage && stateOf(rule.key, order, stage),
  }))
  const current = steps.find(({ state }) => state === 'here')
  const now = stage && askLine(PLACE_OF_STAGE[stage].now, OUR_OFFICE)
  const { order: orderLine, doubts, open } = papers
  return {
    steps,
    order: orderLine,
    doubts,
    payers: mapValues(
      PAYERS,
      (_, who) => paidSteps(steps).filter((one) => one.paid.who === who).length,
    ),
    current: current ? { key: current.key, number: current.number } : null,
    now,
    open,
    facts: factsIn([...steps.flatMap(linesOf), orderLine, ...doubts]),
  }
}

/** All lines of a step, in the order of the table. */
export const linesOf = ({ what, paid, keep }: Pick<Step, 'what' | 'paid' | 'keep'>) => [
  ...what,
  ...paid.lines,
  keep,
]

/** A step without its sentences. */
export type StepOutline = Pick<Step, 'key' | 'title' | 'needed'>

/** The steps of a way in their order, without sentences: what needs no facts. */
export const stepOutlines = (route: StepsQuestion): StepOutline[] =>
  inOrder(route).map((rule) => outline(rule, route))

const outline = (rule: StepRule, route: StepsQuestion): StepOutline => {
  const parts = partsOf(rule, route)
  const needed = forRoute([...parts.flatMap((part) => part.needed ?? []), ...rule.needed], route)
  const title = forRoute([...parts.flatMap((part) => part.title ?? []), ...rule.title], route)
  return { key: rule.key, title: title ?? '', needed: needed ?? 'perhaps' }
}

const partsOf = (rule: StepRule, route: StepsQuestion) =>
  countriesOf(route).flatMap(({ steps }) => steps?.[rule.key] ?? [])

const step = (
  rule: StepRule,
  route: StepsQuestion,
  facts: Facts,
  { papers }: DocumentsAnswer,
): Omit<Step, keyof StepOutline | 'number' | 'state'> => {
  const parts = partsOf(rule, route)
  const what = withCountries(
    rule.what,
    parts.flatMap((part) => part.what ?? []),
  )
  const notes = papers.filter(({ key }) => rule.papers.includes(key)).flatMap((one) => one.notes)
  return {
    what: [...sentencesOf(what, route, facts), ...notes],
    acts: rule.acts,
    paid: paidBy(rule.paid, route, facts),
    keep: askLine(rule.keep, OUR_OFFICE),
  }
}

const paidSteps = (steps: readonly Step[]) => steps.filter(({ needed }) => needed !== 'no')

const inOrder = (route: StepsQuestion): StepRule[] => {
  const order = [...STEP_RULES]
  for (const { moved } of countriesOf(route)) if (moved?.step) moveAfter(order, ...moved.step)
  return order
}

const stateOf = (key: StepKey, order: readonly StepRule[], stage: Stage): StepState | null => {
  const { step: here, done } = PLACE_OF_STAGE[stage]
  if (here === null) return null
  if (key === here) return 'here'
  if (done.includes(key)) return 'done'
  const placeOf = (one: StepKey) => order.findIndex((rule) => rule.key === one)
  return placeOf(key) < placeOf(here) ? 'theirs' : 'to come'
}
