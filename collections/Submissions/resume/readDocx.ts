import { unzip } from '@/lib/server/files/unzip'
import { unescapeXml } from '@/lib/shared/unescapeXml'
import { DOCX_DOCUMENT, DOCX_LIMITS } from '../docx'
import { RESUME_TEXT_MAX_CHARS } from './verdict'

const DOCUMENT_MAX_BYTES = 10_485_760

/** The text of a .docx; fails when it is no such file, encrypted, or unpacks to too much. */
export const readDocx = async (bytes: Uint8Array): Promise<string> => {
  const zip = await unzip(Buffer.from(bytes), DOCX_LIMITS)
  if (!zip.ok || !zip.value.names.has(DOCX_DOCUMENT)) throw new Error('No document')
  return textOf(await zip.value.text(DOCX_DOCUMENT, DOCUMENT_MAX_BYTES))
}

/** Texts, and what stands between two words: the end of a paragraph, a tab, a line break. */
const PIECE =
  /<(?:\w{1,20}:)?t(?: [^<>]*)?>([^<]*)|<\/(?:\w{1,20}:)?p>|<(?:\w{1,20}:)?(?:tab|br|cr)[ />]/g

const textOf = (xml: string): string => {
  let text = ''
  for (const [, words] of xml.matchAll(PIECE)) {
    text += words === undefined ? ' ' : unescapeXml(words)
    if (text.length > RESUME_TEXT_MAX_CHARS * 2) break
  }
  return text
}
