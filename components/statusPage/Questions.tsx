import { ANSWER_NOTE_MAX_CHARS } from '@/collections/Deployments/shared/limits'
import {
  type Choice as ChoiceOf,
  type Given,
  QUESTIONS,
  type Question,
} from '@/collections/Deployments/shared/questions'
import type { QuestionsView } from '@/collections/StatusPage/shared/json'
import { Choice } from '@/components/tools/shared/Choices'
import { Button, ButtonLink } from '@/components/ui/Button'
import { FieldError, TextAreaField } from '@/components/ui/Field'
import { Tick } from '@/components/ui/Tick'
import { isTicked } from '@/lib/shared/fields'
import { noonOf } from '@/lib/shared/format'
import type { FormOutcome } from '@/lib/shared/formOutcome'
import { inLanguage, type Language } from '@/lib/shared/languages'
import { keysOf } from '@/lib/shared/objects'
import { paths } from '@/lib/shared/paths'
import { longDateIn } from '@/messages/dateIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './Questions.module.css'
import { type HelpRoute, WhatNow } from './WhatNow'

type Props = {
  questions: QuestionsView
  token: string
  /** The form again, although it is answered, or because it was refused. */
  isAsked: boolean
  outcome: FormOutcome | null
  route: HelpRoute
  language: Language
}

/** "How is it going?": the three questions after the departure, or what was answered and what to do now. */
export const Questions = (props: Props) => {
  const { questions, isAsked, route, language } = props
  const { answer } = questions
  const t = wordsIn(language, 'questions')
  return (
    <section className={`${styles.box} no-print`} aria-labelledby="questions">
      <h2 id="questions">{t('title')}</h2>
      {answer && !isAsked ? (
        <>
          <p>{t('answered', { date: dateOf(answer.on, language) })}</p>
          <WhatNow answer={answer} route={route} language={language} />
          <ButtonLink
            href={`${inLanguage(paths.myApplication(props.token), language)}?ask=questions#form`}
            rel="nofollow"
          >
            {t('change')}
          </ButtonLink>
          <Until {...props} />
        </>
      ) : (
        <QuestionForm {...props} />
      )}
    </section>
  )
}

const QuestionForm = (props: Props) => {
  const { questions, token, outcome, language } = props
  const { round, departed, answer } = questions
  const t = wordsIn(language, 'questions')
  // What was typed and refused stays.
  const typed = outcome?.values.round ? outcome.values : null
  const given = (name: keyof Given): string =>
    typed ? (typed[name] ?? '') : String(answer?.[name] ?? '')
  return (
    <form
      className={styles.form}
      method="post"
      action={paths.php('departure_answer')}
      encType="multipart/form-data"
      data-plain
    >
      <p>{t('lead', { date: dateOf(departed, language) })}</p>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="round" value={round} />
      <input type="hidden" name="language" value={language} />
      {keysOf(QUESTIONS).map((question) => (
        <Ask
          key={question}
          question={question}
          chosen={given(question)}
          error={outcome?.errors[question]}
          language={language}
        />
      ))}
      <TextAreaField
        label={t('note')}
        name="note"
        rows={3}
        maxLength={ANSWER_NOTE_MAX_CHARS}
        defaultValue={given('note')}
        error={outcome?.errors.note}
      />
      <Tick name="may_call" defaultChecked={isTicked(given('may_call'))}>
        {t('mayCall')}
      </Tick>
      <Button type="submit" variant="brand" size="wide">
        {t('send')}
      </Button>
      <Until {...props} />
    </form>
  )
}

type AskProps = { question: Question; chosen: string; error?: string; language: Language }

/** A question with its choices. The browser asks for the one that was left out. */
const Ask = ({ question, chosen, error, language }: AskProps) => {
  const t = wordsIn(language, 'questions')
  const id = `${question}-error`
  return (
    <fieldset className={styles.question} {...(error && { 'aria-describedby': id })}>
      <legend>{t(question)}</legend>
      <div>
        {CHOICES[question].map(([choice, key]) => (
          <Choice key={choice} name={question} value={choice} chosen={chosen}>
            {t(key)}
          </Choice>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}

/** The choices of each question, with their sentences. */
const CHOICES = {
  pay: [
    ['yes', 'pay_yes'],
    ['less', 'pay_less'],
    ['not_yet', 'pay_not_yet'],
  ],
  again: [
    ['no', 'again_no'],
    ['yes', 'again_yes'],
  ],
  passport: [
    ['me', 'passport_me'],
    ['agreed', 'passport_agreed'],
    ['against', 'passport_against'],
  ],
} as const satisfies { [Q in Question]: readonly (readonly [ChoiceOf<Q>, string])[] }

const Until = ({ questions, language }: Props) => (
  <p className="meta">
    {wordsIn(language, 'questions')('until', { date: dateOf(questions.until, language) })}
  </p>
)

const dateOf = (day: string, language: Language): string => longDateIn(language)(noonOf(day))
