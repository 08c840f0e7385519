import type { SiteFacts } from '@/collections/Agency/shared/facts'
import { callLink, whatsappLink } from '@/lib/shared/numberLink'
import { safeHref } from '@/lib/shared/safeHref'

/**
 * Where the placeholders for link addresses lead. Empty when the agency has not given the value: the
 * link is then not shown.
 */
export const linkTokens = (facts: SiteFacts): Record<string, string> => ({
  phone_link: callLink(facts.phone),
  whatsapp_link: whatsappLink(facts.whatsapp),
  email_link: inText(`mailto:${facts.email ?? ''}`),
  map_link: inText(facts.map_url ?? ''),
})

/** The address as the inline syntax [label](address) can hold it; empty when it leads nowhere. */
const inText = (href: string): string =>
  safeHref(href) ? href.replaceAll('(', '%28').replaceAll(')', '%29') : ''

const AGENCY_LINK = /\[([^\]]*)\]\(\{\{(\w+_link)\}\}\)/g
const FACT_LINK = /\[([^\]]*)\]\(\{\{fact:([a-z0-9.-]+):link\}\}\)/g

/**
 * Takes out the inline links that have no address: a link to the agency with its words, which name
 * what is missing; a link of a fact keeps them, as they say whom to ask.
 */
export const dropEmptyLinks = (
  text: string,
  agency: Record<string, string>,
  linkOf: (key: string) => string | null,
): string =>
  text
    .replace(AGENCY_LINK, (whole, _label: string, word: string) =>
      agency[word] === '' ? '' : whole,
    )
    .replace(FACT_LINK, (whole, label: string, key: string) => (linkOf(key) ? whole : label))
