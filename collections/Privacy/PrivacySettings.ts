import type { GlobalAfterChangeHook, GlobalBeforeOperationHook, GlobalConfig } from 'payload'
import { record } from '@/collections/Audit/record'
import { refreshOn } from '@/collections/refreshOn'
import { requireRecentPassword } from '@/collections/Users/sessions/recentPassword'
import { warnAdmins } from '@/collections/Warnings/warnAdmins'
import { TAGS } from '@/lib/server/cache/changes'

/** The rule erases by itself: a token alone must not change it, in the CMS panel or over REST. */
const guardRule: GlobalBeforeOperationHook = async ({ operation, overrideAccess, req }) => {
  if (operation === 'update' && !overrideAccess) await requireRecentPassword(req)
}

const recordRule: GlobalAfterChangeHook = async ({ doc, previousDoc, req: { payload, user } }) => {
  const [now, before] = [ruleText(doc), ruleText(previousDoc ?? {})]
  if (!user || now === before) return
  const line = { by: user, action: 'settings', subject: 'privacy-settings' } as const
  await record(payload, { ...line, detail: now })
  await warnAdmins(payload, user, {
    what: 'retention',
    rows: [
      ['Before', before],
      ['Now', now],
    ],
  })
}

const ruleText = (rule: Record<string, unknown>): string =>
  `${rule.retention_is_on ? 'on' : 'off'}, ${rule.retention_months} months, ${rule.quarantine_days} days`

/**
 * How long personal data is kept. Staff decide; nothing is erased while it is off (docs/product.md
 * §4.10).
 */
export const PrivacySettings: GlobalConfig = {
  slug: 'privacy-settings',
  label: 'Privacy',
  admin: { group: 'Agency' },
  // The privacy notice names the months.
  hooks: { beforeOperation: [guardRule], afterChange: [refreshOn(TAGS.settings), recordRule] },
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
      admin: {
        description:
          'Rows in quarantine are on no list, and can be taken back. Those that are there already keep their time.',
      },
    },
  ],
}
