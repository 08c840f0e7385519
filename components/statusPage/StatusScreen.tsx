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
import { paths } from '@/lib/shared/paths'
import type { SiteSetting } from '@/payload-types'
import { ActionQuestion } from './StatusActions'
import { Consents, StatusChoices } from './StatusChoices'
import styles from './StatusScreen.module.css'
import { DoNow, StatusSteps } from './StatusSteps'

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
        <StatusChoices view={view} />
      </div>
      {view.steps && <StatusSteps steps={view.steps} siteUrl={siteUrl} />}
      <FormLayout notes={<Notes title="Good to know" items={goodToKnow(facts)} />}>
        <div className={styles.page}>
          <section aria-labelledby="held" className={styles.section}>
            <h2 id="held">What we hold about you</h2>
            <PhoneFold title="What you sent, and when">
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
              The office may have written notes about it. Ask us for a copy of everything:{' '}
              <a className="link" href={paths.contactUs}>
                contact us
              </a>
              .
            </p>
          </section>
          <section aria-labelledby="consent" className={styles.section}>
            <h2 id="consent">What you agreed to</h2>
            <Consents view={view} />
          </section>
          <ConfirmationActions>
            <PrintButton>Print this page</PrintButton>
          </ConfirmationActions>
          <PrintFoot facts={facts} now={now} />
        </div>
      </FormLayout>
    </div>
  )
}

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

const goodToKnow = ({ phone, official_domain }: SiteSetting): Note[] => [
  { key: 'own', text: 'The link to this page is for you alone. Do not pass it on.' },
  { key: 'sender', text: <GenuineSender phone={phone} domain={official_domain} /> },
]
