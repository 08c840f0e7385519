import { officialList } from '@/collections/MessageCheck/shared/officialList'
import { env } from '@/lib/server/settings/env'
import type { SiteSetting } from '@/payload-types'

/**
 * Where the office receives notices and reminders; '' when neither the setting nor the agency's
 * facts name an address.
 */
export const officeAddress = (facts: SiteSetting): string => env.officeEmail || officialEmail(facts)

/** The sender's address without MAIL_FROM. */
export const senderAddress = (facts: SiteSetting): string =>
  env.mailFrom.address || officialEmail(facts)

/** '@example.com', or '@example.com or @example.in'; '' without any. */
export const officialDomains = (facts: SiteSetting): string =>
  officialList(facts)
    .domains.map((domain) => `@${domain}`)
    .join(' or ')

/** The fact may name several addresses, separated by commas. */
const officialEmail = (facts: SiteSetting): string => officialList(facts).emails[0] ?? ''

/** Text for a header of a mail: line ends and other control characters become spaces. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200)
