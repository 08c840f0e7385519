const ALLOWED = /^(?:https?|ftp|mailto|tel|sms):/i
/** A real protocol has no dot: `www.example.com:80` is an address without one. */
const PROTOCOL = /^[a-z][a-z0-9+-]*:/i
const RUNS_OR_READS = /^(?:javascript|vbscript|data|file):/i

/** What programs leave out when they read an address: spaces, line ends, marks of an encoding. */
const visible = (address: string): string => address.replace(/[^\x21-\x7e]/g, '')

/** Whether a link opens a web page, a mail or a call, or has no protocol. */
export const isHarmlessLink = (address: string): boolean => {
  const seen = visible(address)
  return !PROTOCOL.test(seen) || ALLOWED.test(seen)
}

/** For a string whose use is unknown: whether it would run a script or read a file as a link. */
export const isHarmfulAsLink = (text: string): boolean => RUNS_OR_READS.test(visible(text))

const MAX_CHARS = 200

/** The beginning of a string of a PDF, as it is written there: `(…)` or `<…>`. */
export const decodedString = (written: string): string =>
  written.startsWith('<') ? fromHex(written) : fromLiteral(written)

const fromHex = (written: string): string =>
  Buffer.from(written.slice(1, MAX_CHARS * 4).replace(/[^0-9a-f]/gi, ''), 'hex').toString('latin1')

const fromLiteral = (written: string): string =>
  written
    .slice(1, MAX_CHARS * 4)
    .replace(
      /\\(?:([0-7]{1,3})|(\r\n|[\r\n])|([\s\S]))/g,
      (_, octal?: string, end?: string, sign?: string) => {
        if (octal) return String.fromCharCode(parseInt(octal, 8) & 255)
        return end ? '' : (CONTROLS[sign ?? ''] ?? sign ?? '')
      },
    )

const CONTROLS: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
