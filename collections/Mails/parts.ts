import { env } from '@/lib/server/settings/env'
import { longDateTime } from '@/lib/shared/format'
import { MESSAGES } from '@/lib/shared/messages'
import { paths } from '@/lib/shared/paths'
import type { SiteSetting } from '@/payload-types'
import { officialDomains } from './addresses'
import type { MailContent, MailPart } from './layout'

/**
 * The parts that the templates of several slices share (`email.ts` of each slice). Mails use simple
 * English and short sentences.
 */

/** A greeting by name; none for a name that could be read as an address or an order. */
export const greeting = (name: string): MailPart[] =>
  name.length <= 60 && /^[\p{L}\p{M}][\p{L}\p{M}'’ -]*$/u.test(name)
    ? [{ kind: 'text', text: `Dear ${name},` }]
    : []

/** Reference number, whatever the template adds, the time of arrival, the licence. */
export const submissionFacts = (
  { reference, createdAt }: { reference: string; createdAt: string },
  facts: SiteSetting,
  ...rows: [string, string][]
): MailPart => ({
  kind: 'facts',
  rows: [
    ['Reference number', reference],
    ...rows,
    ['Received', longDateTime(createdAt)],
    ['Our registration number', String(facts.licence_number)],
  ],
})

/** How the office makes contact, so that the candidate recognises a fraud. Ends a sentence. */
export const howWeContact = (facts: SiteSetting): string => {
  const call = facts.phone ? `we call you from ${facts.phone}` : 'we call you'
  return officialDomains(facts) ? `${call} or write from ${officialDomains(facts)}.` : `${call}.`
}

/** The link to the candidate's status page. */
export const statusPageButton = (label: string, href: string): MailPart => ({
  kind: 'button',
  label,
  href,
  hint: 'This link is for you alone. Whoever has it sees what you sent us: do not pass it on.',
})

/** The warning that ends every mail to candidates and visitors. */
export const noMoneyWarning = (facts: SiteSetting): MailPart => ({
  kind: 'warning',
  text: `${MESSAGES.noMoney}${
    officialDomains(facts) ? ` Our mails come from ${officialDomains(facts)} only.` : ''
  } Did somebody ask you to pay? Tell us: ${env.siteUrl}${paths.beAware}`,
})

type Notice = {
  reference: string
  id: number
  /** The kind of submission, in words. */
  what: string
  /** The dashboard's panel that opens it. */
  panel: string
  about: string
}

/** To the office: a submission arrived. No personal data; that is shown after the login only. */
export const officeNotice = ({ reference, id, what, panel, about }: Notice): MailContent => ({
  subject: `New ${what} ${reference}: ${about}`,
  title: `A new ${what} came in`,
  parts: [
    {
      kind: 'facts',
      rows: [
        ['Reference number', reference],
        ['About', about],
      ],
    },
    {
      kind: 'button',
      label: 'Open it in the dashboard',
      href: `${env.siteUrl}${paths.manageJobs}?panel=${panel}&open=${id}`,
      hint: 'You may have to log in first.',
    },
  ],
})
