/**
 * Names that stand in every PDF that can do more than be read: scripts, programs, other files inside it
 * or beside it, media, forms that send. An action of these kinds cannot be written without them.
 */
const FORBIDDEN = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'FFilter',
  'RichMedia',
  'Rendition',
  'OnInstantiate',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
]

/** What a name, a number or a keyword consists of, as the inside of a character class. */
export const REGULAR = '^\\0\\t\\n\\f\\r ()<>[\\]{}/%'

/** Any letter of a name may be written as the code of its letter: /J#53 is /JS. */
const coded = (name: string): string =>
  [...name].map((sign) => `(?:${sign}|#${codeOf(sign)})`).join('')

const codeOf = (sign: string): string =>
  [...sign.charCodeAt(0).toString(16)]
    .map((digit) => (digit > '9' ? `[${digit}${digit.toUpperCase()}]` : digit))
    .join('')

const anyOf = (names: string[], flags = ''): RegExp =>
  new RegExp(`/(?:${names.map(coded).join('|')})(?![${REGULAR}])`, flags)

const FORBIDDEN_NAME = anyOf(FORBIDDEN)
const ENCRYPT = anyOf(['Encrypt'])
const OBJECT_STREAM = anyOf(['ObjStm'], 'g')

/** The whole text is searched, streams and strings too: a table of places may point into them. */
export const hasForbiddenName = (text: string): boolean => FORBIDDEN_NAME.test(text)
export const hasEncryption = (text: string): boolean => ENCRYPT.test(text)
export const countObjectStreams = (text: string): number => text.match(OBJECT_STREAM)?.length ?? 0

/** A name as readers take it, without codes. */
export const plainName = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
