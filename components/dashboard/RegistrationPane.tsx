'use client'
import { Mail, Phone as PhoneIcon, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { SOURCES } from '@/collections/Applications/stages'
import type { RegistrationDetails, RegistrationWire } from '@/collections/Registrations/wire'
import { Button, ButtonLink } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { SocialIcon } from '@/components/ui/SocialIcon'
import { longDateTime } from '@/lib/shared/format'
import { MESSAGES } from '@/lib/shared/messages'
import { manageHref } from './address'
import { ConsentPart } from './ConsentPart'
import { wholeNumber } from './numbers'
import { Pane, PaneFacts } from './Pane'
import { PanelLink } from './PanelLink'
import { PaneNotes } from './PaneNotes'
import styles from './RegistrationPane.module.css'
import { Phone } from './RegistrationRows'
import { ResumeButton } from './ResumeButton'
import { useRegistration } from './useRegistration'

type Props = {
  row: RegistrationWire
  /** The running number of this one among all. */
  number: number
  total: number
  onStep: (by: 1 | -1) => void
  onClose: () => void
  onChanged: (details: RegistrationDetails) => void
}

/** One registration: everything sent, what was agreed to, the office's notes. */
export const RegistrationPane = ({ row, number, total, onStep, onClose, onChanged }: Props) => {
  const one = useRegistration(row.id, onChanged)
  const { details, result, hasFailed } = one
  return (
    <Pane
      title={row.full_name}
      head={`${wholeNumber(number)} of ${wholeNumber(total)}`}
      steps={{ noun: 'registration', isFirst: number <= 1, isLast: number >= total, onStep }}
      onClose={onClose}
      foot={<Contact row={row} greeting={details?.greeting} />}
    >
      <div className={styles.tools}>
        <Button
          size="small"
          aria-pressed={row.is_starred}
          className={styles.star}
          onClick={() => one.change({ is_starred: !row.is_starred })}
        >
          <Star aria-hidden />
          Star
        </Button>
        {row.upload_resume ? (
          <ResumeButton file={row.upload_resume} describedBy={`resume-${row.id}`} />
        ) : (
          <span>{MESSAGES.resumeMissing}</span>
        )}
        <span id={`resume-${row.id}`} className="meta" dir="auto">
          {row.resume_name}
        </span>
      </div>
      {result && <Notice kind={result.kind}>{result.text}</Notice>}
      <PaneFacts facts={factsOf(row, details)} />
      {details && (
        <>
          <ConsentPart
            registration={details.registration}
            isBusy={one.isBusy}
            onChange={one.setOptedOut}
          />
          <Others others={details.others} />
          <PaneNotes activities={details.activities} onAdd={(note) => one.change({ note })} />
        </>
      )}
      {hasFailed && (
        <Notice kind="error">
          The rest could not be loaded.{' '}
          <button type="button" className={`${styles.again} link`} onClick={one.reload}>
            Try again
          </button>
        </Notice>
      )}
    </Pane>
  )
}

const factsOf = (row: RegistrationWire, details: RegistrationDetails | null) => {
  const facts: [string, ReactNode][] = [
    ['Reference', row.reference],
    ['Received', longDateTime(row.created_at)],
    ['WhatsApp No', <Phone key="phone" row={row} />],
    ['Email', row.email],
    ['Industry', row.category],
    ['Position', row.position_Name],
    ['Gulf', `${row.gulf_exp} years`],
    ['India', `${row.india_exp} years`],
    [
      'Location',
      <span key="location" dir="auto">
        {row.current_location}
      </span>,
    ],
  ]
  if (!row.phone_valid) facts.splice(3, 0, ['', 'This number cannot exist. Please check it.'])
  if (details) facts.push(['Came from', SOURCES[details.registration.source]])
  return facts
}

const Contact = ({ row, greeting }: { row: RegistrationWire; greeting?: string }) => (
  <>
    {row.phone_valid && (
      <>
        <ButtonLink
          size="small"
          newTab
          href={`https://wa.me/${row.phone_e164.slice(1)}${greeting ? `?text=${encodeURIComponent(greeting)}` : ''}`}
        >
          <SocialIcon name="whatsapp" />
          Write
        </ButtonLink>
        <ButtonLink size="small" href={`tel:${row.phone_e164}`}>
          <PhoneIcon aria-hidden />
          Call
        </ButtonLink>
      </>
    )}
    <ButtonLink size="small" href={`mailto:${encodeURIComponent(row.email).replace('%40', '@')}`}>
      <Mail aria-hidden />
      Mail
    </ButtonLink>
  </>
)

/** The same person's other rows. */
const Others = ({ others }: Pick<RegistrationDetails, 'others'>) =>
  others.length > 0 && (
    <section className={styles.part}>
      <h3>Same person</h3>
      <ul>
        {others.map(({ kind, id, reference, title, created_at, same }) => (
          <li key={`${kind} ${id}`}>
            <PanelLink
              className="link"
              href={manageHref({
                panel: kind === 'application' ? 'candidates' : 'registrations',
                q: reference,
                open: String(id),
              })}
            >
              {reference}
            </PanelLink>{' '}
            {title}, {longDateTime(created_at)}, same {same === 'email' ? 'e-mail' : 'phone'}
          </li>
        ))}
      </ul>
    </section>
  )
