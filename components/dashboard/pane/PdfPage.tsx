'use client'
import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import styles from './ResumeView.module.css'

type Props = { what: string; pdf: PDFDocumentProxy; number: number; zoom: number }

const MOST_DOTS = 2 // device pixels per CSS pixel: more would cost memory and look the same

/** One page, with its text for screen readers. */
export const PdfPage = ({ what, pdf, number, zoom }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    let isCurrent = true
    let task: RenderTask | undefined
    const draw = async () => {
      const page = await pdf.getPage(number)
      const target = canvas.current
      if (!isCurrent || !target?.parentElement) return
      const width = target.parentElement.clientWidth * zoom
      const scale = width / page.getViewport({ scale: 1 }).width
      const viewport = page.getViewport({ scale: scale * Math.min(devicePixelRatio, MOST_DOTS) })
      target.width = Math.floor(viewport.width)
      target.height = Math.floor(viewport.height)
      target.style.width = `${Math.floor(width)}px`
      task = page.render({ canvas: target, viewport })
      await task.promise
      const { items } = await page.getTextContent()
      if (isCurrent)
        setText(
          items
            .map((item) => ('str' in item ? item.str : ''))
            .join(' ')
            .trim(),
        )
    }
    draw().catch(() => isCurrent && setHasFailed(true))
    return () => {
      isCurrent = false
      task?.cancel()
    }
  }, [pdf, number, zoom])

  return (
    <div className={styles.page}>
      <canvas ref={canvas} role="img" aria-label={`Page ${number} of the ${what}`} />
      {hasFailed && <p className={styles.say}>This page is damaged.</p>}
      {text && <p className="sr-only">{text}</p>}
    </div>
  )
}
