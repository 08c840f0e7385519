import * as z from 'zod/mini'
import { requiredText } from '@/lib/shared/fields'
import { paths } from '@/lib/shared/paths'

/** The part of "Before you launch" in which it is set. */
export const SITE_ADDRESS_ID = 'site-address'

export const SITE_ADDRESS_HREF = `${paths.manageJobs}?panel=launch#${SITE_ADDRESS_ID}`

/** What an admin reads about the public address of the site. */
export type SiteAddressJson = {
  /** `server`: SITE_URL, which comes before what is set in the office. Null: no address is set. */
  from: 'server' | 'office' | null
  url: string
}

/** A name of the internet: no address of a machine, which ends in a number, and no name of examples. */
const DOMAIN = /^(?!.*\.localhost$)(?!(.*\.)?example\.(com|net|org)$).+\.[a-z][a-z0-9-]*$/

const isSiteAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text)
  const isBare = [port, username, password, search, hash].every((part) => part === '')
  return protocol === 'https:' && isBare && pathname === '/' && DOMAIN.test(hostname)
}

const url = requiredText('Type the address of the site', 300).check(
  z.refine(
    isSiteAddress,
    'Begin with https:// and end with the domain, such as https://www.your-agency.in',
  ),
)

/** The address as an admin types it in. */
export const siteAddressSchema = z.object({ url })

/** What site_address.php takes: an address to prove and keep, or none. */
export const siteAddressCall = z.discriminatedUnion('action', [
  z.object({ action: z.literal('save'), url }),
  z.object({ action: z.literal('remove') }),
])
