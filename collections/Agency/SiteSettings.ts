import type { Field, GlobalConfig } from 'payload'
import { refreshOn } from '@/collections/refreshOn'
import { TAGS } from '@/lib/server/changes'
import { checkOutsideHref } from '@/lib/shared/safeHref'
import { recordChange } from './auditChange'

const text = (name: string, label: string, defaultValue = '', description?: string): Field => ({
  name,
  type: 'text',
  label,
  defaultValue,
  maxLength: 200,
  admin: { description },
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
  admin: { group: 'Agency' },
  versions: { max: 50 },
  hooks: { afterChange: [refreshOn(TAGS.settings), recordChange] },
  fields: [
    {
      type: 'collapsible',
      label: 'Name',
      fields: [
        text('name', 'Short name', 'Specimen Overseas'),
        text('full_name', 'Full name', 'Specimen Overseas Consultants'),
        text('tagline', 'Line under the name on phones', 'Consultants, Mumbai'),
      ],
    },
    {
      type: 'collapsible',
      label: 'Licence',
      fields: [
        text(
          'approved_by',
          'Approval statement',
          'Approved by the Ministry of Labour, Government of India',
        ),
        text('licence_number', 'Registration number', 'B-0000/MUM/PART/1000+/5/0000/2022'),
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
    },
    {
      type: 'collapsible',
      label: 'Contact',
      fields: [
        text('address', 'Office', 'Office 000, Sample House, Station Road, Mumbai 400 000'),
        text('phone', 'Phone', '+91 22 0000 0000'),
        text('whatsapp', 'Official WhatsApp number', '+91 00000 00000'),
        text('email', 'E-mail', 'jobs@example.com'),
        text('official_domain', 'Official mail domain', 'example.com'),
      ],
    },
    {
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
    },
  ],
}
