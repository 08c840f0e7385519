import type { StatusView } from '@/collections/StatusPage/shared/json'
import type { CandidateAction } from '@/collections/StatusPage/shared/schema'
import { GenuineSender } from '@/components/agency/GenuineSender'
import { PrintFoot } from '@/components/agency/PrintFoot'
import { ConfirmationActions } from '@/components/forms/confirmation/Confirmation'
import { type Note, Notes } from '@/components/forms/confirmation/Notes'
import { Breadcrumb } from '@/components/ui/Breadcrumb'
import { FactRow, Facts } from '@/components/ui/Facts'
import { FormLayout } from '@/components/ui/FormLayout'
import { Notice } from '@/components/ui/Notice'
import { PhoneFold } from '@/components/ui/PhoneFold'
import { PrintButton } from '@/components/ui/PrintButton'
import { linkIn } from '@/lib/shared/alternates'
import type { FormOutcome } from '@/lib/shared/formOutcome'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'
import { BeforeFlight } from './BeforeFlight'
import { CopiesBox } from './CopiesBox'
import { MoreMoney } from './MoreMoney'
import { journeyTitle, NextThing } from './NextThing'
import { PaidBox } from './PaidBox'
import { Questions } from './Questions'
import { ActionQuestion } from './StatusActions'
import { Consents, StatusChoices } from './StatusChoices'
import styles from './StatusScreen.module.css'
import { DoNow, StatusSteps } from './StatusSteps'

type Props = {
  view: StatusView
  /** The action that is to be confirmed first. */
  asked: CandidateAction | null
  /** The questions after the departure again, although they are answered. */
  asksQuestions: boolean
  outcome: FormOutcome | null
  facts: SiteSetting
  siteUrl: string
  now: Date
  words: PageWords
}

/**
 * The status page of a candidate: status, stored data, consents, and how to withdraw or erase. Works
 * without scripts.
 */
export const StatusScreen = ({ view, asked, asksQuestions, outcome, words, ...props }: Props) => {
  const { language } = words
  const { facts, siteUrl, now } = props
  const t = wordsIn(language, 'statusPage')
  const inList = wordsIn(language, 'jobList')
  const { steps } = view
  const title = steps?.journey
    ? journeyTitle(steps, language)
    : t(view.kind === 'applications' ? 'yourApplication' : 'yourRegistration')
  const listed = { siteUrl, now, words, token: view.token }
  const inJourney = wordsIn(language, 'journey')
  return (
    <div className="wrap">
      <Breadcrumb
        trail={[{ label: inList('home'), href: linkIn(paths.home, language) }]}
        here={title}
        language={language}
      />
      <h1 className={`h1 ${styles.title}`}>{title}</h1>
      <div id="form" className={`${styles.page} ${styles.top}`}>
        {outcome && <Notice kind={outcome.success ? 'success' : 'error'}>{outcome.message}</Notice>}
        {asked && <ActionQuestion view={view} action={asked} language={language} />}
        {view.questions && steps && (
          <Questions
            {...{ questions: view.questions, token: view.token, outcome, language }}
            isAsked={asksQuestions}
            route={steps.route}
          />
        )}
        <Status view={view} language={language} />
        <CopiesBox view={view} language={language} />
        {view.interview && <InterviewBox interview={view.interview} language={language} />}
        {steps?.journey && (
          <NextThing {...{ steps, facts, words, now }} view={view} journey={steps.journey} />
        )}
        {steps && !steps.journey && <DoNow steps={steps} facts={facts} language={language} />}
        {!steps?.journey && <StatusChoices view={view} language={language} />}
      </div>
      {steps && !steps.journey && <StatusSteps {...listed} steps={steps} />}
      {steps?.journey && (
        <div className={styles.journey}>
          {!steps.journey.ended && <StatusSteps {...listed} steps={steps} />}
          <div className={styles.page}>
            {view.paid && <PaidBox paid={view.paid} language={language} />}
            <MoreMoney
              title={inJourney('moreMoney')}
              text={inJourney('moreMoneyText')}
              token={view.token}
              language={language}
            />
            <BeforeFlight steps={steps} checks={steps.journey.checks} language={language} />
          </div>
        </div>
      )}
      {steps?.journey && <StatusChoices view={view} language={language} />}
      <FormLayout notes={<Notes title={t('goodToKnow')} items={goodToKnow(facts, language)} />}>
        <div className={styles.page}>
          <section aria-labelledby="held" className={styles.section}>
            <h2 id="held">{t('held')}</h2>
            <PhoneFold title={t('whatYouSent')}>
              <Facts layout="ruled" className={styles.data}>
                {view.data.map(([term, text]) => (
                  <FactRow key={term} term={term} dir="auto">
                    {text}
                  </FactRow>
                ))}
              </Facts>
            </PhoneFold>
            <p>{view.keptUntil}</p>
            <p className="no-print">
              {t.rich('askForCopy', {
                a: (text) => (
                  <a className="link" href={linkIn(paths.contactUs, language)}>
                    {text}
                  </a>
                ),
              })}
            </p>
          </section>
          <section aria-labelledby="consent" className={styles.section}>
            <h2 id="consent">{t('agreed')}</h2>
            <Consents view={view} language={language} />
          </section>
          <ConfirmationActions>
            <PrintButton>{wordsIn(language, 'formKit')('print')}</PrintButton>
          </ConfirmationActions>
          <PrintFoot facts={facts} now={now} language={language} />
        </div>
      </FormLayout>
    </div>
  )
}

type StatusProps = { view: StatusView; language: Language }

const Status = ({ view, language }: StatusProps) => {
  const t = wordsIn(language, 'statusPage')
  return (
    <section className={styles.status} aria-labelledby="status">
      <div>
        <h2 id="status" className="meta">
          {t('status')}
        </h2>
        <p className={styles.word}>{view.status.word}</p>
        <p>{view.status.text}</p>
      </div>
      <div>
        <p className="meta">{t('reference')}</p>
        <p className={`${styles.reference} num`}>{view.reference}</p>
      </div>
    </section>
  )
}

type InterviewProps = { interview: NonNullable<StatusView['interview']>; language: Language }

/** Leads to the card of the nearest interview. */
const InterviewBox = ({ interview, language }: InterviewProps) => (
  <a className={`${styles.interview} no-print`} href={interview.href}>
    <b>{interview.title}</b>
    <span>{wordsIn(language, 'interview')('boxText')}</span>
  </a>
)

const goodToKnow = ({ phone, official_domain }: SiteSetting, language: Language): Note[] => [
  { key: 'own', text: wordsIn(language, 'statusPage')('linkIsYours') },
  {
    key: 'sender',
    text: <GenuineSender phone={phone} domain={official_domain} language={language} />,
  },
]
