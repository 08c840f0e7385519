import { ENQUIRY_KINDS, type EnquiryKind } from '@/collections/Enquiries/shared/kinds'
import { env } from '@/lib/server/env'
import { longDate, longDateTime } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import type { SiteSetting } from '@/payload-types'
import { officialDomains } from './addresses'
import type { MailPart, MailWords } from './layout'

/** The text of each mail: simple English, short sentences (docs/product.md §12.6). */

type Sent = { reference: string; createdAt: string }

const dashboard = (panel: string, id: number): string =>
  `${env.siteUrl}${paths.manageJobs}?panel=${panel}&open=${id}`

/** To a candidate who applied. */
export const applicationReceived = (
  row: Sent & { name: string },
  job: string,
  link: string,
  facts: SiteSetting,
): MailWords => ({
  subject: `Application ${row.reference} received`,
  title: 'We have your application',
  parts: [
    ...greeting(row.name),
    { kind: 'text', text: 'Thank you. Your application and your resume have reached our office.' },
    {
      kind: 'facts',
      rows: [['Reference number', row.reference], ['Job', job], ...received(row), ...us(facts)],
    },
    {
      kind: 'steps',
      title: 'What happens next',
      items: [
        'A counsellor reads your resume.',
        `If it fits the job, ${weSpeak(facts)}`,
        'You can see on your own page how far it is.',
      ],
    },
    ownPage('See your application', link),
    noMoney(facts),
  ],
})

/** To a candidate who registered. */
export const registrationReceived = (
  row: Sent & { full_name: string; position_Name: string },
  link: string,
  facts: SiteSetting,
): MailWords => ({
  subject: `Registration ${row.reference} received`,
  title: 'You are registered',
  parts: [
    ...greeting(row.full_name),
    { kind: 'text', text: 'Thank you. Your registration and your resume have reached our office.' },
    {
      kind: 'facts',
      rows: [
        ['Reference number', row.reference],
        ['Position', row.position_Name],
        ...received(row),
        ...us(facts),
      ],
    },
    {
      kind: 'steps',
      title: 'What happens next',
      items: [
        'Save our number in your phone. Messages reach only people who have saved it.',
        `When a job fits you, ${weSpeak(facts)}`,
        'You can see on your own page what we hold of you, and change your consent.',
      ],
    },
    ownPage('See your registration', link),
    noMoney(facts),
  ],
})

/** To a visitor who wrote to the office. His own words are not sent back: anyone may name any address. */
export const enquiryReceived = (
  row: Sent & { kind: EnquiryKind },
  facts: SiteSetting,
): MailWords => ({
  subject: `Your message ${row.reference} has reached us`,
  title: 'We have your message',
  parts: [
    {
      kind: 'text',
      text: `Thank you for writing. We answer within ${ENQUIRY_KINDS[row.kind].answeredIn}.`,
    },
    {
      kind: 'facts',
      rows: [
        ['Reference number', row.reference],
        ['About', ENQUIRY_KINDS[row.kind].label],
        ...received(row),
        ...us(facts),
      ],
    },
    { kind: 'text', text: 'Name the reference number when you call or write again.' },
    noMoney(facts),
  ],
})

type Notice = { reference: string; id: number; what: string; panel: string; about: string }

/** To the office: something came in. No name, no phone, no resume; they stand behind the login. */
export const officeNotice = ({ reference, id, what, panel, about }: Notice): MailWords => ({
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
      href: dashboard(panel, id),
      hint: 'You may have to log in first.',
    },
  ],
})

/** To the office: a job closes within a week. */
export const closingSoon = (job: {
  id: number
  job_title: string
  closing_date: string
}): MailWords => ({
  subject: `Closing on ${longDate(job.closing_date)}: ${job.job_title}`,
  title: 'A job closes soon',
  parts: [
    {
      kind: 'facts',
      rows: [
        ['Job', job.job_title],
        ['Last day', longDate(job.closing_date)],
      ],
    },
    {
      kind: 'text',
      text: 'After that day nobody can apply. Change the closing date to keep it open.',
    },
    { kind: 'button', label: 'Edit the job', href: `${env.siteUrl}${paths.editJob(job.id)}` },
  ],
})

/** To the office: the licence ends. */
export const licenceEnds = (until: string, days: number): MailWords => ({
  subject: `The licence ends in ${days} day${days === 1 ? '' : 's'}`,
  title: 'The licence ends soon',
  parts: [
    {
      kind: 'facts',
      rows: [
        ['Valid until', longDate(until)],
        ['Days left', String(days)],
      ],
    },
    {
      kind: 'text',
      text: 'After that day the site no longer says "valid". Enter the new date once the licence is renewed.',
    },
    {
      kind: 'button',
      label: 'Open the agency facts',
      href: `${env.siteUrl}/admin/globals/site-settings`,
    },
  ],
})

export const PASSWORD_SUBJECT = 'Choose a new password'
export const PASSWORD_LINK_HOURS = 1

/** To someone of the office who forgot the password. */
export const newPassword = (token: string): MailWords => ({
  subject: PASSWORD_SUBJECT,
  title: PASSWORD_SUBJECT,
  parts: [
    { kind: 'text', text: 'Somebody asked for a new password for your account at the office.' },
    {
      kind: 'button',
      label: 'Choose a new password',
      href: `${env.siteUrl}/admin/reset/${token}`,
      hint: `The link works for ${PASSWORD_LINK_HOURS} hour. If it was not you, do nothing: the old password stays.`,
    },
  ],
})

/** A name as letters only. Anything that could be read as an address or an order is left out: anyone may type it. */
const greeting = (name: string): MailPart[] =>
  name.length <= 60 && /^[\p{L}\p{M}][\p{L}\p{M}'’ -]*$/u.test(name)
    ? [{ kind: 'text', text: `Dear ${name},` }]
    : []

const received = ({ createdAt }: Sent): [string, string][] => [
  ['Received', longDateTime(createdAt)],
]

const us = (facts: SiteSetting): [string, string][] => [
  ['Our registration number', String(facts.licence_number)],
]

const weSpeak = (facts: SiteSetting): string => {
  const call = facts.phone ? `we call you from ${facts.phone}` : 'we call you'
  return officialDomains(facts) ? `${call} or write from ${officialDomains(facts)}.` : `${call}.`
}

const ownPage = (label: string, href: string): MailPart => ({
  kind: 'button',
  label,
  href,
  hint: 'This link is for you alone. Whoever has it sees what you sent us: do not pass it on.',
})

const noMoney = (facts: SiteSetting): MailPart => ({
  kind: 'warning',
  text: `We never ask for money by mail, phone or WhatsApp.${
    officialDomains(facts) ? ` Our mails come from ${officialDomains(facts)} only.` : ''
  } Did somebody ask you to pay? Tell us: ${env.siteUrl}${paths.beAware}`,
})
