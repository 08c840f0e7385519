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
import { PrintButton } from '@/components/ui/PrintButton'
import { paths } from '@/lib/shared/paths'
import type { SiteSetting } from '@/payload-types'
import { ActionForm, ActionLink, ActionQuestion } from './StatusActions'
import styles from './StatusScreen.module.css'
import { DoNow, FamilyLink, StatusSteps } from './StatusSteps'

type Props = {
  view: StatusView
  /** The action that is to be confirmed first. */
  asked: CandidateAction | null
  outcome: { success: boolean; message: string } | null
  facts: SiteSetting
  siteUrl: string
  now: Date
}

/**
 * The status page of a candidate: status, stored data, consents, and how to withdraw or erase. Works
 * without scripts.
 */
export const StatusScreen = ({ view, asked, outcome, facts, siteUrl, now }: Props) => {
  const title = view.kind === 'applications' ? 'Your application' : 'Your registration'
  return (
    <div className="wrap">
      <Breadcrumb trail={[{ label: 'Home', href: paths.home }]} here={title} />
      <h1 className={`h1 ${styles.title}`}>{title}</h1>
      <div id="form" className={`${styles.page} ${styles.top}`}>
        {outcome && <Notice kind={outcome.success ? 'success' : 'error'}>{outcome.message}</Notice>}
        {asked && <ActionQuestion view={view} action={asked} />}
        <Status view={view} />
        {view.steps && <DoNow steps={view.steps} facts={facts} />}
        <PartLinks view={view} />
      </div>
      {view.steps && <StatusSteps steps={view.steps} siteUrl={siteUrl} />}
      {view.family && <FamilyLink family={view.family} />}
      <FormLayout notes={<Notes title="Good to know" items={goodToKnow(facts)} />}>
        <div className={styles.page}>
          <ConfirmationActions>
            <PrintButton>Print this page</PrintButton>
          </ConfirmationActions>
          <section aria-labelledby="held" className={styles.section}>
            <h2 id="held">What we hold about you</h2>
            <Facts layout="ruled" className={styles.data}>
              {view.data.map(([term, text]) => (
                <FactRow key={term} term={term} dir="auto">
                  {text}
                </FactRow>
              ))}
            </Facts>
            <p>{view.keptUntil}</p>
            <p className="no-print">
              The office may have written notes about it. Ask us for a copy of everything:{' '}
              <a className="link" href={paths.contactUs}>
                contact us
              </a>
              .
            </p>
          </section>
          <section aria-labelledby="consent" className={styles.section}>
            <h2 id="consent">What you agreed to</h2>
            <ul className={styles.choices}>
              <li>
                <span>
                  <b>New jobs on WhatsApp</b>
                  {view.whatsapp ? 'Yes' : 'No'}
                </span>
                {view.whatsapp && <ActionLink view={view} action="stop_whatsapp" />}
              </li>
              <li>
                <span>
                  <b>Keep my data for other jobs</b>
                  {view.keep ? 'Yes' : 'No'}
                </span>
                {view.keep && <ActionForm view={view} action="stop_keeping" />}
              </li>
            </ul>
          </section>
          <section aria-labelledby="back" className={`${styles.section} no-print`}>
            <h2 id="back">Take it back</h2>
            <ul className={styles.choices}>
              {view.canWithdraw && (
                <li>
                  <span>
                    <b>Withdraw the application</b>
                    You are no longer considered for this job.
                  </span>
                  <ActionLink view={view} action="withdraw" />
                </li>
              )}
              <li>
                <span>
                  <b>Erase my data</b>
                  {erasure(view)}
                </span>
                {!view.erasureAsked && <ActionLink view={view} action="erase" />}
              </li>
            </ul>
          </section>
          <PrintFoot facts={facts} now={now} />
        </div>
      </FormLayout>
    </div>
  )
}

/** The way to what is further down on a phone. */
const PartLinks = ({ view }: { view: StatusView }) => (
  <ul className={`${styles.parts} no-print`}>
    {view.family && (
      <li>
        <a className="link" href="#family">
          For my family
        </a>
      </li>
    )}
    <li>
      <a className="link" href="#held">
        What we hold about you
      </a>
    </li>
    <li>
      <a className="link" href="#back">
        {view.canWithdraw ? 'Withdraw or erase' : 'Erase my data'}
      </a>
    </li>
  </ul>
)

const Status = ({ view }: { view: StatusView }) => (
  <section className={styles.status} aria-labelledby="status">
    <div>
      <h2 id="status" className="meta">
        Status
      </h2>
      <p className={styles.word}>{view.status.word}</p>
      <p>{view.status.text}</p>
    </div>
    <div>
      <p className="meta">Reference number</p>
      <p className={`${styles.reference} num`}>{view.reference}</p>
    </div>
  </section>
)

const erasure = ({ erasureAsked, isHeld }: StatusView): string => {
  if (erasureAsked) return `You asked for it on ${erasureAsked}. The office will erase your data.`
  return isHeld
    ? 'The law asks us to keep it for now. You can ask already; we erase it as soon as we may.'
    : 'The office erases the data and the resume. This page is gone then.'
}

const goodToKnow = ({ phone, official_domain }: SiteSetting): Note[] => [
  { key: 'own', text: 'The link to this page is for you alone. Do not pass it on.' },
  { key: 'number', text: 'Name your reference number when you call or write.' },
  { key: 'sender', text: <GenuineSender phone={phone} domain={official_domain} /> },
]
