import type { FamilyView } from '@/collections/StatusPage/shared/json'
import { GenuineSender } from '@/components/agency/GenuineSender'
import { placeIn } from '@/components/agency/placeIn'
import { StepItem, StepLine } from '@/components/tools/shared/StepLine'
import { linkIn } from '@/lib/shared/alternates'
import { noonOf } from '@/lib/shared/format'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { longDateIn } from '@/messages/dateIn'
import { wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'
import { AddToCalendar } from './AddToCalendar'
import styles from './FamilyScreen.module.css'
import { MoreMoney } from './MoreMoney'

type Props = {
  view: FamilyView
  /** Of the page's link. */
  token: string
  facts: SiteSetting
  now: Date
  language: Language
}

/**
 * What a candidate shows to the family: the line and the dates. It names nobody and has no action.
 */
export const FamilyScreen = ({ view, token, facts, now, language }: Props) => {
  const t = wordsIn(language, 'family')
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className="h1">{titleOf(view, language)}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      {view.isClosed ? (
        <p>{t.rich('closed', { b: (text) => <b>{text}</b> })}</p>
      ) : (
        <StepLine>
          {view.steps.map(({ key, number, title, needed, state, date }) => (
            <StepItem
              key={key}
              {...{ number, title, needed, state, language }}
              date={date && longDateIn(language)(noonOf(date.day))}
              isPlanned={date?.isPlanned}
              isDated={view.isOnTheWay}
              calendar={
                <AddToCalendar step={key} {...{ date, now, language }} link={{ family: token }} />
              }
              here={t('hereNow')}
            />
          ))}
        </StepLine>
      )}
      <p className={styles.note}>
        <GenuineSender phone={facts.phone} domain={facts.official_domain} language={language} />
      </p>
      {!view.isClosed && (
        <MoreMoney title={t('asksUs')} text={t('asksUsText')} language={language} />
      )}
      <p className={`${styles.note} no-print`}>
        {t.rich('askedForMoney', {
          a: (text) => (
            <a className="link" href={linkIn(paths.canIBeCharged, language)}>
              {text}
            </a>
          ),
        })}
      </p>
    </div>
  )
}

const titleOf = ({ destination, steps, isClosed }: FamilyView, language: Language): string => {
  const t = wordsIn(language, 'family')
  const here = steps.find(({ state }) => state === 'here')
  const at = here && !isClosed && { number: String(here.number), count: String(steps.length) }
  if (!destination) return at ? t('wayAt', at) : t('way')
  const country = placeIn(destination, language)
  return at ? t('wayToAt', { country, ...at }) : t('wayTo', { country })
}
