import { FILE_NAME_MAX_CHARS } from './limits'

/**
 * The name that a person gave a file, without folders, control characters and direction marks;
 * shortened, but with its extension.
 */
export const cleanFileName = (raw: string): string => {
  const base = raw.split(/[\\/]/).at(-1) ?? ''
  const clean = base
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
  if (clean.length <= FILE_NAME_MAX_CHARS) return clean
  const dot = clean.lastIndexOf('.')
  const extension = dot > 0 ? clean.slice(dot) : ''
  let stem = ''
  // By characters, not code units: half an emoji can be neither stored nor sent.
  for (const sign of clean.slice(0, clean.length - extension.length)) {
    if (stem.length + sign.length + extension.length > FILE_NAME_MAX_CHARS) break
    stem += sign
  }
  return stem + extension
}
