'use client'
import { ChevronDown, ChevronUp, Phone, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ApplicationWire } from '@/collections/Applications/wire'
import { ButtonLink } from '@/components/ui/Button'
import { SocialIcon } from '@/components/ui/SocialIcon'
import { OFFICE_TIME_ZONE, shortDate } from '@/lib/shared/format'
import { MESSAGES } from '@/lib/shared/messages'
import { paths } from '@/lib/shared/paths'
import styles from './CandidatePane.module.css'
import { appliedJob, Email, Mobile } from './CandidateRows'
import { mobileNumber } from './mobileNumber'
import { wholeNumber } from './numbers'
import { ResumeButton } from './ResumeButton'

type Props = {
  applicant: ApplicationWire
  /** The running number of this one among all. */
  number: number
  total: number
  onStep: (by: 1 | -1) => void
  onClose: () => void
}

const TITLE = 'applicant-pane-name'

/** One application beside the list, on a phone in its place. Esc closes it. */
export const CandidatePane = ({ applicant, number, total, onStep, onClose }: Props) => {
  const title = useRef<HTMLHeadingElement>(null)
  const phone = mobileNumber(applicant)

  useEffect(() => title.current?.focus(), [])

  return (
    <aside
      className={styles.pane}
      aria-labelledby={TITLE}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={styles.head}>
        <span className="meta num">
          {wholeNumber(number)} of {wholeNumber(total)}
        </span>
        <Step label="Previous applicant" isOff={number <= 1} onClick={() => onStep(-1)}>
          <ChevronUp aria-hidden />
        </Step>
        <Step label="Next applicant" isOff={number >= total} onClick={() => onStep(1)}>
          <ChevronDown aria-hidden />
        </Step>
        <Step label="Close" onClick={onClose}>
          <X aria-hidden />
        </Step>
      </div>
      <div className={styles.body}>
        <h2 id={TITLE} ref={title} tabIndex={-1}>
          {applicant.name}
        </h2>
        <dl>
          <Fact name="Applied Job">
            {applicant.job_id > 0 ? (
              <a
                className="link"
                href={paths.jobDetails(applicant.job_id)}
                target="_blank"
                rel="noopener"
              >
                {appliedJob(applicant)}
              </a>
            ) : (
              appliedJob(applicant)
            )}
          </Fact>
          <Fact name="Reference">{applicant.reference}</Fact>
          <Fact name="Received">{received(applicant.created_at)}</Fact>
          <Fact name="Position">{applicant.position}</Fact>
          <Fact name="Mobile No">
            <Mobile applicant={applicant} />
          </Fact>
          <Fact name="Email Address">
            <Email applicant={applicant} />
          </Fact>
        </dl>
      </div>
      <div className={styles.foot}>
        {applicant.upload_resume ? (
          <ResumeButton variant="brand" file={applicant.upload_resume} describedBy={TITLE} />
        ) : (
          <span>{MESSAGES.resumeMissing}</span>
        )}
        {phone && (
          <>
            <ButtonLink size="small" href={`https://wa.me/${phone.digits}`} newTab>
              <SocialIcon name="whatsapp" />
              <span>Write</span>
            </ButtonLink>
            <ButtonLink size="small" href={`tel:+${phone.digits}`}>
              <Phone aria-hidden />
              <span>Call</span>
            </ButtonLink>
          </>
        )}
      </div>
    </aside>
  )
}

type StepProps = { label: string; isOff?: boolean; onClick: () => void; children: ReactNode }

const Step = ({ label, isOff = false, onClick, children }: StepProps) => (
  <button type="button" aria-label={label} title={label} disabled={isOff} onClick={onClick}>
    {children}
  </button>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{children}</dd>
  </div>
)

/** '20 Nov 2026, 18:42', on the office's clock. */
const received = (iso: string): string => {
  const time = new Date(iso).toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: OFFICE_TIME_ZONE,
  })
  return `${shortDate(iso)}, ${time}`
}
