import type { SiteFacts } from '@/collections/Agency/shared/facts'
import { VISITS } from '@/collections/Agency/shared/promises'
import type { Quotes } from '@/collections/Facts/facts'
import { ENGLISH, type Language } from '@/lib/shared/languages'
import { translated, wordsIn } from '@/messages/wordsIn'
import { dropEmptyLinks, linkTokens } from './linkTokens'

const dayMonthYear = (iso: string | null | undefined): string =>
  iso ? iso.slice(0, 10).split('-').reverse().join('/') : ''

/** The placeholders that staff may write in any text, and their values. */
const tokens = (facts: SiteFacts, language: Language): Record<string, string> => {
  const t = wordsIn(language, 'content')
  // The launch checklist asks for each value that the agency has not given.
  const toAsk = t('askOffice')
  return {
    agency: facts.name ?? '',
    agency_full: facts.full_name ?? '',
    licence: facts.licence_number ?? '',
    licence_valid: dayMonthYear(facts.licence_valid_until),
    domain: facts.official_domain ?? '',
    email: facts.email ?? '',
    phone: facts.phone ?? '',
    whatsapp: facts.whatsapp ?? '',
    address: facts.address ?? '',
    office_hours: facts.office_hours || toAsk,
    visits: facts.visits ? translated(language, 'enquiry', VISITS[facts.visits]) : toAsk,
    languages: facts.languages || toAsk,
    second_name: facts.second_name || t('newCompany'),
    certificate_name: facts.certificate_name || toAsk,
    refund_rule: facts.refund_rule || toAsk,
    privacy_contact: facts.privacy_contact || toAsk,
    grievance_contact: facts.grievance_contact || toAsk,
    retention_months: String(facts.retention_months ?? ''),
    ...linkTokens(facts),
  }
}

const NO_QUOTES: Quotes = new Map()

/** Instead of a fact that is not published any more: a sentence stays a sentence. */
const NOT_KNOWN = 'not known to us now (please ask the labour authority)'
const NOT_KNOWN_SENTENCE = 'We have no checked rule on this now. Please ask the labour authority.'

/** {{fact:KEY}} is the fact's value, {{fact:KEY:sentence}} its sentence, {{fact:KEY:link}} its address. */
export const QUOTE = /\{\{fact:([a-z0-9.-]+)(?::(sentence|link))?\}\}/g

/**
 * Replaces {{agency}}, {{licence}} and so on by the agency's facts, and {{fact:KEY}} by what the
 * collection Facts says, in every text of a document. Unknown placeholders stay. Stored texts keep
 * the placeholders: a new phone number is one change. `language` is that of the text.
 */
export const fillFacts = <T>(
  value: T,
  facts: SiteFacts,
  quoted: Quotes = NO_QUOTES,
  language: Language = ENGLISH,
): T => {
  const words = tokens(facts, language)
  const linkOf = (key: string): string | null => quoted.get(key)?.href ?? null
  const quote = (key: string, part?: string): string => {
    if (part === 'link') return linkOf(key) ?? ''
    return part === 'sentence'
      ? (quoted.get(key)?.sentence ?? NOT_KNOWN_SENTENCE)
      : (quoted.get(key)?.value ?? NOT_KNOWN)
  }
  const fillText = (text: string): string =>
    dropEmptyLinks(text, words, linkOf)
      .replace(/\{\{(\w+)\}\}/g, (whole, word: string) => words[word] ?? whole)
      .replace(QUOTE, (_, key: string, part?: string) => quote(key, part))
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return part.includes('{{') ? fillText(part) : part
    if (Array.isArray(part)) return part.map(fill)
    if (part === null || typeof part !== 'object') return part
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, fill(inner)]))
  }
  return fill(value) as T // the same shape: only texts have changed
}
