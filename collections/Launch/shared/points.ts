/** The points of "Before you launch" (docs/product.md §14): what is known without the database. */

import type { SiteMode } from '@/collections/Agency/shared/siteMode'
import { paths } from '@/lib/shared/paths'

export const LAUNCH_GROUPS = {
  licence: 'Licence and name',
  reach: 'How people reach you',
  jobs: 'Jobs and clients',
  money: 'Money and permissions',
  privacy: 'Privacy and law',
  server: 'Server',
} as const

export type LaunchGroup = keyof typeof LAUNCH_GROUPS

/**
 * `question`: what a person has to confirm; without one the program decides. `answers`: the choices;
 * without them the person confirms what is shown, or says no, and `no` says how to go on. `note`:
 * whether words may be added. `href`: the fields that it is about; without it the check names a place.
 */
type PointDefinition = {
  group: LaunchGroup
  title: string
  question?: string
  answers?: Record<string, string>
  no?: string
  note?: string
  href?: string
}

/** In an address of the CMS panel: it offers the way back to the launch list. */
const FROM_LAUNCH = 'from=launch'

/** Leads to the first of these fields that is not filled in (FieldFocus in the CMS panel). */
const facts = (...fields: string[]) =>
  `/admin/globals/site-settings?${FROM_LAUNCH}#${fields.join('+')}`

const homePage = (tab: string, field: string) =>
  `/admin/globals/home-page?${FROM_LAUNCH}&tab=${tab}#${field}`

const YES_NO = { yes: 'Yes', no: 'No' }

const LEGAL_TEXTS = `/admin/collections/pages?where[slug][in]=${[paths.terms, paths.privacyNotice]
  .map((page) => page.slice(1))
  .join(',')}`

export const LAUNCH_POINTS = {
  name: { group: 'licence', title: 'Name of the agency', href: facts('name', 'full_name') },
  licence: {
    group: 'licence',
    title: 'Registration number and validity',
    href: facts('licence_number', 'licence_valid_until'),
  },
  certificate_name: {
    group: 'licence',
    title: 'Name on the certificate',
    question: 'Is this exactly the name on the certificate?',
    no: 'Write the name as it is printed there, letter by letter.',
    href: facts('certificate_name'),
  },
  approval: {
    group: 'licence',
    title: 'Approval statement',
    question: 'This line is in the header, footer and popup of every page. Is it true as it is?',
    no: 'Write the line that is true. Every page shows it at once.',
    href: facts('approved_by'),
  },
  second_name: {
    group: 'licence',
    title: 'Second name',
    question: 'Is this right? Only the company on the certificate may recruit.',
    no: 'Correct the name and its date, or empty both.',
    href: facts('second_name', 'second_name_since'),
  },
  phones: { group: 'reach', title: 'Phone and WhatsApp', href: facts('phone', 'whatsapp') },
  address: {
    group: 'reach',
    title: 'Address and office hours',
    href: facts('address', 'office_hours', 'visits'),
  },
  email: { group: 'reach', title: 'E-mail and domain', href: facts('email', 'official_domain') },
  links: { group: 'reach', title: 'Channel, Malta and social links', href: facts('channel_url') },
  reply_times: {
    group: 'reach',
    title: 'Reply times',
    question: 'Forms and mails promise these times. Does the office keep them?',
    no: 'Promise as many days as the office can keep. Forms and mails follow at once.',
    href: facts('reply_days_contact'),
  },
  sample_jobs: { group: 'jobs', title: 'Sample jobs' },
  real_jobs: { group: 'jobs', title: 'At least one real job' },
  clients: {
    group: 'jobs',
    title: 'Client logos',
    question: 'Has each of these clients agreed to be shown?',
    no: 'Remove the logos of those who have not. Without any logo the section is not shown.',
    href: homePage('Clients', 'clients'),
  },
  tiles: {
    group: 'jobs',
    title: 'Counts on the industry tiles',
    question: 'Are these numbers true today? The live count can replace them.',
    no: 'Write the true numbers, or let the number of open jobs be shown instead.',
    href: homePage('Industries', 'tiles'),
  },
  charging: {
    group: 'money',
    title: 'Charging policy',
    question: 'Is this all that a candidate ever pays to the agency?',
    no: 'Name everything that a candidate pays. Job pages and the page about fees show it.',
    href: facts('charging_policy', 'charges'),
  },
  refunds: { group: 'money', title: 'Refund rule', href: facts('refund_rule') },
  nurses: {
    group: 'money',
    title: 'Permission to recruit nurses',
    question: 'For which countries may the agency recruit nurses?',
    answers: { none: 'For none: no job for nurses is posted', some: 'For these countries' },
    note: 'Countries',
  },
  partners: {
    group: 'money',
    title: 'Partner agencies abroad',
    question: 'Does the agency work with agencies in other countries?',
    answers: YES_NO,
    note: 'Their names',
  },
  retention: { group: 'privacy', title: 'Deleting old entries' },
  privacy_contact: {
    group: 'privacy',
    title: 'Person for data protection',
    href: facts('privacy_contact'),
  },
  grievance_contact: {
    group: 'privacy',
    title: 'Person for grievances',
    href: facts('grievance_contact'),
  },
  legal_texts: {
    group: 'privacy',
    title: 'Terms and privacy notice',
    question: 'Has a lawyer read both texts as they are today?',
    no: 'Give both texts to a lawyer, and correct them here. The site may stay a preview until then.',
    href: LEGAL_TEXTS,
    note: 'Name of the lawyer',
  },
  site_url: { group: 'server', title: 'Address of the site' },
  mail: { group: 'server', title: 'Mail server' },
  password: { group: 'server', title: 'First password changed' },
  backup: { group: 'server', title: 'Backup' },
} as const satisfies Record<string, PointDefinition>

export type PointKey = keyof typeof LAUNCH_POINTS

export const POINT_KEYS = Object.keys(LAUNCH_POINTS) as PointKey[]

export const pointDefinition = (key: PointKey): PointDefinition => LAUNCH_POINTS[key]

export const isPointKey = (key: string): key is PointKey => Object.hasOwn(LAUNCH_POINTS, key)

/** What somebody confirmed. `about` names what they saw: when that changes, the point opens again. */
export type Confirmation = {
  answer: string
  note: string
  /** The name of the account, and when (ISO). */
  by: string
  at: string
  about: string
}

export type Confirmations = Partial<Record<PointKey, Confirmation>>

/** `done`; `todo`: the program found something; `confirm`: only a person knows. */
export type PointState = 'done' | 'todo' | 'confirm'

export type LaunchPoint = {
  key: PointKey
  state: PointState
  /** What is so, or what to do. */
  text: string
  /** What a person is asked to confirm, as visitors read it. */
  shown?: string
  /** Names it; sent back with the confirmation. */
  about?: string
  /** Where it is changed. */
  href?: string
  confirmed?: Pick<Confirmation, 'answer' | 'note' | 'by' | 'at'>
}

/** What launch.php returns. */
export type LaunchJson = {
  mode: SiteMode
  launched_at: string | null
  launched_by: string | null
  points: LaunchPoint[]
  checked_at: string
}
