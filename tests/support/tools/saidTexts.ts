import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import { answerCharge } from '@/collections/Tools/charges/answer'
import type { ChargeAnswer } from '@/collections/Tools/charges/shared/answer'
import {
  ASKERS,
  askedWords,
  CHARGES,
  type ChargeQuestion,
  HOMES,
} from '@/collections/Tools/charges/shared/question'
import { documentsAnswer, linesOf as linesOfPaper } from '@/collections/Tools/documents/answer'
import { type DocumentsAnswer, PAPER_GROUPS } from '@/collections/Tools/documents/shared/papers'
import { PASSPORTS } from '@/collections/Tools/documents/shared/question'
import { countryQuestions } from '@/collections/Tools/entry/countryQuestions'
import { answerHelp } from '@/collections/Tools/help/answer'
import type { Contact, HelpAnswer } from '@/collections/Tools/help/shared/answer'
import {
  type HelpQuestion,
  IN_DANGER,
  ORIGINS,
  PLACES,
  PROBLEMS,
} from '@/collections/Tools/help/shared/question'
import type { Facts } from '@/collections/Tools/shared/facts'
import type { Line } from '@/collections/Tools/shared/line'
import { stepsAnswer } from '@/collections/Tools/steps/answer'
import type { StepsAnswer } from '@/collections/Tools/steps/shared/steps'
import { keysOf } from '@/lib/shared/objects'
import { ROUTES } from '@/tests/support/content/toolLines'
import { offerTexts } from './offerTexts'

/** All texts of all answers of the tools that are read in other languages. */

const NOW = new Date('2026-11-23T10:00:00Z')

const orNone = <T extends object>(table: T) => [...keysOf(table), null]

const chargeQuestions = (): ChargeQuestion[] =>
  orNone(HOMES).flatMap((from) =>
    orNone(DESTINATIONS).flatMap((to) =>
      orNone(ASKERS).flatMap((by) =>
        orNone(CHARGES).flatMap((charge) =>
          [null, 50_000].map((sum) => ({ from, to, by, for: charge, sum })),
        ),
      ),
    ),
  )

const helpQuestions = (): HelpQuestion[] =>
  orNone(PLACES).flatMap((place) =>
    orNone(ORIGINS).flatMap((from) =>
      orNone(PROBLEMS).flatMap((what) =>
        [null, '2026-09-30', '2020-01-30'].map((ended) => ({ in: place, from, what, ended })),
      ),
    ),
  )

const linesOf = (lines: readonly Line[]) => lines.map(({ text }) => text)

const openOf = (open: readonly { label: string; choices: readonly { label: string }[] }[]) =>
  open.flatMap(({ label, choices }) => [label, ...choices.map((choice) => choice.label)])

/** Without names: that of an office is the one that its country writes. */
const contactsOf = (contacts: readonly Contact[]) =>
  contacts.flatMap(({ does, reach }) => [
    ...linesOf(does),
    ...(reach.kind === 'page' || reach.kind === 'text' ? [reach.text] : []),
  ])

const ofCharge = (
  question: ChargeQuestion,
  answer: ChargeAnswer,
): (string | null | undefined)[] => [
  ...Object.values(askedWords(question)),
  ...[answer.headline, ...answer.reply, answer.money?.allowedLabel, answer.money?.overLabel],
  ...[...linesOf(answer.lead), ...linesOf(answer.reasons), ...contactsOf(answer.ladder)],
  ...[...answer.rows, ...answer.cases].flatMap(({ label, short }) => [label, short]),
  ...openOf(answer.open),
]

const ofHelp = ({ card, mission, ...answer }: HelpAnswer): (string | null | undefined)[] => [
  ...[answer.title, answer.say, ...answer.complaint.split('\n')],
  ...contactsOf([answer.first, ...answer.next]),
  ...[...linesOf(answer.deadline?.lines ?? []), ...linesOf(answer.known)],
  ...(mission ? [mission.home, ...linesOf(mission.can), ...linesOf(mission.cannot)] : []),
  ...[card.title, card.foot, card.back.title, ...card.back.lines, card.back.foot],
  ...openOf(answer.open),
]

const ofSteps = ({ steps, order, doubts, open }: StepsAnswer): string[] => [
  ...steps.flatMap(({ title, what, paid, keep }) => [
    title,
    ...linesOf([...what, ...paid.lines, keep]),
  ]),
  ...linesOf([order, ...doubts]),
  ...open.map(({ text }) => text),
]

const ofDocuments = ({ papers, order, doubts, notNeeded, after, ...answer }: DocumentsAnswer) => [
  ...papers.flatMap(({ title, group }) => [title, PAPER_GROUPS[group]]),
  ...linesOf([...papers.flatMap(linesOfPaper), order, ...doubts, ...notNeeded, ...after]),
  ...linesOf([...answer.visaCheck, ...answer.packing]),
  ...answer.open.map(({ text }) => text),
]

/** Without the one that is the name of an office with its number. */
const onCountryPages = (facts: Facts): string[] =>
  keysOf(DESTINATIONS).flatMap((to) =>
    countryQuestions(to, facts, NOW)
      .questions.filter(({ tool }) => tool !== 'help')
      .map(({ text }) => text),
  )

const withWords = (texts: Iterable<string | null | undefined>): string[] =>
  [...new Set(texts)].filter((text) => text != null && /\p{L}/u.test(text)) as string[]

const chargeAnswers = (facts: Facts) =>
  chargeQuestions().map((question) => ({ question, answer: answerCharge(question, facts, NOW) }))

const helpAnswers = (facts: Facts) =>
  helpQuestions().map((question) => answerHelp(question, facts, NOW))

export const saidTexts = (facts: Facts): string[] =>
  withWords([
    ...chargeAnswers(facts).flatMap(({ question, answer }) => ofCharge(question, answer)),
    ...helpAnswers(facts).flatMap(ofHelp),
    ...Object.values(IN_DANGER),
    ...ROUTES.flatMap((route) => ofSteps(stepsAnswer(route, facts))),
    ...ROUTES.flatMap((route) => ofDocuments(documentsAnswer(route, facts))),
    ...Object.values(PASSPORTS),
    ...offerTexts(facts),
    ...[facts, new Map()].flatMap(onCountryPages),
  ])
