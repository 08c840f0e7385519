import type { ReactNode } from 'react'
import type { StatusView } from '@/collections/StatusPage/shared/json'
import { ButtonLink } from '@/components/ui/Button'
import { SocialIcon } from '@/components/ui/SocialIcon'
import { longDate } from '@/lib/shared/format'
import { whatsAppShare } from '@/lib/shared/whatsApp'
import { ActionForm, ActionLink } from './StatusActions'
import styles from './StatusChoices.module.css'

type Props = { view: StatusView }

/** The link for the family, and how to withdraw and to erase: near the top, since they are rights. */
export const StatusChoices = ({ view }: Props) => (
  <section aria-labelledby="choices" className="no-print">
    <h2 id="choices" className="meta">
      What you can do here
    </h2>
    <ul className={`${styles.choices} ${styles.beside}`}>
      {view.family && <FamilyLink family={view.family} />}
      {view.canWithdraw && (
        <Choice
          title="Withdraw the application"
          button={<ActionLink view={view} action="withdraw" />}
        >
          You are no longer considered for this job.
        </Choice>
      )}
      <Choice
        title="Erase my data"
        button={!view.erasureAsked && <ActionLink view={view} action="erase" />}
      >
        {erasure(view)}{' '}
        <a className="link" href="#held">
          What we hold about you
        </a>
      </Choice>
    </ul>
  </section>
)

/** The two consents, and how to withdraw each. */
export const Consents = ({ view }: Props) => (
  <ul className={styles.choices}>
    <Choice
      title="New jobs on WhatsApp"
      button={view.whatsapp && <ActionLink view={view} action="stop_whatsapp" />}
    >
      {view.whatsapp ? 'Yes' : 'No'}
    </Choice>
    <Choice
      title="Keep my data for other jobs"
      button={view.keep && <ActionForm view={view} action="stop_keeping" />}
    >
      {view.keep ? 'Yes' : 'No'}
    </Choice>
  </ul>
)

type ChoiceProps = { title: string; button: ReactNode; children: ReactNode }

const Choice = ({ title, button, children }: ChoiceProps) => (
  <li>
    <div>
      <b>{title}</b>
      <p>{children}</p>
    </div>
    {button}
  </li>
)

const FamilyLink = ({ family }: { family: NonNullable<StatusView['family']> }) => (
  <li>
    <div>
      <b>A page for your family</b>
      <p>
        The steps and the dates. No name, no number, no papers. It works until{' '}
        {longDate(`${family.until}T12:00:00Z`)}.
      </p>
    </div>
    <ButtonLink
      size="small"
      newTab
      href={whatsAppShare(`My way to the job, step by step:\n${family.url}`)}
    >
      <SocialIcon name="whatsapp" />
      Send the link
    </ButtonLink>
    <p className={styles.address}>{family.url}</p>
  </li>
)

const erasure = ({ erasureAsked, isHeld }: StatusView): string => {
  if (erasureAsked) return `You asked for it on ${erasureAsked}. The office will erase your data.`
  return isHeld
    ? 'The law asks us to keep it for now. You can ask already; we erase it as soon as we may.'
    : 'The office erases the data and the resume. This page is gone then.'
}
