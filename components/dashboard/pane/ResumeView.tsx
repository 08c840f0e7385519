'use client'
import { fileSize } from '@/lib/shared/format'
import { PdfView } from './PdfView'
import styles from './ResumeView.module.css'

type Props = {
  file: string | null
  /** The candidate's own name for it. */
  name: string | null
  type: string | null
  size: number | null
}

/** The resume: a PDF is shown page by page, a Word file only by its name. */
export const ResumeView = ({ file, name, type, size }: Props) => {
  if (!file) return null
  const about = [name, size && fileSize(size)].filter(Boolean).join(', ')
  return (
    <section className={styles.resume} aria-label="Resume">
      <p className="meta">
        <span className="print-only">Resume: </span>
        {about}
      </p>
      <div className="no-print">
        {type === 'application/pdf' ? (
          <PdfView file={file} />
        ) : (
          <p className={styles.say}>This is a Word file. Download it to read it.</p>
        )}
      </div>
    </section>
  )
}
