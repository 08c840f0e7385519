import punycode from 'punycode/punycode.js'
import { editDistance } from '@/lib/shared/editDistance'

/** Whether a host imitates this domain, one of the agency's. */
export const looksLikeDomain = (host: string, domain: string): boolean => {
  if (host.includes(domain)) return true
  const labels = host.split('.').slice(0, -1).map(decodeLabel)
  return [...labels, labels.join('')].some((label) => looksLikeName(label, domain))
}

/** Whether a word contains the name of this domain, or one that looks like it. */
export const looksLikeName = (word: string, domain: string): boolean => {
  const name = partsOf(nameOf(domain)).join('')
  const parts = partsOf(word)
  if (name.length >= LONG_NAME && parts.join('').includes(name)) return true
  const allowed = name.length < SHORT_NAME ? 0 : name.length < 8 ? 1 : 2
  return [...parts, parts.join('')].some((part) => editDistance(part, name) <= allowed)
}

/** The words of a label: 'specimen' and 'visa' of 'specimen-visa'. */
const partsOf = (word: string): string[] => skeleton(word).split(/[^\p{L}\p{N}]+/u)

/**
 * Shorter names must match exactly, because one typo makes another word. Names of LONG_NAME letters
 * or more are hardly ever part of a longer word by chance.
 */
const SHORT_NAME = 5
const LONG_NAME = 6

/** The longest label of a domain: 'specimen' of mail.specimen.co.in. */
const nameOf = (domain: string): string =>
  domain
    .split('.')
    .slice(0, -1)
    .map(decodeLabel)
    .reduce((longest, label) => (label.length > longest.length ? label : longest), '')

/**
 * Characters that look like a Latin letter: digits, other Latin, Cyrillic, Greek, Armenian letters.
 */
const TAKEN_FOR: Record<string, string> = {
  a: '4ɑаα',
  b: '8вьβ',
  c: 'сϲ',
  d: 'ԁđɗ',
  e: '3еєεɛз',
  g: '9ɡցɢ',
  h: 'һнհħ',
  j: 'јϳ',
  k: 'кκ',
  l: '1i|ıɩɪіӏιłⅼǀ',
  m: 'м',
  n: 'пηոռ',
  o: '0оοօøθσ',
  p: 'рρ',
  q: 'ԛգ',
  r: 'гɾ',
  s: '5ѕʂ',
  t: '7тτŧ',
  u: 'υսʋ',
  v: 'ѵν',
  w: 'ԝшωա',
  x: 'хχ',
  y: 'уγ',
  z: '2ʐ',
}

const LETTER_OF = new Map(
  Object.entries(TAKEN_FOR).flatMap(([letter, signs]) =>
    [...signs].map((sign): [string, string] => [sign, letter]),
  ),
)

/** The same text for all words that look alike. */
const skeleton = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/./gu, (sign) => LETTER_OF.get(sign) ?? sign)
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')

/**
 * The text of a host label as browsers write it ('xn--…', RFC 3492). Any other label, and one that
 * cannot be decoded, is returned unchanged.
 */
export const decodeLabel = (label: string): string => {
  if (!label.startsWith('xn--')) return label
  try {
    return punycode.decode(label.slice(4))
  } catch {
    return label
  }
}
