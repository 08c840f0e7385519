'use client'
import { useCallback } from 'react'
import { RESUME_STATES, type ResumeState } from '@/collections/Submissions/shared/resumeState'
import { fetchFile } from '@/lib/client/download'
import { fileSize } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import { PdfView } from './PdfView'
import styles from './ResumeView.module.css'

type Props = {
  file: string | null
  /** The candidate's own name for it. */
  name: string | null
  type: string | null
  size: number | null
  /** Of its text; unknown until the details have arrived. */
  state?: ResumeState | null
}

/** The resume: a PDF is shown page by page, a Word file only by its name. */
export const ResumeView = ({ file, name, type, size, state }: Props) => {
  if (!file) return null
  const about = [name, size && fileSize(size)].filter(Boolean).join(', ')
  return (
    <section className={styles.resume} aria-label="Resume">
      <p className="meta">
        <span className="print-only">Resume: </span>
        {about}
      </p>
      {state && <p className="meta no-print">{RESUME_STATES[state]}</p>}
      <div className="no-print">
        {type === 'application/pdf' ? (
          <ResumePages file={file} />
        ) : (
          <p className={styles.say}>This is a Word file. Download it to read it.</p>
        )}
      </div>
    </section>
  )
}

const ResumePages = ({ file }: { file: string }) => {
  const load = useCallback(
    async (signal: AbortSignal) => (await fetchFile(paths.resume(file), { signal })).arrayBuffer(),
    [file],
  )
  return <PdfView what="resume" load={load} />
}
