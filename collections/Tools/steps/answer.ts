import type { Stage } from '@/collections/Applications/shared/stages'
import { documentsAnswer } from '@/collections/Tools/documents/answer'
import { askLine, type Facts, factsIn, OUR_OFFICE } from '@/collections/Tools/documents/evidence'
import { forWay } from '@/collections/Tools/documents/paperRule'
import { paidBy } from '@/collections/Tools/documents/payers'
import { PAYERS } from '@/collections/Tools/documents/shared/line'
import type { DocumentsAnswer } from '@/collections/Tools/documents/shared/papers'
import { matches, speakAll } from '@/collections/Tools/documents/speak'
import { mapValues } from '@/lib/shared/objects'
import { MOVED, STEP_RULES } from './rules'
import type { StepsQuestion } from './shared/question'
import { PLACE_OF_STAGE } from './shared/stages'
import type { Step, StepKey, StepState, StepsAnswer } from './shared/steps'
import type { StepRule } from './stepRule'

/**
 * The twelve steps of a way, in the order of its destination. With the stage of an application each
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

const step = (
  rule: StepRule,
  route: StepsQuestion,
  facts: Facts,
  { papers }: DocumentsAnswer,
): Omit<Step, 'number' | 'state'> => {
  const needed = forWay(rule.needed, route) ?? 'perhaps'
  const notes = papers.filter(({ key }) => rule.papers.includes(key)).flatMap((one) => one.notes)
  return {
    key: rule.key,
    title: forWay(rule.title, route) ?? '',
    needed,
    what: [...speakAll(rule.what, route, facts), ...notes],
    acts: rule.acts,
    paid: paidBy(rule.paid, route, facts),
    keep: askLine(rule.keep, OUR_OFFICE),
  }
}

const paidSteps = (steps: readonly Step[]) => steps.filter(({ needed }) => needed !== 'no')

const inOrder = (route: StepsQuestion): StepRule[] => {
  const order = [...STEP_RULES]
  for (const { when, step: moved, after } of MOVED) {
    if (!matches(when, route)) continue
    const rule = order.splice(
      order.findIndex(({ key }) => key === moved),
      1,
    )
    order.splice(order.findIndex(({ key }) => key === after) + 1, 0, ...rule)
  }
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
