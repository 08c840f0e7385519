import type { Card, OtherTime } from '@/collections/Interviews/shared/card'
import { Button, ButtonLink } from '@/components/ui/Button'
import { inEnglish, inLanguage, type Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'
import { AnswerForm } from './Answers'
import { CallOffice } from './CallOffice'
import { longWeekdayOf, weekdayOf } from './days'
import styles from './OtherTimes.module.css'

type Props = {
  card: Card
  times: OtherTime[]
  token: string
  facts: SiteSetting
  language: Language
}

/** The other hours of the same job, full ones too. The old place is kept until a new one is taken. */
export const OtherTimes = ({ card, times, token, facts, language }: Props) => {
  const t = wordsIn(language, 'interview')
  const hasFree = times.some(({ free }) => free > 0)
  return (
    <>
      <dl className={styles.now}>
        <div>
          <dt>{t('now')}</dt>
          <dd>
            {weekdayOf(card.day, language)}, <span className="num">{card.time}</span>
          </dd>
        </div>
        <div>
          <dt>{t('job')}</dt>
          <dd {...inEnglish(language)}>{card.job}</dd>
        </div>
      </dl>
      <AnswerForm {...{ token, seat: card.seat, answer: 'move', language }}>
        {times.length > 0 && (
          <fieldset className={styles.times}>
            <legend>{t('whichTime')}</legend>
            {times.map((time) => (
              <Time key={time.to} time={time} language={language} />
            ))}
          </fieldset>
        )}
        {hasFree ? <p className={styles.hint}>{t('keptUntil')}</p> : <p>{t('allFull')}</p>}
      </AnswerForm>
      {hasFree && <p>{t('noneOfThese')}</p>}
      <CallOffice facts={facts} language={language} />
      <p>
        <ButtonLink href={inLanguage(paths.interview(token), language)}>{t('back')}</ButtonLink>
      </p>
    </>
  )
}

type TimeProps = { time: OtherTime; language: Language }

const Time = ({ time: { to, day, time, free }, language }: TimeProps) => {
  const t = wordsIn(language, 'interview')
  if (free <= 0) {
    return (
      <p className={styles.full}>
        <span>
          {weekdayOf(day, language)}, <span className="num">{time}</span>
        </span>
        <small>{t('full')}</small>
      </p>
    )
  }
  return (
    <div className={styles.time}>
      <Button type="submit" variant="brand" size="wide" name="to" value={to}>
        {t('take', { day: longWeekdayOf(day, language), time })}
      </Button>
      <small>{t('places', { n: free, count: String(free) })}</small>
    </div>
  )
}
