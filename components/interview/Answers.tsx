import { CalendarDays, Check, CircleCheck, X } from 'lucide'
import type { ReactNode } from 'react'
import type { Card } from '@/collections/Interviews/shared/card'
import { Button, ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Notice } from '@/components/ui/Notice'
import { inLanguage, type Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { dateTimeIn } from '@/messages/dateIn'
import { wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'
import styles from './Answers.module.css'
import { CallOffice } from './CallOffice'
import { longWeekdayOf } from './days'

type Props = {
  card: Card
  token: string
  /** The three answers again, although one is given. */
  isChanging: boolean
  /** What the call has just said. */
  outcome: string | null
  facts: SiteSetting
  language: Language
  /** The card, which stands below what was said, and above the question. */
  children: ReactNode
}

/** The card with what the candidate said, or with the question and its three answers. */
export const Answers = ({ children, ...props }: Props) => {
  const { card, isChanging, facts, language } = props
  const t = wordsIn(language, 'interview')
  if (card.state === 'calledOff') {
    return (
      <>
        <Notice kind="error">
          <b>{t('calledOffTitle')}</b>
          <p>{t('calledOffText')}</p>
        </Notice>
        {children}
        <CallOffice facts={facts} language={language} />
      </>
    )
  }
  if (card.state === 'door') {
    return (
      <>
        <div className={styles.said} role="status">
          <Icon of={CircleCheck} />
          <b>{t('atDoor', { number: String(card.number) })}</b>
        </div>
        {children}
      </>
    )
  }
  if (card.state === 'noShow') {
    return (
      <>
        <Notice kind="error">
          <p>{t('noShow')}</p>
        </Notice>
        {children}
        <CallOffice facts={facts} language={language} />
      </>
    )
  }
  const { answer } = card
  if (answer !== 'none' && !isChanging) {
    return (
      <>
        <Said {...props} answer={answer} />
        {children}
        {card.state === 'late' && <Late {...props} />}
      </>
    )
  }
  return (
    <>
      {children}
      {card.state === 'late' ? <Late {...props} /> : <Question {...props} />}
    </>
  )
}

type AnswerProps = Omit<Props, 'children'>

const Said = ({
  card,
  token,
  outcome,
  language,
  answer,
}: AnswerProps & { answer: 'coming' | 'cannot' }) => {
  const t = wordsIn(language, 'interview')
  const stays = answer === 'cannot' ? t('staysOpen') : null
  const at = card.answeredAt && dateTimeIn(language)(card.answeredAt)
  return (
    <div className={styles.said} role="status">
      <Icon of={CircleCheck} />
      <div>
        <b>{t(answer === 'coming' ? 'saidComing' : 'saidCannot')}</b>
        <p>{outcome ?? stays ?? at}</p>
      </div>
      {card.state === 'open' && (
        <ButtonLink href={asking(token, card.seat, 'change', language)} rel="nofollow">
          {t('change')}
        </ButtonLink>
      )}
    </div>
  )
}

const Question = ({ card, token, language }: AnswerProps) => {
  const t = wordsIn(language, 'interview')
  return (
    <div className="no-print">
      <h3 className={styles.question}>{t('willYouCome')}</h3>
      <div className={styles.answers}>
        <AnswerForm {...{ token, seat: card.seat, answer: 'coming', language }}>
          <Button type="submit" variant="brand">
            <Icon of={Check} />
            {t('iWillCome')}
          </Button>
        </AnswerForm>
        <ButtonLink href={asking(token, card.seat, 'move', language)} rel="nofollow">
          <Icon of={CalendarDays} />
          {t('anotherDay')}
        </ButtonLink>
        <AnswerForm {...{ token, seat: card.seat, answer: 'cannot', language }}>
          <Button type="submit">
            <Icon of={X} />
            {t('iCannot')}
          </Button>
        </AnswerForm>
      </div>
      <p className={styles.until}>
        {t('answerBy', { date: longWeekdayOf(card.answerUntil, language) })}
      </p>
    </div>
  )
}

const Late = ({ card, facts, language }: AnswerProps) => (
  <div className="no-print">
    <p className={styles.until}>
      {wordsIn(language, 'interview')('late', { date: longWeekdayOf(card.answerUntil, language) })}
    </p>
    <CallOffice facts={facts} language={language} />
  </div>
)

type FormProps = {
  token: string
  seat: number
  answer: 'coming' | 'cannot' | 'move'
  language: Language
  children: ReactNode
}

/** Sends an answer: a form of the browser, which needs no scripts. */
export const AnswerForm = ({ token, seat, answer, language, children }: FormProps) => (
  <form
    method="post"
    action={paths.php('interview_answer')}
    encType="multipart/form-data"
    data-plain
  >
    <input type="hidden" name="token" value={token} />
    <input type="hidden" name="seat" value={seat} />
    <input type="hidden" name="answer" value={answer} />
    <input type="hidden" name="language" value={language} />
    {children}
  </form>
)

const asking = (token: string, seat: number, ask: string, language: Language): string =>
  `${inLanguage(paths.interview(token), language)}?seat=${seat}&ask=${ask}#form`
