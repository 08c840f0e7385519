import type { GlobalConfig } from 'payload'
import { refreshOn } from '@/collections/refreshOn'
import { TAGS } from '@/lib/server/changes'

/**
 * How long personal data is kept. Staff decide; nothing is erased while it is off (docs/product.md
 * §4.10).
 */
export const PrivacySettings: GlobalConfig = {
  slug: 'privacy-settings',
  label: 'Privacy',
  admin: { group: 'Agency' },
  // The privacy notice names the months.
  hooks: { afterChange: [refreshOn(TAGS.settings)] },
  fields: [
    {
      name: 'retention_is_on',
      type: 'checkbox',
      label: 'Erase what is older than the period',
      defaultValue: false,
      admin: { description: 'Look at the dry run under Privacy in the dashboard first.' },
    },
    {
      name: 'retention_months',
      type: 'number',
      label: 'Months that applications, registrations and enquiries are kept',
      required: true,
      defaultValue: 24,
      min: 1,
      max: 120,
    },
    {
      name: 'quarantine_days',
      type: 'number',
      label: 'Days in quarantine before erasure',
      required: true,
      defaultValue: 30,
      min: 1,
      max: 365,
      admin: { description: 'Rows in quarantine are on no list, and can be taken back.' },
    },
  ],
}
