import { env } from '@/lib/server/settings/env'
import { ENGLISH, inLanguage, type Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { dateTimeIn } from '@/messages/dateIn'
import { wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'
import { officialDomains } from './addresses'
import type { MailContent, MailPart } from './layout'

/**
 * The parts that the templates of several slices share (`email.ts` of each slice). Mails use simple
 * English and short sentences.
 */

/** A greeting by name; none for a name that could be read as an address or an order. */
export const greeting = (name: string, language: Language = ENGLISH): MailPart[] =>
  name.length <= 60 && /^[\p{L}\p{M}][\p{L}\p{M}'’ -]*$/u.test(name)
    ? [{ kind: 'text', text: wordsIn(language, 'mails')('dear', { name }) }]
    : []

type Arrived = {
  reference: string
  createdAt: string
  /** The language of the mail; English without. */
  language?: Language
  /** What the reference number is called; as that of an application without. */
  label?: string
}

/** Reference number, whatever the template adds, the time of arrival, the licence. */
export const submissionFacts = (
  { reference, createdAt, language = ENGLISH, label }: Arrived,
  facts: SiteSetting,
  ...rows: [string, string][]
): MailPart => {
  const t = wordsIn(language, 'mails')
  return {
    kind: 'facts',
    rows: [
      [label ?? t('reference'), reference],
      ...rows,
      [t('received'), dateTimeIn(language)(createdAt)],
      [t('ourNumber'), String(facts.licence_number)],
    ],
  }
}

/** Slots of a sentence on how the office makes contact, so that the candidate recognises a fraud. */
export const contactOf = (facts: SiteSetting): { phone: string; domains: string } => ({
  phone: facts.phone || 'none',
  domains: officialDomains(facts) || 'none',
})

/** The link to the candidate's status page. */
export const statusPageButton = (
  label: string,
  href: string,
  language: Language = ENGLISH,
): MailPart => ({ kind: 'button', label, href, hint: wordsIn(language, 'mails')('linkIsYours') })

/** The warning that ends every mail to candidates and visitors. */
export const noMoneyWarning = (facts: SiteSetting, language: Language = ENGLISH): MailPart => {
  const t = wordsIn(language, 'mails')
  const domains = officialDomains(facts)
  const address = `${env.siteUrl}${inLanguage(paths.beAware, language)}`
  const text = [t('noMoney'), domains && t('ourDomains', { domains }), t('askedToPay', { address })]
  return { kind: 'warning', text: text.filter(Boolean).join(' ') }
}

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
