import { licenceValidity } from '@/collections/Agency/shared/licence'
import { answeredIn } from '@/collections/Agency/shared/replyTimes'
import { safeHref } from '@/lib/shared/safeHref'
import type { SiteSetting } from '@/payload-types'

const NETWORKS = ['facebook', 'instagram', 'twitter', 'youtube', 'linkedin', 'whatsapp'] as const

/** The agency's facts for header and footer. Links without a safe address are left out. */
export const siteChrome = (facts: SiteSetting, now: Date) => ({
  name: facts.name ?? '',
  full_name: facts.full_name ?? '',
  tagline: facts.tagline ?? '',
  approved_by: facts.approved_by ?? '',
  licence_number: facts.licence_number ?? '',
  validity: licenceValidity(facts.licence_valid_until, now),
  channel_url: safeHref(facts.channel_url),
  malta_url: safeHref(facts.malta_url),
  address: facts.address || null,
  phone: facts.phone || null,
  whatsapp: facts.whatsapp || null,
  email: facts.email || null,
  employers_answered_in: answeredIn('employer', facts),
  socials: NETWORKS.flatMap((name) => {
    const href = safeHref(facts[`${name}_url`])
    return href ? [{ name, href }] : []
  }),
})

export type SiteChrome = ReturnType<typeof siteChrome>
