'use client'
import { CalendarPlus, Mail } from 'lucide'
import { type RefObject, useState } from 'react'
import type { ApplicationJson } from '@/collections/Applications/shared/json'
import { messageValues } from '@/collections/Applications/shared/messages'
import { STAGES } from '@/collections/Applications/shared/stages'
import { SOURCES } from '@/collections/Submissions/shared/sources'
import { ConsentPart } from '@/components/dashboard/pane/ConsentPart'
import { DepartureParts } from '@/components/dashboard/pane/DepartureParts'
import { Pane } from '@/components/dashboard/pane/Pane'
import { PaneContact } from '@/components/dashboard/pane/PaneContact'
import { PaneHistory } from '@/components/dashboard/pane/PaneHistory'
import { PaneNote } from '@/components/dashboard/pane/PaneNote'
import { PaneOthers } from '@/components/dashboard/pane/PaneOthers'
import { phoneOf } from '@/components/dashboard/pane/phone'
import { ResumeView } from '@/components/dashboard/pane/ResumeView'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Notice } from '@/components/ui/Notice'
import { CandidateFacts } from './CandidateFacts'
import styles from './CandidatePane.module.css'
import { InviteDialog, type Invited } from './InviteDialog'
import { MessageDialog } from './MessageDialog'
import { PaneInterviews } from './PaneInterviews'
import { PaneMessages } from './PaneMessages'
import { PaneReports } from './PaneReports'
import { PaneShortlists } from './PaneShortlists'
import { StageButtons } from './StageButtons'
import { useApplication } from './useApplication'
import { draftOf, type MessageDrafts, type MessageTo, type Text } from './useMessageText'

type Props = {
  applicant: ApplicationJson
  /** The running number of the open row among all. */
  number: number
  total: number
  /** Notes that were typed and not saved, by applicant. */
  drafts: Map<number, string>
  messages: MessageDrafts
  /** Resolves when all changes so far are stored, or refused. */
  sent: RefObject<Promise<unknown>>
  isStepping: boolean
  onStep: (by: 1 | -1) => void
  onClose: () => void
  onChange: (applicant: ApplicationJson) => void
}

/** One application: its stage, what was sent and agreed to, the notes of staff. */
export const CandidatePane = (props: Props) => {
  const { applicant, number, total, isStepping, drafts, onStep, onClose } = props
  const one = useApplication(applicant, props.onChange, props.sent)
  const { details, result, said } = one
  const { stage, source, name } = applicant
  const [message, setMessage] = useState<MessageTo | null>(null)
  const [invited, setInvited] = useState<Invited | null>(null)
  const hasOptedOut = details?.application.consent === 'withdrawn'
  const digits = phoneOf({ ...applicant, typed: applicant.mobile })?.digits || null
  /** A mail in place of a message that did not arrive; what was typed and not sent stays. */
  const writeMail = (text: Text) => {
    const key = draftOf(applicant.id, null)
    if (!props.messages.has(key)) props.messages.set(key, text)
    const values = messageValues(applicant)
    setMessage({ to: applicant.id, count: 1, stage, isOwn: true, values })
  }
  return (
    <Pane
      id={applicant.id}
      title={name}
      sheet={`Application ${applicant.reference}`}
      said={said || `${name}, ${number} of ${total}, ${STAGES[stage].label}, ${SOURCES[source]}`}
      walk={{
        noun: 'applicant',
        number,
        total,
        isStarred: applicant.is_starred,
        isStepping,
        onStep,
        onStar: one.toggleStar,
        onStage: one.setStage,
      }}
      onClose={onClose}
      foot={
        <PaneContact
          file={applicant.upload_resume}
          digits={digits}
          greeting={details?.greeting}
          hasOptedOut={hasOptedOut}
        />
      }
    >
      <StageButtons stage={stage} onChoose={one.setStage} />
      <p className={`${styles.tell} no-print`}>
        <Button
          size="small"
          onClick={() =>
            setMessage({ to: applicant.id, count: 1, stage, values: messageValues(applicant) })
          }
        >
          <Icon of={Mail} />
          Tell by mail or WhatsApp
        </Button>
        <Button
          size="small"
          onClick={() => setInvited({ ids: [applicant.id], job_id: applicant.job_id || undefined })}
        >
          <Icon of={CalendarPlus} />
          Invite to an interview
        </Button>
      </p>
      <PaneInterviews places={details?.interviews} />
      {stage === 'selected' && <DepartureParts key={applicant.id} id={applicant.id} />}
      <PaneReports reports={details?.reports} />
      <PaneShortlists lists={details?.shortlists} />
      <InviteDialog invited={invited} onClose={() => setInvited(null)} onDone={one.reload} />
      <MessageDialog
        message={message}
        whatsApp={
          details && {
            digits: applicant.phone_valid ? digits : null,
            greeting: details.greeting,
            hasOptedOut,
            hasAgreed: details.application.consent === 'yes',
          }
        }
        drafts={props.messages}
        onClose={() => setMessage(null)}
        onDone={one.reload}
      />
      {result && <Notice kind={result.kind}>{result.text}</Notice>}
      <PaneOthers
        of={{ collection: 'applications', id: applicant.id }}
        person={details}
        onChange={one.reload}
      />
      <p className="print-only">
        <b>{STAGES[stage].label}</b>
        {applicant.is_starred && ', starred'}
      </p>
      <CandidateFacts applicant={applicant} details={details?.application} />
      <ResumeView
        key={applicant.id}
        file={applicant.upload_resume}
        name={applicant.resume_name}
        type={applicant.resume_type}
        size={applicant.resume_size}
        state={details?.application.resume_state}
      />
      <PaneNote
        key={`note ${applicant.id}`}
        id={applicant.id}
        drafts={drafts}
        onAdd={one.addNote}
      />
      {details && (
        <>
          <ConsentPart given={details.application} onChange={one.setOptedOut} />
          <PaneMessages
            id={applicant.id}
            messages={details.messages}
            activities={details.activities}
            onMail={applicant.email ? writeMail : null}
            onChange={one.reload}
          />
          <PaneHistory activities={details.activities} />
        </>
      )}
    </Pane>
  )
}
