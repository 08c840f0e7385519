import { keysOf } from '@/lib/shared/objects'
import { type Answers, givenOf, QUESTIONS, type Question, ROUNDS, type Round } from './questions'

/** So many people of a round must have answered before its figures are shown: fewer could be told apart. */
export const FIGURES_FROM = 20

/** How often a choice was made, in whole percent. */
export type ChoiceFigure = { label: string; percent: number; isBad: boolean }

export type AnswerFigures = {
  round: Round
  /** How many answered. */
  count: number
  /** Null for fewer than FIGURES_FROM answers. */
  questions: { key: Question; label: string; choices: ChoiceFigure[] }[] | null
}[]

/** Of each round and question how often each choice was made. */
export const answerFigures = (all: readonly Answers[]): AnswerFigures =>
  ROUNDS.map((round) => {
    const given = all.flatMap((answers) => givenOf(answers[round] ?? {}) ?? [])
    const count = given.length
    if (count < FIGURES_FROM) return { round, count, questions: null }
    const questions = keysOf(QUESTIONS).map((key) => {
      const { label, choices, bad } = QUESTIONS[key]
      return {
        key,
        label,
        choices: Object.entries(choices).map(([choice, words]) => ({
          label: words,
          percent: Math.round((100 * given.filter((one) => one[key] === choice).length) / count),
          isBad: bad.some((one) => one === choice),
        })),
      }
    })
    return { round, count, questions }
  })
