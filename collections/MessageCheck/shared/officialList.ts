import type { OfficialList } from './checkMessage'

type Fact = string | null | undefined

/** The addresses of the agency that the public may trust. */
type Facts = Partial<
  Record<
    | 'official_domain'
    | 'email'
    | 'phone'
    | 'whatsapp'
    | 'channel_url'
    | 'malta_url'
    | 'facebook_url'
    | 'instagram_url'
    | 'twitter_url'
    | 'youtube_url'
    | 'linkedin_url'
    | 'whatsapp_url',
    Fact
  >
>

/**
 * The official addresses in the agency's facts. A fact may contain several, separated by commas.
 */
export const officialList = (facts: Facts, siteUrl?: string): OfficialList => ({
  domains: several(facts.official_domain, /[\s,;]+/).flatMap(domainOf),
  emails: several(facts.email, /[\s,;]+/).map((email) => email.toLowerCase()),
  phones: [facts.phone, facts.whatsapp].flatMap((phones) => several(phones, /[,;/]+/)),
  links: [
    siteUrl,
    facts.channel_url,
    facts.malta_url,
    facts.facebook_url,
    facts.instagram_url,
    facts.twitter_url,
    facts.youtube_url,
    facts.linkedin_url,
    facts.whatsapp_url,
  ].flatMap((link) => several(link, /[\s,]+/).map(withScheme)),
})

const several = (text: Fact, between: RegExp): string[] =>
  (text ?? '')
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean)

const withScheme = (link: string): string => (/^https?:/i.test(link) ? link : `https://${link}`)

/** 'example.com', also of '@Example.com' and 'https://www.example.com/'. */
const domainOf = (written: string): string[] => {
  const address = withScheme(written.replace(/^@/, ''))
  if (!URL.canParse(address)) return []
  const host = new URL(address).hostname.replace(/^www\./, '').replace(/\.$/, '')
  return host.includes('.') ? [host] : []
}
