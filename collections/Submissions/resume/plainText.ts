import { RESUME_TEXT_MAX_CHARS, type ResumeVerdict } from './verdict'

/** Longer ones are no words, and Postgres indexes none above 2 KB. */
const LONG_WORD = /\S{200,}/gu
const NO_TEXT = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]+/gu
// Joiners that Hindi, Malayalam and other scripts need inside words.
export const JOINERS = /[\u00ad\u200c\u200d]/gu

/** What is stored of the text of a file: one line without control characters. */
export const verdictOn = (text: string): ResumeVerdict => {
  const resume_text = text
    .slice(0, RESUME_TEXT_MAX_CHARS * 2)
    .replace(JOINERS, '')
    .replace(NO_TEXT, ' ')
    .replace(LONG_WORD, ' ')
    .normalize('NFC')
    .slice(0, RESUME_TEXT_MAX_CHARS)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/\p{Cs}/gu, ' ')
    .trim()
  return /[\p{L}\p{M}]{2}/u.test(resume_text)
    ? { resume_read: 'read', resume_text }
    : { resume_read: 'picture', resume_text: null }
}
