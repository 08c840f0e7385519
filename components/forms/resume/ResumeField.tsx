'use client'
import { useSay } from '@/components/forms/formWords'
import { RESUME_MAX_BYTES, RESUME_TYPES } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import { DropZone } from './DropZone'
import { PaperResume } from './PaperResume'
import styles from './ResumeField.module.css'

type Props = {
  name: string
  error?: string
  /** The form's message for a dropped file above the limit (docs/product.md §5.2, §5.3). */
  tooLarge: string
  /** The form was refused without scripts, and the browser no longer has the file. */
  isForgotten: boolean
  file: File | undefined
  onFile: (file: File | undefined) => void
  onRefused: (message: string) => void
  onPhotos: () => void
  onLeave: () => void
  /** The file is stored in the draft. */
  isKept: boolean
}

/** The drop zone for the resume (docs/product.md §2.12), and photos of a resume on paper. */
export const ResumeField = ({ tooLarge, isForgotten, isKept, onPhotos, ...props }: Props) => {
  const { say } = useSay()
  return (
    <>
      <DropZone
        {...props}
        label={say('Resume')}
        prompt={say('Drag & Drop your resume here or click to upload')}
        hint={
          <>
            {`${say('PDF, DOC or DOCX.')} `}
            <span>{say('Resume should not more that 2 MB.')}</span>
            {isForgotten && ` ${say('Please choose your file again.')}`}
          </>
        }
        types={RESUME_TYPES}
        maxBytes={RESUME_MAX_BYTES}
        refusals={{ tooLarge, wrongType: MESSAGES.resumeRefused, tooMany: MESSAGES.oneResume }}
      />
      <p className={`meta ${styles.kept}`} role="status">
        {props.file && say(isKept ? KEPT : NOT_KEPT)}
      </p>
      <PaperResume file={props.file} onFile={props.onFile} onPhotos={onPhotos} />
    </>
  )
}

const KEPT = 'This browser keeps the file and what you typed for one day, or until you send them.'
const NOT_KEPT = 'Send it before you leave this page. If you come back, choose the file again.'
