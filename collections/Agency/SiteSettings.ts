import type { Field, GlobalConfig } from 'payload'
import {
  ENQUIRY_KINDS,
  type EnquiryKind,
  enquiryKinds,
} from '@/collections/Agency/shared/enquiryKinds'
import { REPLY_DAYS, REPLY_DAYS_MAX } from '@/collections/Agency/shared/replyTimes'
import { refreshOn } from '@/collections/refreshOn'
import { TAGS } from '@/lib/server/cache/changes'
import { LANGUAGES, otherLanguages } from '@/lib/shared/languages'
import { optionsOf } from '@/lib/shared/objects'
import { checkOutsideHref } from '@/lib/shared/safeHref'
import { AGENCY_ADMIN } from './agencyAdmin'
import { recordChange } from './auditChange'
import { guardIdentity, identity, warnOfIdentity } from './identityFacts'
import { CHARGING_POLICIES, VISITS } from './shared/promises'

const text = (name: string, label: string, defaultValue = '', description?: string): Field => ({
  name,
  type: 'text',
  label,
  defaultValue,
  maxLength: 200,
  admin: { description },
})

/** Forms, mails and the list of enquiries state this time. */
const replyDaysField = (kind: EnquiryKind): Field => ({
  name: `reply_days_${kind}`,
  label: `${ENQUIRY_KINDS[kind].label}: days until the answer`,
  type: 'number',
  min: 1,
  max: REPLY_DAYS_MAX,
  defaultValue: REPLY_DAYS[kind],
  admin: { description: 'Working days. Forms and mails promise them.' },
})

/** An address outside the site; empty: the link is not shown. */
const link = (name: string, label: string, defaultValue: string): Field => ({
  name,
  type: 'text',
  label,
  defaultValue,
  validate: (value: unknown) => !value || checkOutsideHref(value),
})

/**
 * The agency facts, which candidates trust: only admins change them, and the audit trail records
 * each change. Seeded with evident placeholders; a link without a value is not shown
 * (docs/product.md §3.9).
 */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Agency facts',
  admin: AGENCY_ADMIN,
  versions: { max: 50 },
  hooks: {
    beforeOperation: [guardIdentity],
    afterChange: [refreshOn(TAGS.settings), recordChange, warnOfIdentity],
  },
  fields: [
    {
      name: 'who_may',
      type: 'ui',
      admin: {
        components: { Field: '/app/(payload)/components/AdminsOnly#AdminsOnly' },
      },
    },
    {
      type: 'collapsible',
      label: 'Name',
      fields: [
        identity(text('name', 'Short name', 'Specimen Overseas')),
        identity(text('full_name', 'Full name', 'Specimen Overseas Consultants')),
        text('tagline', 'Line under the name on phones', 'Consultants, Mumbai'),
      ],
    },
    {
      name: 'site_languages',
      label: 'Languages of the site',
      type: 'select',
      hasMany: true,
      options: otherLanguages.map((value) => ({ value, label: LANGUAGES[value].name })),
      admin: {
        description: 'Besides English. The addresses of a language that is not here lead nowhere.',
      },
    },
    identity({
      type: 'collapsible',
      label: 'Licence',
      fields: [
        text(
          'approved_by',
          'Approval statement',
          'Approved by the Ministry of Labour, Government of India',
        ),
        text('licence_number', 'Registration number', 'B-0000/MUM/PART/1000+/5/0000/2022'),
        text(
          'certificate_name',
          'Name on the certificate',
          '',
          'Exactly as it is printed there. A certificate names one company and cannot be transferred.',
        ),
        text(
          'second_name',
          'Second name',
          '',
          'A name under which the agency is known too, such as a new company. Empty: there is none.',
        ),
        {
          name: 'second_name_since',
          label: 'Second name since',
          type: 'date',
          admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
        },
        {
          name: 'licence_valid_until',
          label: 'Valid until',
          type: 'date',
          defaultValue: '2027-04-04T00:00:00.000Z',
          admin: {
            date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' },
            description: 'After this day the site stops saying "valid" by itself.',
          },
        },
      ],
    }),
    {
      type: 'collapsible',
      label: 'Contact',
      fields: [
        identity(
          text('address', 'Office', 'Office 000, Sample House, Station Road, Mumbai 400 000'),
        ),
        text('office_hours', 'Office hours', '', 'For example: Monday to Saturday, 10:00 to 18:00'),
        {
          name: 'visits',
          label: 'Visits',
          type: 'select',
          options: optionsOf(VISITS),
        },
        identity(link('map_url', 'Map', '')),
        text('languages', 'Languages spoken', '', 'For example: English, Hindi, Nepali'),
        identity(text('phone', 'Phone', '+91 22 0000 0000')),
        identity(text('whatsapp', 'Official WhatsApp number', '+91 00000 00000')),
        identity(text('email', 'E-mail', 'jobs@example.com')),
        identity(text('official_domain', 'Official mail domain', 'example.com')),
      ],
    },
    {
      type: 'collapsible',
      label: 'Promises to candidates and employers',
      fields: [
        { type: 'row', fields: enquiryKinds.map(replyDaysField) },
        {
          name: 'charging_policy',
          label: 'What the agency charges candidates',
          type: 'select',
          options: optionsOf(CHARGING_POLICIES),
        },
        text('charges', 'Charges', '', 'When it charges: for what, and how much.'),
        {
          name: 'refund_rule',
          label: 'Refunds',
          type: 'textarea',
          maxLength: 600,
          admin: {
            description:
              'What is paid back when a visa is refused, a test is failed, or somebody withdraws.',
          },
        },
        identity(
          text('privacy_contact', 'Person for data protection', '', 'Name, and how to reach them.'),
          true,
        ),
        identity(
          text('grievance_contact', 'Person for grievances', '', 'Name, and how to reach them.'),
          true,
        ),
      ],
    },
    identity({
      type: 'collapsible',
      label: 'Links',
      fields: [
        link('channel_url', 'Messaging channel', 'https://example.com/channel'),
        link('malta_url', 'Malta jobs site', 'https://example.com/malta'),
        link('facebook_url', 'Facebook', 'https://example.com/facebook'),
        link('instagram_url', 'Instagram', 'https://example.com/instagram'),
        link('twitter_url', 'Twitter', 'https://example.com/twitter'),
        link('youtube_url', 'YouTube', 'https://example.com/youtube'),
        link('linkedin_url', 'LinkedIn', 'https://example.com/linkedin'),
        link('whatsapp_url', 'WhatsApp', 'https://example.com/whatsapp'),
      ],
    }),
  ],
}
