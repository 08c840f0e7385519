'use client'
import type { PDFDocumentProxy } from 'pdfjs-dist'

/** Thrown for a PDF that cannot be read: damaged, or protected with a password. */
export class DamagedPdf extends Error {}

/**
 * Opens a PDF for drawing in the page. The library and its worker, from this site, are loaded at
 * first use. The legacy build, because the modern one needs browsers of the current year.
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

/** Served unbundled: bundling this file made the build four minutes longer. */
const library = (): Promise<typeof import('pdfjs-dist')> => {
  const { href } = new URL('pdfjs-dist/legacy/build/pdf.min.mjs', import.meta.url)
  return import(/* turbopackIgnore: true */ href)
}
