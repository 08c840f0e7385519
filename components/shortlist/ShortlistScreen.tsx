import type { ReactNode } from 'react'
import type { ShortlistView } from '@/collections/Shortlists/shared/json'
import { Notice } from '@/components/ui/Notice'
import { counted, longDate } from '@/lib/shared/format'
import type { FormOutcome } from '@/lib/shared/formOutcome'
import type { SiteSetting } from '@/payload-types'
import { CodeForms } from './CodeForms'
import { PeopleForm } from './PeopleForm'
import { ResumeText } from './ResumeText'
import styles from './Shortlist.module.css'

type Props = { view: ShortlistView; outcome: FormOutcome | null; facts: SiteSetting }

/**
 * The page of a company for the people whom the office proposes: the code from a mail, then the people
 * with Yes, Hold and No. English only, as the mail. Works without scripts.
 */
export const ShortlistScreen = ({ view, outcome, facts }: Props) => {
  if (view.state === 'ended') {
    return (
      <Frame title="This link has ended" outcome={null}>
        <p>This link has ended. Your answers are kept.</p>
        <Call facts={facts} />
      </Frame>
    )
  }
  const { company, ends_on } = view
  const only = (
    <p className={styles.only}>
      Only for <b>{company}</b>. This link ends after <b>{longDate(`${ends_on}T12:00:00+05:30`)}</b>
      , Mumbai time.
    </p>
  )
  if (view.state === 'code') {
    return (
      <Frame title="Type the code from your mail" outcome={outcome} above={only}>
        <CodeForms view={view} error={outcome?.errors.code} />
        <p className={styles.note}>
          <b>The link alone opens nothing.</b> If you forward it, the code still goes to you.{' '}
          {facts.phone && `Wrong address? Call us: ${facts.phone}`}
        </p>
      </Frame>
    )
  }
  if (view.state === 'resume') {
    return (
      <Frame title={view.person.name} outcome={null} above={only}>
        <ResumeText view={view} />
        <BySkill>
          A program takes contact data, age, religion and family out of these words. Tell us if you
          find some.
        </BySkill>
      </Frame>
    )
  }
  const { people, job, place, places_left } = view
  return (
    <Frame
      title={`${job}: ${counted(people.length, 'person', 'people')}`}
      outcome={outcome}
      above={only}
      isWide
    >
      <p className={styles.lead}>
        {place && `${place}. `}
        Each of them applied for this job with us. Phone and address stay with us.
      </p>
      {people.length === 0 ? (
        <>
          <p>Nobody is on this list any more. Your answers are kept.</p>
          <Call facts={facts} />
        </>
      ) : (
        <PeopleForm token={view.token} people={people} left={places_left} outcome={outcome} />
      )}
      <BySkill>This page shows no photo, age, religion or family.</BySkill>
    </Frame>
  )
}

const BySkill = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>
    <b>Please decide by skill only.</b> {children} Each time this page is opened is written down
    with day and time.
  </p>
)

type FrameProps = {
  title: string
  outcome: FormOutcome | null
  above?: ReactNode
  isWide?: boolean
  children: ReactNode
}

const Frame = ({ title, outcome, above, isWide, children }: FrameProps) => (
  <div className="wrap">
    <div id="form" className={`${styles.page} ${isWide ? styles.wide : ''}`}>
      {above}
      <h1 className="h1">{title}</h1>
      {outcome?.message && (
        <Notice kind={outcome.success ? 'success' : 'error'}>{outcome.message}</Notice>
      )}
      {children}
    </div>
  </div>
)

const Call = ({ facts }: Pick<Props, 'facts'>) =>
  facts.phone && (
    <p>
      Call us: <a href={`tel:${facts.phone.replace(/[^+\d]/g, '')}`}>{facts.phone}</a>
    </p>
  )
