import type { Field, GlobalConfig } from 'payload'
import { isStaff } from '@/collections/access'
import { refreshOn } from '@/collections/refreshOn'
import { TAGS } from '@/lib/server/refresh'

const text = (name: string, label: string, defaultValue = '', description?: string): Field => ({
  name,
  type: 'text',
  label,
  defaultValue,
  maxLength: 200,
  admin: { description },
})

/**
 * The agency's facts. Seeded with evident placeholders, which the office replaces; a link without a
 * value is not shown (decisions.md).
 */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Agency facts',
  admin: { group: 'Agency' },
  access: { read: isStaff, update: isStaff },
  hooks: { afterChange: [refreshOn(TAGS.settings)] },
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
        text('channel_url', 'Messaging channel', 'https://example.com/channel'),
        text('malta_url', 'Malta jobs site', 'https://example.com/malta'),
        text('facebook_url', 'Facebook', 'https://example.com/facebook'),
        text('instagram_url', 'Instagram', 'https://example.com/instagram'),
        text('twitter_url', 'Twitter', 'https://example.com/twitter'),
        text('youtube_url', 'YouTube', 'https://example.com/youtube'),
        text('linkedin_url', 'LinkedIn', 'https://example.com/linkedin'),
        text('whatsapp_url', 'WhatsApp', 'https://example.com/whatsapp'),
      ],
    },
  ],
}
