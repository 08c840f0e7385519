import { ENQUIRY_KINDS, enquiryKinds } from '@/collections/Agency/shared/enquiryKinds'
import { isPlaceholder } from '@/collections/Agency/shared/placeholders'
import { CHARGING_POLICIES, VISITS } from '@/collections/Agency/shared/promises'
import { answeredIn } from '@/collections/Agency/shared/replyTimes'
import type { PointKey } from '@/collections/Launch/shared/points'
import { mapValues } from '@/lib/shared/objects'
import type { SiteSetting } from '@/payload-types'
import { asks, done, FACTS, type Found, todo } from './found'

/** The points that depend on the agency's facts alone; all are changed there. */
export const checkFacts = (facts: SiteSetting): Partial<Record<PointKey, Found>> =>
  mapValues(pointsOf(facts), (found) => ({ ...found, href: FACTS }))

const pointsOf = (facts: SiteSetting) => ({
  name: filled(
    { 'Short name': facts.name, 'Full name': facts.full_name },
    'They are in the header, in mails and in titles.',
  ),
  certificate_name: named(
    facts.certificate_name,
    'Fill in the name as it is printed on the certificate.',
    'Compare it letter by letter with the certificate.',
  ),
  approval: named(
    facts.approved_by,
    'Write the line that is true, for example “Registered with the Protector General of Emigrants, Ministry of External Affairs”.',
    'Compare it with the certificate.',
  ),
  second_name: secondName(facts),
  phones: filled(
    { Phone: facts.phone, WhatsApp: facts.whatsapp },
    'Type the numbers that the office answers.',
  ),
  address: filled(
    { Address: facts.address, 'Office hours': facts.office_hours, Visits: facts.visits },
    'Visitors plan their way with them.',
    facts.visits ? VISITS[facts.visits] : '',
  ),
  email: email(facts),
  links: links(facts),
  reply_times: asks(
    enquiryKinds
      .map((kind) => `${ENQUIRY_KINDS[kind].label}: ${answeredIn(kind, facts)}`)
      .join('. '),
    'These times are in forms and mails.',
  ),
  charging: charging(facts),
  refunds: filled({ 'Refund rule': facts.refund_rule }, 'One or two sentences are enough.'),
  privacy_contact: filled(
    { 'Person for data protection': facts.privacy_contact },
    'The privacy notice must name one.',
  ),
  grievance_contact: filled(
    { 'Person for grievances': facts.grievance_contact },
    'The grievance page must name one.',
  ),
})

type Text = string | null | undefined

export const isMissing = (value: Text): boolean => !value?.trim() || isPlaceholder(value)

/** Done when all values are filled in; otherwise names those that are not. */
const filled = (values: Record<string, Text>, reason: string, text = ''): Found => {
  const missing = Object.entries(values).flatMap(([label, value]) =>
    isMissing(value) ? [label] : [],
  )
  if (missing.length > 0) return todo(`Fill in: ${missing.join(', ')}. ${reason}`)
  return done(text || Object.values(values).join(', '))
}

/** To be confirmed by a person as soon as it is filled in. */
const named = (value: Text, missing: string, text: string): Found =>
  value && !isMissing(value) ? asks(value, text) : todo(missing)

const secondName = ({ second_name, second_name_since }: SiteSetting): Found => {
  if (!second_name) return asks('There is no second name.', 'Or fill it in with its date.')
  if (isPlaceholder(second_name)) return todo('Fill in the second name, or empty it.')
  return second_name_since
    ? asks(`${second_name}, since ${second_name_since.slice(0, 10)}`, 'It is in the popup.')
    : todo('Fill in since when the second name is used.')
}

const email = (facts: SiteSetting): Found => {
  const missing = filled(
    { 'E-mail': facts.email, 'Official mail domain': facts.official_domain },
    'Candidates compare them with what they receive.',
  )
  if (missing.state === 'todo') return missing
  const domain = facts.email?.split('@')[1]?.toLowerCase()
  return domain === facts.official_domain?.toLowerCase()
    ? done(`${facts.email}: the address has the official domain.`)
    : todo('The e-mail address does not have the official mail domain.')
}

const LINKS = {
  channel_url: 'channel',
  malta_url: 'Malta',
  facebook_url: 'Facebook',
  instagram_url: 'Instagram',
  twitter_url: 'Twitter',
  youtube_url: 'YouTube',
  linkedin_url: 'LinkedIn',
  whatsapp_url: 'WhatsApp',
} as const

const links = (facts: SiteSetting): Found => {
  const names = Object.keys(LINKS) as (keyof typeof LINKS)[]
  const invented = names.filter((name) => isPlaceholder(facts[name]))
  if (invented.length > 0) {
    const listed = invented.map((name) => LINKS[name]).join(', ')
    return todo(`Paste the real links, or empty them: ${listed}. An empty one is not shown.`)
  }
  const used = names.filter((name) => facts[name])
  return done(
    used.length > 0 ? `In use: ${used.map((name) => LINKS[name]).join(', ')}` : 'No links.',
    FACTS,
  )
}

const charging = ({ charging_policy, charges }: SiteSetting): Found => {
  if (!charging_policy) return todo('Say what the agency charges candidates, if anything.')
  if (charging_policy === 'nothing') return asks('The agency charges candidates nothing.', '')
  return charges
    ? asks(`${CHARGING_POLICIES.charges}: ${charges}`, '')
    : todo('Name each charge and its amount.')
}
