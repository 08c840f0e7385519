import { phoneDigits } from '@/lib/shared/fields'
import { looksLikeDomain, looksLikeName } from './lookAlike'

/** The agency's official addresses (officialList.ts). */
export type OfficialList = {
  domains: string[]
  emails: string[]
  phones: string[]
  links: string[]
}

/**
 * `ours`: on the official list. `lookalike`: imitates an official address. `unknown`: neither.
 * `unreadable`: not a mail address, link, domain or phone number.
 */
export type Verdict = {
  result: 'ours' | 'lookalike' | 'unknown' | 'unreadable'
  kind: 'email' | 'link' | 'phone' | 'text'
  /** What was checked: the whole pasted text, or the most dangerous address in it. */
  checked: string
  /** The host to which a mail address or link really leads. */
  host?: string
  /** The official domain that a look-alike imitates. */
  resembles?: string
}

/** Compares a pasted address, link, phone number or message with the official addresses. */
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

// In running text only clear addresses count, unlike 'Pvt.Ltd' or '20.11.2026'.
const WITHIN_TEXT =
  /https?:\/\/\S+|www\.\S+|[^\s<>()[\]"',;]+@[^\s<>()[\]"',;]+|\+\p{Nd}[\p{Nd}\s().\p{Pd}]{6,}\p{Nd}/giu
const PHONE = /^[+\p{Nd}\s()./\p{Pd}]+$/u
const EMAIL = /^([^\s@:/\\?#,;<>()]+)@([^\s@:/\\?#,;<>()]+)$/
// Zero-width characters, which browsers and mail programs ignore in addresses.
const PASSED_OVER = /[\u00ad\u200b\u2060\ufeff]/g
const EDGES = /^[\s\p{Cf}<>()[\]{}"'“”‘’«»,;]+|[\s\p{Cf}<>()[\]{}"'“”‘’«».,;:!?…]+$/gu
// Sites where anybody can have a page under any name.
const SOCIAL = /^(facebook|instagram|twitter|x|linkedin|youtube|whatsapp|t|telegram|wa)\.(com|me)$/
// Sites whose paths are codes, in which capitals matter.
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
  // Invisible or bidi characters make an official address a look-alike.
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

/** With a plus only the whole number counts; without one also its national form. */
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
    // A link in another protocol that names an official domain does not lead there.
    return { kind: 'link', result: isWebLink(link) ? 'ours' : 'lookalike', host }
  }
  const resembles = judged.resembles ?? nearest(official, (ours) => wearsName(link, ours))
  return resembles
    ? { kind: 'link', result: 'lookalike', host, resembles }
    : { kind: 'link', result: 'unknown', host }
}

/** The host to which an address leads in a browser, which ignores what precedes an @. */
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

/** The longest official domain that is imitated; a shorter one may be part of it. */
const nearest = ({ domains }: OfficialList, isLike: (ours: string) => boolean) =>
  [...domains].sort((a, b) => b.length - a.length).find(isLike)

const isWebLink = ({ protocol }: URL): boolean => /^https?:$/.test(protocol)

/** An official domain before the @ or in a foreign path, or the agency's name as a social page. */
const wearsName = (link: URL, ours: string): boolean =>
  `${link.username}:${link.password}${link.pathname}`.toLowerCase().includes(ours) ||
  (SOCIAL.test(bareHost(link)) && steps(link).some((step) => looksLikeName(step, ours)))

/** The number of a WhatsApp link, or ''. */
const linkedNumber = (link: URL): string => {
  const host = bareHost(link)
  if (host === 'wa.me') return phoneDigits(steps(link)[0] ?? '')
  return host === 'whatsapp.com' ? phoneDigits(link.searchParams.get('phone') ?? '') : ''
}

/** An official link, or a page below it. */
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

/** The parts of a path. Capitals do not count in names of social pages. */
const steps = (link: URL): string[] => {
  const host = bareHost(link)
  const isName = SOCIAL.test(host) && !CODED.test(host)
  return (isName ? link.pathname.toLowerCase() : link.pathname).split('/').filter(Boolean)
}
