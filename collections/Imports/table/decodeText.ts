/** The text of a file by its byte order mark, or by what its bytes can be; null when it is no text. */
export const decodeText = (bytes: Buffer): string | null => {
  const text = decode(bytes)
  return text.includes('\0') ? null : text
}

const decode = (bytes: Buffer): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return as('utf-16le', bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return as('utf-16be', bytes)
  // Text in UTF-16 without a mark has a zero in every second byte of ASCII.
  const start = bytes.subarray(0, 200)
  const zeros = (odd: number) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length
  if (zeros(1) > start.length / 4) return as('utf-16le', bytes)
  if (zeros(0) > start.length / 4) return as('utf-16be', bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // What Excel on Windows writes as "CSV".
    return as('windows-1252', bytes)
  }
}

const as = (encoding: string, bytes: Buffer): string => new TextDecoder(encoding).decode(bytes)
