import { Phone } from 'lucide'
import type { ApplicationSteps } from '@/collections/StatusPage/shared/json'
import { questionHref } from '@/collections/Tools/steps/shared/question'
import type { Step } from '@/collections/Tools/steps/shared/steps'
import { askedText } from '@/components/tools/shared/askedText'
import { Written } from '@/components/tools/shared/Lines'
import { routeAsked } from '@/components/tools/shared/routeAsked'
import { StepTable } from '@/components/tools/shared/StepTable'
import { ToolSources } from '@/components/tools/shared/ToolSources'
import { Icon } from '@/components/ui/Icon'
import { More } from '@/components/ui/More'
import { linkIn } from '@/lib/shared/alternates'
import { noonOf } from '@/lib/shared/format'
import type { Language } from '@/lib/shared/languages'
import { longDateIn } from '@/messages/dateIn'
import type { PageWords } from '@/messages/sayIn'
import { translated, wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'
import { AddToCalendar } from './AddToCalendar'
import styles from './StatusSteps.module.css'

type CallProps = { facts: SiteSetting; language: Language }

/** The office's number. */
export const AskOffice = ({ facts, language }: CallProps) => {
  const t = wordsIn(language, 'statusPage')
  return facts.phone ? (
    <a className="no-print" href={`tel:${facts.phone.replace(/[^\d+]/g, '')}`}>
      <span>
        <Icon of={Phone} />
        {t('askOffice')}
      </span>
      <b className="num">{facts.phone}</b>
      <small>{t('sayReference')}</small>
    </a>
  ) : null
}

type NowProps = { steps: ApplicationSteps; facts: SiteSetting; language: Language }

/** What the candidate does now, and the office's number. */
export const DoNow = ({ steps: { answer }, facts, language }: NowProps) => {
  const t = wordsIn(language, 'statusPage')
  return (
    <section className={styles.now} aria-labelledby="now">
      <div>
        <h2 id="now" className="meta">
          {t('doNow')}
        </h2>
        <p>{translated(language, 'statusPage', answer.now?.text ?? '')}</p>
      </div>
      <AskOffice facts={facts} language={language} />
    </section>
  )
}

type StepsProps = {
  steps: ApplicationSteps
  siteUrl: string
  token: string
  now: Date
  words: PageWords
}

/**
 * The steps before and after the current one, and behind a tap all of them. A selected candidate sees
 * all with their days.
 */
export const StatusSteps = ({ steps, siteUrl, token, now, words }: StepsProps) => {
  const { language } = words
  const t = wordsIn(language, 'statusPage')
  const { answer, route, dates, sources, journey } = steps
  const { current } = answer
  const order = <Written {...words.text(answer.order.text)} />
  // The address of the tool: the one of this page is secret, and would be on paper.
  const path = questionHref(route)
  const table = {
    sources,
    heading: 'h3',
    words,
    isDated: journey !== null,
    dateOf: ({ key }: Step) => {
      const date = dates[key]
      if (!date) return null
      const calendar = <AddToCalendar step={key} {...{ date, now, language }} link={{ token }} />
      return { date: longDateIn(language)(noonOf(date.day)), isPlanned: date.isPlanned, calendar }
    },
  } as const
  return (
    <section className={`${styles.steps} no-print`} aria-labelledby="steps">
      <h2 id="steps">
        {current
          ? t('atStep', { number: String(current.number), count: String(answer.steps.length) })
          : t('allSteps')}
      </h2>
      <p className={styles.route}>
        {`${askedText(routeAsked(route, words), words)} `}
        {(!current || journey) && order}{' '}
        <a className="link" href={linkIn(path, language)} rel="nofollow">
          {t('changeSteps')}
        </a>
      </p>
      <StepTable
        {...table}
        isBrief
        steps={current && !journey ? answer.steps.filter(isNear(current.number)) : answer.steps}
      />
      {current && !journey && (
        <More title={t('showAll', { count: String(answer.steps.length) })}>
          <p className={styles.route}>{order}</p>
          <StepTable {...table} steps={answer.steps} />
        </More>
      )}
      <ToolSources sources={sources} address={`${siteUrl}${path}`} isFolded words={words} />
    </section>
  )
}

const isNear =
  (current: number) =>
  ({ number }: Step): boolean =>
    Math.abs(number - current) <= 1
