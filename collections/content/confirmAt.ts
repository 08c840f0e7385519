import { isDestination } from '@/collections/Countries/shared/destinations'
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

const QUOTED = /\{\{fact:([a-z0-9.-]+)/g

type Fact = NonNullable<ReturnType<Quotes['get']>>

/**
 * Where a reader confirms what a page says about law and fees: the office of its country, else the
 * one that most of its facts name, else the office of each country that it compares. Null for pages that say nothing about them. Takes the page before
 * its quotes are filled in.
 */
export const confirmAt = (page: Content, quoted: Quotes): ContentConfirm | null => {
  const facts = factsOf(page, quoted)
  if (!ON_LAW.has(page.kind) && page.country === null && facts.length === 0) return null
  if (page.country) {
    const office = quoted.get(`${page.country.toLowerCase()}.contacts.office`)
    return { office: office ? { name: office.value, href: office.href } : 'of the country' }
  }
  // A trade is not one office's business.
  if (page.kind === 'industry') return { office: null }
  const name = mostNamed(facts.map(({ confirm }) => confirm))
  if (name) return { office: { name, href: contactLink({ label: '', value: name }) } }
  const countries = new Set(facts.map(({ country }) => country).filter(isDestination))
  return { office: countries.size > 1 ? 'of the country' : null }
}

const factsOf = ({ layout }: Content, quoted: Quotes): Fact[] => {
  const listed = layout.flatMap((block) => (block.blockType === 'facts' ? (block.facts ?? []) : []))
  const named = [...JSON.stringify(layout).matchAll(QUOTED)].map(([, key = '']) => key)
  return [...listed, ...named.flatMap((key) => quoted.get(key) ?? [])]
}

/** The office that more than half of several facts name; null of none. */
const mostNamed = (offices: readonly string[]): string | null =>
  offices.find((office) => {
    const times = offices.filter((other) => other === office).length
    return times > 1 && times * 2 > offices.length
  }) ?? null
