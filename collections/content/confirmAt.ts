import type { Quotes } from '@/collections/Facts/facts'
import { contactLink } from '@/collections/Facts/shared/contactLink'
import type { Content, ContentConfirm } from './shared/json'

/** Kinds of pages that speak of law and fees even when they quote no fact. */
const ON_LAW: ReadonlySet<Content['kind']> = new Set([
  'country',
  'industry',
  'service',
  'article',
  'archive',
])

/** What a text looks like that quotes a fact. */
const QUOTED = '{{fact:'

/**
 * Where a reader confirms what a page says about law and fees: the office of its country, and
 * eMigrate for pages of none. Null for pages that say nothing about them. Takes the page before its
 * quotes are filled in.
 */
export const confirmAt = (page: Content, quoted: Quotes): ContentConfirm | null => {
  const isOnLaw =
    ON_LAW.has(page.kind) ||
    page.country !== null ||
    page.layout.some(({ blockType }) => blockType === 'facts') ||
    JSON.stringify(page.layout).includes(QUOTED)
  if (!isOnLaw) return null
  const office = quoted.get(
    page.country ? `${page.country.toLowerCase()}.contacts.office` : 'in.contacts.emigrate',
  )
  return { office: office ? { name: office.value, href: contactLink(office) } : null }
}
