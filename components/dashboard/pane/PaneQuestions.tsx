'use client'
import { dayWords } from '@/collections/Demands/shared/words'
import type { DepartureJson } from '@/collections/Deployments/shared/json'
import { choiceLabel, QUESTIONS } from '@/collections/Deployments/shared/questions'
import type { RoundJson } from '@/collections/Deployments/shared/questionsJson'
import { Button } from '@/components/ui/Button'
import { keysOf } from '@/lib/shared/objects'
import { AskByWhatsApp } from './AskByWhatsApp'
import steps from './DepartureSteps.module.css'
import styles from './PaneQuestions.module.css'
import type { Departure } from './useDeparture'

type Props = { departure: DepartureJson } & Pick<Departure, 'save' | 'isBusy'>

/** What somebody who flew answered in both rounds, and what became of bad answers. */
export const PaneQuestions = ({ departure: { id, questions }, save, isBusy }: Props) => {
  if (!questions) return null
  const { rounds, byWhatsApp } = questions
  return (
    <section className={styles.part} aria-label="After the departure">
      <div className={steps.head}>
        <h3>After the departure</h3>
      </div>
      <ol className={styles.rounds}>
        {rounds.map((round) => (
          <li key={round.round} data-state={stateOf(round)}>
            <h4>After {round.round} days</h4>
            <Answers round={round} />
            {round.bad.length > 0 && (
              <DealtWith
                round={round}
                isBusy={isBusy}
                onChange={(dealt_with) => void save({ round: round.round, dealt_with })}
              />
            )}
          </li>
        ))}
      </ol>
      {byWhatsApp && <AskByWhatsApp id={id} to={byWhatsApp} />}
    </section>
  )
}

const stateOf = ({ bad, handled }: RoundJson) => (bad.length > 0 && !handled ? 'bad' : undefined)

const Answers = ({ round }: { round: RoundJson }) => {
  const { given, bad, answered_on } = round
  if (!given) return <p className="meta">{waiting(round)}</p>
  return (
    <>
      <p className="meta">Answered on {answered_on && dayWords(answered_on)}</p>
      <dl className={styles.answers}>
        {keysOf(QUESTIONS).map((question) => (
          <div key={question} data-bad={bad.includes(question) || undefined}>
            <dt>{QUESTIONS[question].label}</dt>
            <dd>
              {choiceLabel(question, given)}
              {bad.includes(question) && <span className="sr-only"> (bad)</span>}
            </dd>
          </div>
        ))}
      </dl>
      {given.note && (
        <p className={steps.note} dir="auto">
          {given.note}
        </p>
      )}
      <p className="meta">
        {given.may_call ? 'May be called about it.' : 'Did not ask for a call.'}
      </p>
    </>
  )
}

const waiting = ({ state, from, until, asked_on }: RoundJson): string => {
  if (state === 'to come') return `Asked from ${dayWords(from)} on.`
  const asked = asked_on ? `Asked by mail on ${dayWords(asked_on)}` : 'Not asked by mail'
  return state === 'open'
    ? `${asked}. No answer yet; possible until ${dayWords(until)}.`
    : `${asked}. No answer.`
}

type DealtWithProps = {
  round: RoundJson
  isBusy: boolean
  onChange: (isDealtWith: boolean) => void
}

const DealtWith = ({ round: { round, handled }, isBusy, onChange }: DealtWithProps) =>
  handled ? (
    <p className={styles.handled}>
      <span>
        Dealt with on {dayWords(handled.on)}
        {handled.by && `, by ${handled.by}`}
      </span>{' '}
      <button
        type="button"
        className="link no-print"
        disabled={isBusy}
        aria-label={`Open again: after ${round} days`}
        onClick={() => onChange(false)}
      >
        Open again
      </button>
    </p>
  ) : (
    <Button
      size="small"
      variant="brand"
      disabled={isBusy}
      aria-label={`Dealt with: after ${round} days`}
      onClick={() => onChange(true)}
    >
      Dealt with
    </Button>
  )
