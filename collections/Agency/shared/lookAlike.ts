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
  const slips = name.length < SHORT_NAME ? 0 : name.length < 8 ? 1 : 2
  return [...parts, parts.join('')].some((part) => distance(part, name) <= slips)
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

/** How many slips lie between two words: a letter more, fewer, other, or two neighbours swapped. */
const distance = (a: string, b: string): number => {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
