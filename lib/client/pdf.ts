'use client'
import type { PDFDocumentProxy } from 'pdfjs-dist'

/** A PDF that cannot be read: damaged, or locked with a password. */
export class DamagedPdf extends Error {}

/**
 * Opens a PDF to be drawn in the page. The library (and its worker, from our own origin) is loaded
 * with the first one. Its older build: the newer one asks for browsers of this year.
 */
export const openPdf = async (data: ArrayBuffer): Promise<PDFDocumentProxy> => {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  pdfjs.GlobalWorkerOptions.workerSrc = new URL(
    'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
    import.meta.url,
  ).href
  try {
    return await pdfjs.getDocument({ data, isEvalSupported: false, stopAtErrors: false }).promise
  } catch (error) {
    throw new DamagedPdf('the PDF cannot be read', { cause: error })
  }
}
