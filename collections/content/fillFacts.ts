import type { SiteSetting } from '@/payload-types'

const dayMonthYear = (iso: string | null | undefined): string =>
  iso ? iso.slice(0, 10).split('-').reverse().join('/') : ''

/** The words that staff may write in any text, and what stands for them on the site. */
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
 * Puts the agency's facts in place of {{agency}}, {{licence}} and so on, in every text within a
 * document. Stored texts keep the words, so that a new phone number is a change in one place.
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
