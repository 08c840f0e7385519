'use client'
import { ChevronDown, ChevronUp, Keyboard, Phone, Printer, Star, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { SOURCES, STAGES } from '@/collections/Applications/stages'
import type { ApplicationWire } from '@/collections/Applications/wire'
import { ButtonLink } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { SocialIcon } from '@/components/ui/SocialIcon'
import { MESSAGES } from '@/lib/shared/messages'
import { KeysHelp } from '../list/KeysHelp'
import { mobileNumber } from '../list/mobileNumber'
import { wholeNumber } from '../list/numbers'
import { PaneHistory } from '../list/PaneHistory'
import { NOTE_FIELD, PaneNote } from '../list/PaneNote'
import { PaneOthers } from '../list/PaneOthers'
import { SheetHead } from '../list/SheetHead'
import { usePaneKeys } from '../list/usePaneKeys'
import { CandidateFacts } from './CandidateFacts'
import styles from './CandidatePane.module.css'
import { ResumeButton } from './ResumeButton'
import { ResumeView } from './ResumeView'
import { StageButtons } from './StageButtons'
import { useApplication } from './useApplication'

type Props = {
  applicant: ApplicationWire
  /** The running number of this one among all. */
  number: number
  total: number
  /** Notes that were begun and not saved, by applicant. */
  drafts: Map<number, string>
  /** Resolves when what was changed so far is stored, or refused. */
  sent: RefObject<Promise<unknown>>
  /** The next one is on its way: keys wait, since they would mean the one before. */
  isStepping: boolean
  onStep: (by: 1 | -1) => void
  onClose: () => void
  onChange: (applicant: ApplicationWire) => void
}

const TITLE = 'applicant-pane-name'

/** One application beside the list, on a phone in its place; all of it can be worked by single keys. */
export const CandidatePane = (props: Props) => {
  const { applicant, number, total, drafts, onStep, onClose } = props
  const pane = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const [isHelp, setIsHelp] = useState(false)
  const { details, result, said, setStage, toggleStar, addNote } = useApplication(
    applicant,
    props.onChange,
    props.sent,
  )
  const phone = mobileNumber(applicant)

  // Who chooses another name in the list goes on here; who steps by a button stays at it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each applicant
  useEffect(() => {
    if (!pane.current?.contains(document.activeElement)) title.current?.focus()
  }, [applicant.id])

  const onKeyDown = usePaneKeys({
    step: onStep,
    stage: setStage,
    star: toggleStar,
    note: () => document.getElementById(NOTE_FIELD)?.focus(),
    help: () => setIsHelp(true),
    leaveField: () => title.current?.focus(),
    close: onClose,
    isStepping: props.isStepping,
  })

  return (
    <>
      <aside
        ref={pane}
        className={styles.pane}
        aria-labelledby={TITLE}
        tabIndex={-1}
        aria-busy={props.isStepping}
        onKeyDown={onKeyDown}
      >
        <div className={styles.head}>
          <span className="meta num">
            {wholeNumber(number)} of {wholeNumber(total)}
          </span>
          <Tool label="Keys" className={styles.keys} onClick={() => setIsHelp(true)}>
            <Keyboard aria-hidden />
          </Tool>
          <Tool label="Print" className={styles.keys} onClick={() => window.print()}>
            <Printer aria-hidden />
          </Tool>
          <Tool label="Star" isPressed={applicant.is_starred} onClick={toggleStar}>
            <Star aria-hidden />
          </Tool>
          <Tool label="Previous applicant" isOff={number <= 1} onClick={() => onStep(-1)}>
            <ChevronUp aria-hidden />
          </Tool>
          <Tool label="Next applicant" isOff={number >= total} onClick={() => onStep(1)}>
            <ChevronDown aria-hidden />
          </Tool>
          <Tool label="Close" onClick={onClose}>
            <X aria-hidden />
          </Tool>
        </div>
        <p className="sr-only" role="status">
          {said ||
            `${applicant.name}, ${number} of ${total}, ${STAGES[applicant.stage].label}, ${SOURCES[applicant.source]}`}
        </p>
        <div className={styles.body}>
          <SheetHead title={`Application ${applicant.reference}`} />
          <h2 id={TITLE} ref={title} tabIndex={-1} dir="auto">
            {applicant.name}
          </h2>
          <StageButtons stage={applicant.stage} onChoose={setStage} />
          {result && <Notice kind={result.kind}>{result.text}</Notice>}
          {details && <PaneOthers others={details.others} />}
          <p className="print-only">
            <b>{STAGES[applicant.stage].label}</b>
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
            onAdd={addNote}
          />
          {details && <PaneHistory activities={details.activities} />}
        </div>
        <div className={styles.foot}>
          {applicant.upload_resume ? (
            <ResumeButton variant="brand" file={applicant.upload_resume} describedBy={TITLE} />
          ) : (
            <span>{MESSAGES.resumeMissing}</span>
          )}
          {phone && (
            <>
              <ButtonLink size="small" href={whatsApp(phone.digits, details?.greeting)} newTab>
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
      <KeysHelp isOpen={isHelp} onClose={() => setIsHelp(false)} />
    </>
  )
}

/** WhatsApp's own address for a message that is begun: digits only, the text encoded. */
const whatsApp = (digits: string, text = ''): string =>
  `https://wa.me/${digits}${text && `?text=${encodeURIComponent(text)}`}`

type ToolProps = {
  label: string
  isOff?: boolean
  isPressed?: boolean
  className?: string
  onClick: () => void
  children: ReactNode
}

const Tool = ({ label, isOff = false, isPressed, className, onClick, children }: ToolProps) => (
  <button
    type="button"
    className={className}
    aria-label={label}
    aria-pressed={isPressed}
    title={label}
    disabled={isOff}
    onClick={onClick}
  >
    {children}
  </button>
)
