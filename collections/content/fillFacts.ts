import type { SiteSetting } from '@/payload-types'

const dayMonthYear = (iso: string | null | undefined): string =>
  iso ? iso.slice(0, 10).split('-').reverse().join('/') : ''

/** The placeholders that staff may write in any text, and their values. */
const tokens = (facts: SiteSetting): Record<string, string> => ({
  agency: facts.name ?? '',
  agency_full: facts.full_name ?? '',
  licence: facts.licence_number ?? '',
  licence_valid: dayMonthYear(facts.licence_valid_until),
  domain: facts.official_domain ?? '',
  email: facts.email ?? '',
  phone: facts.phone ?? '',
  whatsapp: facts.whatsapp ?? '',
})

/**
 * Replaces {{agency}}, {{licence}} and so on by the agency's facts, in every text of a document.
 * Unknown placeholders stay. Stored texts keep the placeholders: a new phone number is one change.
 */
export const fillFacts = <T>(value: T, facts: SiteSetting): T => {
  const words = tokens(facts)
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') {
      return part.includes('{{')
        ? part.replace(/\{\{(\w+)\}\}/g, (whole, word: string) => words[word] ?? whole)
        : part
    }
    if (Array.isArray(part)) return part.map(fill)
    if (part === null || typeof part !== 'object') return part
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, fill(inner)]))
  }
  return fill(value) as T // the same shape: only texts have changed
}
