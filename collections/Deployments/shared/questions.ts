import { daysAfter, officeDay } from '@/lib/shared/format'
import { keysOf } from '@/lib/shared/objects'

/**
 * What a person who flew is asked, and when (docs/adr/0077). Days are 'YYYY-MM-DD' in Mumbai. A round is named by
 * the days after the departure on which it opens.
 */
export const ROUNDS = ['30', '180'] as const

export type Round = (typeof ROUNDS)[number]

/** So many days a round can be answered. Shorter than the time between two rounds: one is open at most. */
export const OPEN_DAYS = 60
/** Whoever has not answered so many days after the mail can be asked by WhatsApp. */
export const SILENT_DAYS = 7

/** The questions with their choices, as staff read them. `bad`: the choices that are an alarm. */
export const QUESTIONS = {
  pay: {
    label: 'Paid as promised',
    choices: { yes: 'Yes', less: 'Less than promised', not_yet: 'Not paid yet' },
    bad: ['less', 'not_yet'],
  },
  again: {
    label: 'Somebody was paid again for the job',
    choices: { no: 'No', yes: 'Yes' },
    bad: ['yes'],
  },
  passport: {
    label: 'Who has the passport',
    choices: {
      me: 'The person',
      agreed: 'The employer, agreed or within reach',
      against: 'Somebody keeps it against the person’s will',
    },
    bad: ['against'],
  },
} as const

export type Question = keyof typeof QUESTIONS

export type Choice<Q extends Question> = keyof (typeof QUESTIONS)[Q]['choices']

/** What a person chose and wrote. */
export type Given = { [Q in Question]: Choice<Q> } & { note: string; may_call: boolean }

/** A round as it is stored. Times are ISO. */
export type StoredRound = Partial<Given> & {
  /** When the mail was written; absent for who has no address. */
  asked_at?: string
  answered_at?: string
  /** When staff dealt with a bad answer, and who. */
  handled_at?: string
  handled_by?: number
}

export type Answers = { [R in Round]?: StoredRound }

/** The first and the last day on which a round can be answered. */
export const daysOf = (round: Round, departed: string): { from: string; until: string } => ({
  from: daysAfter(departed, Number(round)),
  until: daysAfter(departed, Number(round) + OPEN_DAYS - 1),
})

/** The round that can be answered today; null when there is none, or nobody has departed. */
export const roundToAnswer = (departed: string | null, today: string): Round | null =>
  (departed &&
    ROUNDS.find((round) => {
      const { from, until } = daysOf(round, departed)
      return from <= today && today <= until
    })) ||
  null

/**
 * The round of which a mail is to be written today: it is open, and was neither asked nor answered since the
 * departure. A round that nobody asked in time is left out.
 */
export const roundToAsk = (
  departed: string | null,
  answers: Answers,
  today: string,
): Round | null => {
  const round = roundToAnswer(departed, today)
  if (!round || !departed) return null
  const { asked_at, answered_at } = sinceDeparture(departed, answers)[round] ?? {}
  return asked_at || answered_at ? null : round
}

/**
 * The rounds that belong to this departure. What was asked and answered before it belongs to a departure
 * that staff took back.
 */
export const sinceDeparture = (departed: string, answers: Answers): Answers =>
  Object.fromEntries(
    ROUNDS.flatMap((round): [Round, StoredRound][] => {
      const stored = answers[round]
      const first = stored?.asked_at ?? stored?.answered_at
      return stored && first && officeDay(new Date(first)) >= departed ? [[round, stored]] : []
    }),
  )

/** What was chosen and written; null while it is not answered. */
export const givenOf = ({ pay, again, passport, ...round }: StoredRound): Given | null =>
  round.answered_at && pay && again && passport
    ? { pay, again, passport, note: round.note ?? '', may_call: round.may_call === true }
    : null

/** The questions with a bad answer, in their order. */
export const badAnswers = (given: Pick<Given, Question> | null): Question[] =>
  given === null
    ? []
    : keysOf(QUESTIONS).filter((question) =>
        QUESTIONS[question].bad.some((choice) => choice === given[question]),
      )

/** What was chosen, as staff read it. */
export const choiceLabel = (question: Question, given: Pick<Given, Question>): string => {
  const labels: Readonly<Record<string, string>> = QUESTIONS[question].choices
  return labels[given[question]] ?? ''
}

/** Whether a bad answer waits for the office. */
export const isToDealWith = (round: StoredRound): boolean =>
  !round.handled_at && badAnswers(givenOf(round)).length > 0

/** Whether somebody who was asked, or cannot be asked by mail, has not answered for long enough. */
export const isSilent = (round: StoredRound, hasMail: boolean, today: string): boolean => {
  if (round.answered_at) return false
  if (!hasMail) return true
  return (
    round.asked_at !== undefined &&
    daysAfter(officeDay(new Date(round.asked_at)), SILENT_DAYS) <= today
  )
}
