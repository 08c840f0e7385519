'use client'
import type { RefObject } from 'react'
import type { ApplicationJson } from '@/collections/Applications/shared/json'
import { STAGES } from '@/collections/Applications/shared/stages'
import { SOURCES } from '@/collections/Submissions/shared/sources'
import { ConsentPart } from '@/components/dashboard/list/ConsentPart'
import { Pane } from '@/components/dashboard/list/Pane'
import { PaneContact } from '@/components/dashboard/list/PaneContact'
import { PaneHistory } from '@/components/dashboard/list/PaneHistory'
import { PaneNote } from '@/components/dashboard/list/PaneNote'
import { PaneOthers } from '@/components/dashboard/list/PaneOthers'
import { phoneOf } from '@/components/dashboard/list/phone'
import { Notice } from '@/components/ui/Notice'
import { CandidateFacts } from './CandidateFacts'
import { ResumeView } from './ResumeView'
import { StageButtons } from './StageButtons'
import { useApplication } from './useApplication'

type Props = {
  applicant: ApplicationJson
  /** The running number of this one among all. */
  number: number
  total: number
  /** Notes that were begun and not saved, by applicant. */
  drafts: Map<number, string>
  /** Resolves when what was changed so far is stored, or refused. */
  sent: RefObject<Promise<unknown>>
  isStepping: boolean
  onStep: (by: 1 | -1) => void
  onClose: () => void
  onChange: (applicant: ApplicationJson) => void
}

/** One application: its stage, everything sent, what was agreed to, the office's notes. */
export const CandidatePane = (props: Props) => {
  const { applicant, number, total, isStepping, drafts, onStep, onClose } = props
  const one = useApplication(applicant, props.onChange, props.sent)
  const { details, result, said } = one
  const { stage, source, name } = applicant
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
          digits={phoneOf({ ...applicant, typed: applicant.mobile })?.digits || null}
          greeting={details?.greeting}
        />
      }
    >
      <StageButtons stage={stage} onChoose={one.setStage} />
      {result && <Notice kind={result.kind}>{result.text}</Notice>}
      {details && <PaneOthers others={details.others} />}
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
          <PaneHistory activities={details.activities} />
        </>
      )}
    </Pane>
  )
}
