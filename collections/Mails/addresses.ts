import { officialList } from '@/collections/Agency/shared/officialList'
import { env } from '@/lib/server/env'
import type { SiteSetting } from '@/payload-types'

/** Where the office gets its notices and reminders; '' when neither setting nor fact names it. */
export const officeAddress = (facts: SiteSetting): string => env.officeEmail || officialEmail(facts)

/** Whom our mails come from, when MAIL_FROM does not say it. */
export const senderAddress = (facts: SiteSetting): string =>
  env.mailFrom.address || officialEmail(facts)

/** '@example.com', or '@example.com or @example.in'; '' without any. */
export const officialDomains = (facts: SiteSetting): string =>
  officialList(facts)
    .domains.map((domain) => `@${domain}`)
    .join(' or ')

/** The fact may hold several, with commas between. */
const officialEmail = (facts: SiteSetting): string => officialList(facts).emails[0] ?? ''

/** For what stands in a mail's head: line ends and other control characters become spaces. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200)
