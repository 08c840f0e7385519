import type { MailContent } from '@/collections/Mails/layout'
import type { Reminders } from '@/collections/Mails/reminders'
import { env } from '@/lib/server/settings/env'
import { daysUntil, longDate, officeDay } from '@/lib/shared/format'
import { LICENCE_WARNING_DAYS } from '@/lib/shared/limits'

/** A reminder 90 and another one 30 days before the licence ends. */
export const licenceReminders: Reminders = async (_payload, { licence_valid_until }, now) => {
  if (!licence_valid_until) return []
  const left = daysUntil(licence_valid_until, now)
  if (left < 0) return []
  // After a long pause only the nearer one: two at once would say the same.
  const step = Math.min(...LICENCE_WARNING_DAYS.filter((days) => left <= days))
  if (!Number.isFinite(step)) return []
  const key = `licence:${step}:${officeDay(new Date(licence_valid_until))}`
  return [{ key, kind: 'licence', content: licenceEnds(licence_valid_until, left) }]
}

/** To the office: the licence ends. */
export const licenceEnds = (until: string, days: number): MailContent => ({
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
