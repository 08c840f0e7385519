import { Folder } from 'lucide'
import type { Journey, Stop } from '@/collections/StatusPage/shared/journey'
import type { ApplicationSteps, StatusView } from '@/collections/StatusPage/shared/json'
import type { Actor, Step } from '@/collections/Tools/steps/shared/steps'
import { placeIn } from '@/components/agency/placeIn'
import { Written } from '@/components/tools/shared/Lines'
import { PayerMark } from '@/components/tools/shared/PayerMark'
import { StepActors } from '@/components/tools/shared/StepTable'
import { Icon } from '@/components/ui/Icon'
import { linkIn } from '@/lib/shared/alternates'
import { noonOf } from '@/lib/shared/format'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { longDateIn } from '@/messages/dateIn'
import type { PageWords } from '@/messages/sayIn'
import { stepTexts } from '@/messages/textIn'
import { wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'
import { AddToCalendar } from './AddToCalendar'
import styles from './NextThing.module.css'
import { AskOffice } from './StatusSteps'

/** 'Your journey to Qatar'. */
export const journeyTitle = ({ route }: ApplicationSteps, language: Language): string => {
  const t = wordsIn(language, 'journey')
  return route.destination
    ? t('title', { country: placeIn(route.destination, language) })
    : t('titleJob')
}

type Props = {
  /** Who goes where, and the link of the page. */
  view: Pick<StatusView, 'about' | 'token'>
  steps: ApplicationSteps
  journey: Journey
  facts: SiteSetting
  now: Date
  words: PageWords
}

/** How far the candidate is, and what comes next, what stops it, or how it ended. */
export const NextThing = ({ view, steps, journey, facts, now, words }: Props) => {
  const { language } = words
  const t = wordsIn(language, 'journey')
  const { answer } = steps
  const current = answer.steps.find(({ state }) => state === 'here')
  return (
    <section className={styles.pass} aria-labelledby="next">
      <div className={styles.way}>
        {current && (
          <p className={styles.far}>
            {t('stepOf', { number: String(current.number), count: String(answer.steps.length) })}
            <span className={styles.cells} aria-hidden="true">
              {answer.steps.map(({ key, state }) => (
                <span key={key} data-state={state} />
              ))}
            </span>
          </p>
        )}
        <dl className={styles.about}>
          {view.about.map(([term, text]) => (
            <div key={term}>
              <dt className="meta">{term}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
          {journey.flight && !journey.departed && !journey.ended && (
            <div>
              <dt className="meta">{t('youFly')}</dt>
              <dd>{t('planned', { date: longDateIn(language)(noonOf(journey.flight)) })}</dd>
            </div>
          )}
        </dl>
      </div>
      <div className={journey.stop || journey.ended ? styles.stop : styles.stub}>
        <Stub {...{ journey, current, now, words }} token={view.token} />
        <AskOffice facts={facts} language={language} />
      </div>
    </section>
  )
}

type StubProps = {
  journey: Journey
  current: Step | undefined
  token: string
  now: Date
  words: PageWords
}

const Stub = ({ journey, current, token, now, words }: StubProps) => {
  const { language } = words
  const t = wordsIn(language, 'journey')
  const date = (day: string) => longDateIn(language)(noonOf(day))
  const { ended, departed, stop, next } = journey
  if (ended) return <Said over={t('hasEnded')} title={t(ended)} text={t('endedText')} />
  if (departed) {
    return (
      <>
        <Said title={t('flown', { date: date(departed) })} text={t('flownText')} />
        <p>
          <a className="link" href={linkIn(paths.getHelp, language)}>
            {t('helpNumbers')}
          </a>
        </p>
      </>
    )
  }
  if (stop) return <Said over={t('stops')} {...stopWords(stop, language)} />
  if (!current) return null
  return (
    <>
      <Said over={t('nextThing')} title={stepTexts(language)(current.title).children} />
      <p>
        {next.planned ? (
          <>
            {t('day')} <b className={`${styles.day} num`}>{date(next.planned)}</b>
            <AddToCalendar
              step={next.key}
              date={{ day: next.planned, isPlanned: true }}
              {...{ link: { token }, now, language }}
            />
          </>
        ) : (
          waiting(current.acts[0], date(next.since), language)
        )}
      </p>
      <StepActors acts={current.acts} language={language} />
      <p className={styles.pays}>
        <PayerMark who={current.paid.who} language={language} />
      </p>
      <p className={styles.keep}>
        <Icon of={Folder} />
        <span>
          {`${wordsIn(language, 'steps')('keep')} `}
          <Written {...words.text(current.keep.text)} />
        </span>
      </p>
    </>
  )
}

type SaidProps = { over?: string; title: string; text?: string }

const Said = ({ over, title, text }: SaidProps) => (
  <>
    {over && <p className={styles.over}>{over}</p>}
    <h2 id="next">{title}</h2>
    {text && <p>{text}</p>}
  </>
)

/** Nothing is planned: whom the step waits for. */
const waiting = (actor: Actor | undefined, date: string, language: Language): string => {
  const t = wordsIn(language, 'journey')
  if (actor === 'you') return t('noDate')
  return actor === 'employer' ? t('waitEmployer', { date }) : t('waitOffice', { date })
}

const STOP_KEYS = {
  passport: ['stopPassport', 'stopPassportText'],
  demand: ['stopDemand', 'stopDemandText'],
  medical: ['stopMedical', 'stopMedicalText'],
  visa: ['stopVisa', 'stopVisaText'],
  insurance: ['stopInsurance', 'stopInsuranceText'],
} as const

const stopWords = ({ check, lastDay }: Stop, language: Language) => {
  const t = wordsIn(language, 'journey')
  if (lastDay === null) return { title: t('stopTalk'), text: t('stopTalkText') }
  const [title, text] = STOP_KEYS[check]
  return { title: t(title), text: t(text, { date: longDateIn(language)(noonOf(lastDay)) }) }
}
