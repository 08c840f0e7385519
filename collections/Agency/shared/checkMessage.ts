import { phoneDigits } from '@/lib/shared/fields'
import { looksLikeDomain, looksLikeName } from './lookAlike'

/** The agency's official addresses, against which a pasted one is held (collections/Agency/shared/officialList.ts). */
export type OfficialList = {
  domains: string[]
  emails: string[]
  phones: string[]
  links: string[]
}

/**
 * `ours`: it stands on the list. `lookalike`: made to be taken for ours. `unknown`: not ours.
 * `unreadable`: neither a mail address, link, domain nor number.
 */
export type Verdict = {
  result: 'ours' | 'lookalike' | 'unknown' | 'unreadable'
  kind: 'email' | 'link' | 'phone' | 'text'
  /** What was judged: all that was pasted, or the worst address within it. */
  checked: string
  /** Where a mail address or link really leads. */
  host?: string
  /** The domain of ours that a look-alike resembles. */
  resembles?: string
}

/** Holds a pasted mail address, domain, link or phone number against the official list. */
export const checkMessage = (pasted: string, official: OfficialList): Verdict => {
  const text = tidy(pasted.slice(0, PASTED_MAX_CHARS))
  const whole = judge(text, official)
  if (whole.result !== 'unreadable') return whole
  const [first, ...others] = (text.match(WITHIN_TEXT) ?? [])
    .map((part) => judge(tidy(part), official))
    .filter(({ result }) => result !== 'unreadable')
  return others.reduce(
    (worst, next) => (BADNESS[next.result] > BADNESS[worst.result] ? next : worst),
    first ?? whole,
  )
}

export const PASTED_MAX_CHARS = 2000
const BADNESS = { unreadable: 0, ours: 1, unknown: 2, lookalike: 3 }
const MIN_PHONE_DIGITS = 7
const MAX_PHONE_DIGITS = 17

// In running text only what is surely an address: 'Pvt.Ltd' and '20.11.2026' are none.
const WITHIN_TEXT =
  /https?:\/\/\S+|www\.\S+|[^\s<>()[\]"',;]+@[^\s<>()[\]"',;]+|\+\p{Nd}[\p{Nd}\s().\p{Pd}]{6,}\p{Nd}/giu
const PHONE = /^[+\p{Nd}\s()./\p{Pd}]+$/u
const EMAIL = /^([^\s@:/\\?#,;<>()]+)@([^\s@:/\\?#,;<>()]+)$/
// Signs of no width that every browser and mail program passes over in an address.
const PASSED_OVER = /[\u00ad\u200b\u2060\ufeff]/g
const EDGES = /^[\s\p{Cf}<>()[\]{}"'“”‘’«»,;]+|[\s\p{Cf}<>()[\]{}"'“”‘’«».,;:!?…]+$/gu
// Where anybody may have a page under a name of his choice.
const SOCIAL = /^(facebook|instagram|twitter|x|linkedin|youtube|whatsapp|t|telegram|wa)\.(com|me)$/
// Of these the paths hold codes, in which a capital is another sign.
const CODED = /^(youtube|whatsapp)\.com$/

const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(PASSED_OVER, '')
    .replace(EDGES, '')
    .replace(/\s*@\s*/g, '@')
    .replace(/^mailto:([^?]*).*$/is, '$1')

const judge = (text: string, official: OfficialList): Verdict => {
  const plain = text.replace(/\p{Cf}/gu, '')
  const number = plain.replace(/^tel:/i, '')
  if (PHONE.test(number)) return judgePhone(number, official)
  const verdict = /\s/.test(plain)
    ? null
    : (judgeEmail(plain, official) ?? judgeLink(plain, official))
  if (!verdict) return { kind: 'text', result: 'unreadable', checked: text }
  // Who hides signs in an address, or turns them round, is not us.
  const isHidden = verdict.result === 'ours' && plain !== text
  return { ...verdict, ...(isHidden && { result: 'lookalike' }), checked: text }
}

type Judged = Omit<Verdict, 'checked'>

const judgePhone = (checked: string, official: OfficialList): Verdict => {
  const { length } = phoneDigits(checked)
  if (length < MIN_PHONE_DIGITS || length > MAX_PHONE_DIGITS) {
    return { kind: 'text', result: 'unreadable', checked }
  }
  return { kind: 'phone', result: isOurPhone(checked, official) ? 'ours' : 'unknown', checked }
}

/** After a plus only the whole number counts; without one also its form inside the country. */
const isOurPhone = (typed: string, { phones }: OfficialList): boolean => {
  const digits = phoneDigits(typed.replace('(0)', ''))
  return phones.some((phone) => {
    const ours = phoneDigits(phone)
    if (ours.length < MIN_PHONE_DIGITS) return false
    if (digits === ours || typed.startsWith('+')) return digits === ours
    const code = /^\+(\d{1,3})\D/.exec(phone)?.[1] ?? (/^\+91\d{10}$/.test(phone) ? '91' : '')
    const national = code && ours.slice(code.length)
    return [`00${ours}`, national && `0${national}`, national].includes(digits)
  })
}

const judgeEmail = (text: string, official: OfficialList): Judged | null => {
  const [, local = '', domain = ''] = EMAIL.exec(text) ?? []
  const host = domain ? hostOf(urlOf(`https://${domain}`)) : null
  if (!host) return null
  if (official.emails.includes(text.toLowerCase())) return { kind: 'email', result: 'ours', host }
  const judged = judgeHost(host, official)
  const resembles = nearest(official, (ours) => looksLikeName(local, ours))
  return judged.result === 'unknown' && resembles
    ? { kind: 'email', result: 'lookalike', host, resembles }
    : { kind: 'email', host, ...judged }
}

const judgeLink = (text: string, official: OfficialList): Judged | null => {
  const isWeb = /^https?:/i.test(text)
  const address = isWeb || /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  const link = urlOf(address)
  const host = hostOf(link)
  if (!link || !host || (!isWeb && !/\.\p{L}[\p{L}\d-]+$/u.test(host))) return null
  if (official.links.some((ours) => isSameLink(ours, link))) {
    return { kind: 'link', result: 'ours', host }
  }
  const number = linkedNumber(link)
  if (number && isOurPhone(`+${number}`, official)) return { kind: 'link', result: 'ours', host }
  const judged = judgeHost(host, official)
  if (judged.result === 'ours') {
    // A script that names our domain leads nowhere near it.
    return { kind: 'link', result: isWebLink(link) ? 'ours' : 'lookalike', host }
  }
  const resembles = judged.resembles ?? nearest(official, (ours) => wearsName(link, ours))
  return resembles
    ? { kind: 'link', result: 'lookalike', host, resembles }
    : { kind: 'link', result: 'unknown', host }
}

/** Where an address really leads, as browsers read it: what stands before an @ does not count. */
const hostOf = (link: URL | null): string | null => {
  const host = link?.hostname.toLowerCase().replace(/\.$/, '') ?? ''
  return host.includes('.') && !host.includes('..') ? host : null
}

// Not URL.canParse, which older phones lack.
const urlOf = (address: string): URL | null => {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

const judgeHost = (host: string, official: OfficialList): Pick<Verdict, 'result' | 'resembles'> => {
  const isOurs = official.domains.some((ours) => host === ours || host.endsWith(`.${ours}`))
  if (isOurs) return { result: 'ours' }
  const resembles = nearest(official, (ours) => looksLikeDomain(host, ours))
  return resembles ? { result: 'lookalike', resembles } : { result: 'unknown' }
}

/** The domain of ours that is resembled; the longest, since a shorter one may be part of it. */
const nearest = ({ domains }: OfficialList, isLike: (ours: string) => boolean) =>
  [...domains].sort((a, b) => b.length - a.length).find(isLike)

const isWebLink = ({ protocol }: URL): boolean => /^https?:$/.test(protocol)

/** Our domain before the @ or in the path of another's link, or our name as that of a social page. */
const wearsName = (link: URL, ours: string): boolean =>
  `${link.username}:${link.password}${link.pathname}`.toLowerCase().includes(ours) ||
  (SOCIAL.test(bareHost(link)) && steps(link).some((step) => looksLikeName(step, ours)))

/** The number that a WhatsApp link opens a chat with, or ''. */
const linkedNumber = (link: URL): string => {
  const host = bareHost(link)
  if (host === 'wa.me') return phoneDigits(steps(link)[0] ?? '')
  return host === 'whatsapp.com' ? phoneDigits(link.searchParams.get('phone') ?? '') : ''
}

/** A link of the list, or a page below it. */
const isSameLink = (ours: string, link: URL): boolean => {
  const own = urlOf(ours)
  if (!own || bareHost(own) !== bareHost(link) || !isWebLink(link)) return false
  if (own.search && own.search !== link.search) return false
  const path = steps(own)
  if (path.length === 0) return !SOCIAL.test(bareHost(own))
  const pasted = steps(link)
  return path.every((step, i) => step === pasted[i])
}

const bareHost = ({ hostname }: URL): string => hostname.replace(/^(www|m|web|api)\./, '')

/** The parts of a path. Names of social pages count without their case, which their owners vary. */
const steps = (link: URL): string[] => {
  const host = bareHost(link)
  const isName = SOCIAL.test(host) && !CODED.test(host)
  return (isName ? link.pathname.toLowerCase() : link.pathname).split('/').filter(Boolean)
}
