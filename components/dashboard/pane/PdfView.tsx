'use client'
import { ZoomIn, ZoomOut } from 'lucide'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { useSessionLost } from '@/components/dashboard/shell/useSessionLost'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { DamagedPdf, openPdf } from '@/lib/client/pdf'
import { PdfPage } from './PdfPage'
import styles from './ResumeView.module.css'

type Shown =
  | { state: 'loading' }
  | { state: 'open'; pdf: PDFDocumentProxy }
  | { state: 'damaged' }
  | { state: 'failed' }

const MOST_PAGES = 12
const ZOOMED = 2

type Props = {
  /** What it is, in words: 'resume'. */
  what: string
  /** Reads the file; the same one on every render. */
  load: (signal: AbortSignal) => Promise<ArrayBuffer>
}

/** A PDF drawn page by page: as wide as the pane, or twice that when zoomed. */
export const PdfView = ({ what, load }: Props) => {
  const [shown, setShown] = useState<Shown>({ state: 'loading' })
  const [isZoomed, setIsZoomed] = useState(false)
  const sessionLost = useSessionLost()

  useEffect(() => {
    const stop = new AbortController()
    let opened: PDFDocumentProxy | undefined
    const open = async () => {
      try {
        opened = await openPdf(await load(stop.signal))
        if (stop.signal.aborted) await opened.destroy()
        else setShown({ state: 'open', pdf: opened })
      } catch (error) {
        if (stop.signal.aborted || sessionLost(error)) return
        setShown({ state: error instanceof DamagedPdf ? 'damaged' : 'failed' })
      }
    }
    void open()
    return () => {
      stop.abort()
      void opened?.destroy()
    }
  }, [load, sessionLost])

  if (shown.state === 'loading') {
    return (
      <p className={styles.say} role="status">
        Opening the {what}…
      </p>
    )
  }
  if (shown.state === 'damaged') {
    return (
      <p className={styles.say} role="alert">
        This PDF is damaged or locked and cannot be shown here. Download it to look at it.
      </p>
    )
  }
  if (shown.state === 'failed') {
    return (
      <p className={styles.say} role="alert">
        The {what} could not be opened here. Download it, or try again later.
      </p>
    )
  }
  const { pdf } = shown
  const count = Math.min(pdf.numPages, MOST_PAGES)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section className={styles.pages} tabIndex={0} aria-label={`Pages of the ${what}`}>
        {Array.from({ length: count }, (_, i) => i + 1).map((number) => (
          <PdfPage
            key={number}
            what={what}
            pdf={pdf}
            number={number}
            zoom={isZoomed ? ZOOMED : 1}
          />
        ))}
      </section>
      <div className={styles.foot}>
        <span className="meta num">
          {pdf.numPages} {pdf.numPages === 1 ? 'page' : 'pages'}
          {count < pdf.numPages && `, the first ${count} are shown`}
        </span>
        <Button size="small" aria-pressed={isZoomed} onClick={() => setIsZoomed(!isZoomed)}>
          {isZoomed ? <Icon of={ZoomOut} /> : <Icon of={ZoomIn} />}
          Larger
        </Button>
      </div>
    </>
  )
}
