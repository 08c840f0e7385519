import { CalendarPlus, MapPin } from 'lucide'
import type { ReactNode } from 'react'
import type { Card as Place } from '@/collections/Interviews/shared/card'
import { placeIn } from '@/components/agency/placeIn'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { inEnglish, type Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'
import styles from './Card.module.css'
import { weekdayOf } from './days'

type Props = { card: Place; name: string; token: string; language: Language }

/** Day and hour, job, place and the number in the hall, as a card to show at the door. */
export const Card = ({ card, name, token, language }: Props) => {
  const t = wordsIn(language, 'interview')
  const english = inEnglish(language)
  const isOff = card.state === 'calledOff'
  return (
    <div className={`${styles.card} ${isOff ? styles.off : ''}`}>
      <div className={styles.head}>
        <div>
          <p>{t('yourDay')}</p>
          <h2 id={`day-${card.seat}`}>
            <time dateTime={card.day}>{weekdayOf(card.day, language)}</time>
          </h2>
        </div>
        <div>
          <p>{t('beThere')}</p>
          <p className={`${styles.hour} num`}>{card.time}</p>
        </div>
      </div>
      <dl>
        <Row term={t('job')}>
          <b {...english}>{card.job}</b>
          {card.company && <small {...english}>{card.company}</small>}
          {card.country && <small>{placeIn(card.country, language)}</small>}
        </Row>
        <Row term={t('number')}>
          <b className={`${styles.number} num`}>{card.number}</b>
          <small dir="auto">{name}</small>
        </Row>
        <Row term={t('where')}>
          <b dir="auto">{card.place}</b>
          <small dir="auto">{card.address}</small>
        </Row>
        <Row term={t('money')}>
          <b>{t('payNobody')}</b>
        </Row>
        {card.note && (
          <Row term={t('note')} isWide>
            <span dir="auto">{card.note}</span>
          </Row>
        )}
      </dl>
      <div className={`${styles.acts} no-print`}>
        <ButtonLink href={fileOf(token, card.seat, language)} rel="nofollow">
          <Icon of={CalendarPlus} />
          {t(isOff || card.answer === 'cannot' ? 'calendarOff' : 'calendar')}
        </ButtonLink>
        {!isOff && card.mapUrl && (
          <ButtonLink
            href={card.mapUrl}
            newTab
            rel="noopener noreferrer"
            newTabHint={wordsIn(language, 'forms')('newTab')}
          >
            <Icon of={MapPin} />
            {t('map')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

type RowProps = { term: string; isWide?: boolean; children: ReactNode }

const Row = ({ term, isWide = false, children }: RowProps) => (
  <div className={isWide ? styles.wide : undefined}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

const fileOf = (token: string, seat: number, language: Language): string => {
  const query = new URLSearchParams({ token, seat: String(seat), language })
  return `${paths.php('interview_answer')}?${query}`
}
