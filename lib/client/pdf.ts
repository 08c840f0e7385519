'use client'
import type { PDFDocumentProxy } from 'pdfjs-dist'

/** A PDF that cannot be read: damaged, or locked with a password. */
export class DamagedPdf extends Error {}

/**
 * Opens a PDF for drawing; throws DamagedPdf. The library and its worker, from this site's origin, are
 * loaded with the first PDF: the legacy build, since the other one needs this year's browsers.
 */
export const openPdf = async (data: ArrayBuffer): Promise<PDFDocumentProxy> => {
  const pdfjs = await library()
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

/** Loaded as a file: bundling it made the build four minutes longer. */
const library = (): Promise<typeof import('pdfjs-dist')> => {
  const { href } = new URL('pdfjs-dist/legacy/build/pdf.min.mjs', import.meta.url)
  return import(/* turbopackIgnore: true */ href)
}
