import { RESUME_TEXT_MAX_CHARS } from './verdict'

const MAX_PAGES = 20

/** The text of a PDF's first pages; fails when no reader can open it, or only with a password. */
export const readPdfText = async (bytes: Uint8Array): Promise<string> => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const pdf = await getDocument({
    data: bytes,
    isEvalSupported: false,
    useWasm: false,
    verbosity: 0,
  }).promise
  let text = ''
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    for (const item of items) {
      if ('str' in item) text += item.hasEOL ? `${item.str} ` : item.str
      if (text.length > RESUME_TEXT_MAX_CHARS * 2) return text
    }
    text += ' '
    page.cleanup()
  }
  return text
}
