import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { isHarmlessLink } from './links'
import type { PdfVerdict } from './verdict'

/**
 * Opens a PDF as a reader does and looks at what it would do: scripts, files, actions, links of
 * annotations and of the outline. Returns the number of pages, or the reason against it.
 */
export const readPdf = async (bytes: Uint8Array): Promise<PdfVerdict> => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  try {
    const pdf = await getDocument({
      data: bytes,
      isEvalSupported: false,
      useWasm: false,
      verbosity: 0,
    }).promise
    return await judge(pdf)
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    // What no reader can open, the library refuses with errors of many kinds.
    return { refusal: isLocked ? 'pdfLocked' : 'pdfDamaged' }
  }
}

const judge = async (pdf: PDFDocumentProxy): Promise<PdfVerdict> => {
  const doesMore =
    (await pdf.getJSActions()) !== null ||
    // Not hasJSActions: it says so of every signed PDF.
    Object.values((await pdf.getFieldObjects()) ?? {}).some(doesHarmInAny) ||
    (await pdf.getAttachments()) !== null ||
    doesHarm(await pdf.getOpenAction())
  if (doesMore) return { refusal: 'pdfScripts' }
  const outline: unknown[] = (await pdf.getOutline()) ?? []
  if (outline.some((item) => isAnyOf(item, doesHarm))) return { refusal: 'pdfScripts' }
  if (outline.some((item) => isAnyOf(item, linksBadly))) return { refusal: 'pdfLinks' }
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const refusal = await judgePage(page)
    if (refusal) return { refusal }
    page.cleanup()
  }
  return { pages: pdf.numPages }
}

const judgePage = async (page: PDFPageProxy): Promise<'pdfScripts' | 'pdfLinks' | null> => {
  if ((await page.getJSActions()) !== null) return 'pdfScripts'
  const annotations: unknown[] = await page.getAnnotations()
  if (annotations.some(doesHarm)) return 'pdfScripts'
  return annotations.some(linksBadly) ? 'pdfLinks' : null
}

const TURNS_PAGES = ['NextPage', 'PrevPage', 'FirstPage', 'LastPage']

/** What pdf.js says about an annotation, an entry of the outline or the action at the opening. */
const doesHarm = (found: unknown): boolean => {
  const { action, actions, attachment, file } = fieldsOf(found)
  const isAction = typeof action === 'string' && !TURNS_PAGES.includes(action)
  return isAction || Boolean(actions) || Boolean(attachment) || Boolean(file)
}

const doesHarmInAny = (found: unknown): boolean => Array.isArray(found) && found.some(doesHarm)

const linksBadly = (found: unknown): boolean => {
  const { unsafeUrl, url } = fieldsOf(found)
  return [unsafeUrl, url].some((link) => typeof link === 'string' && !isHarmlessLink(link))
}

/** Whether something holds for an entry of the outline or for one below it. */
const isAnyOf = (item: unknown, holds: (item: unknown) => boolean): boolean => {
  const { items } = fieldsOf(item)
  return holds(item) || (Array.isArray(items) && items.some((below) => isAnyOf(below, holds)))
}

const fieldsOf = (found: unknown): Record<string, unknown> =>
  typeof found === 'object' && found !== null ? { ...found } : {}
