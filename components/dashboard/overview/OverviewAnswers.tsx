'use client'
import { FIGURES_FROM } from '@/collections/Deployments/shared/answerFigures'
import type { OwnOverviewJson } from '@/collections/Overview/shared/json'
import { wholeNumber } from '@/lib/shared/format'
import { ChartFrame, NothingYet } from './ChartFrame'
import { FigureTable } from './FigureTable'

/** What people who flew answered after 30 and 180 days, all together since the beginning. */
export const OverviewAnswers = ({ rounds }: Pick<OwnOverviewJson['answers'], 'rounds'>) =>
  rounds.map(({ round, count, questions }) => (
    <ChartFrame
      key={round}
      title={`${round} days after the departure`}
      note={
        questions &&
        `${wholeNumber(count)} answers, of all who were asked since the beginning. Rounded.`
      }
    >
      {questions ? (
        <FigureTable
          head={['Answer', 'Share']}
          rows={questions.flatMap(({ key, label, choices }) =>
            choices.map((choice) => ({
              key: `${key} ${choice.label}`,
              label: `${label}: ${choice.label}`,
              cells: [`${choice.percent} %`],
            })),
          )}
        />
      ) : (
        <NothingYet>
          {wholeNumber(count)} of {FIGURES_FROM} answers so far. Figures are shown from{' '}
          {FIGURES_FROM} answers on, so that nobody can be told apart.
        </NothingYet>
      )}
    </ChartFrame>
  ))
