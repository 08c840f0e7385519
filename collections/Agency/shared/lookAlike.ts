import { editDistance } from '@/lib/shared/editDistance'
import { decodeLabel } from './punycode'

/** Whether a host is made to be taken for one of our domains. */
export const looksLikeDomain = (host: string, domain: string): boolean => {
  if (host.includes(domain)) return true
  const labels = host.split('.').slice(0, -1).map(decodeLabel)
  return [...labels, labels.join('')].some((label) => looksLikeName(label, domain))
}

/** Whether a word carries the name of our domain, or a name that the eye takes for it. */
export const looksLikeName = (word: string, domain: string): boolean => {
  const name = partsOf(nameOf(domain)).join('')
  const parts = partsOf(word)
  if (name.length >= LONG_NAME && parts.join('').includes(name)) return true
  const allowed = name.length < SHORT_NAME ? 0 : name.length < 8 ? 1 : 2
  return [...parts, parts.join('')].some((part) => editDistance(part, name) <= allowed)
}

/** The words within a label: 'specimen' and 'visa' of 'specimen-visa'. */
const partsOf = (word: string): string[] => skeleton(word).split(/[^\p{L}\p{N}]+/u)

/** Below it a slip makes another word; from the other on, a longer word holds it by no accident. */
const SHORT_NAME = 5
const LONG_NAME = 6

/** The part of a domain that says who it is: 'specimen' of mail.specimen.co.in. */
const nameOf = (domain: string): string =>
  domain
    .split('.')
    .slice(0, -1)
    .map(decodeLabel)
    .reduce((longest, label) => (label.length > longest.length ? label : longest), '')

/** Signs taken for a Latin letter: digits, then Latin, Cyrillic, Greek and Armenian letters. */
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

/** One form for all words that the eye takes for one another. */
const skeleton = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/./gu, (sign) => LETTER_OF.get(sign) ?? sign)
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
