const LINE_MAX_BYTES = 75

/** A vCard 3.0 (RFC 2426) of these lines; lines without a value are left out. */
export const vcard = (lines: readonly (string | false | null | undefined)[]): string =>
  ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD']
    .flatMap((line) => (line ? [`${foldedLine(line)}\r\n`] : []))
    .join('')

/** Escapes a text as a value: commas, semicolons, backslashes and line breaks. */
export const vcardText = (value: string): string =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    // Other control characters would end or break the line.
    .replace(/(?![\u0080-\u009f])\p{Cc}/gu, ' ')

/** Folds a line at 75 bytes; a continuation begins with a space. No character is split. */
export const foldedLine = (line: string): string => {
  let out = ''
  let bytes = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > LINE_MAX_BYTES) {
      out += '\r\n '
      bytes = 1
    }
    out += letter
    bytes += size
  }
  return out
}
