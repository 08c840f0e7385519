import type { Payload } from 'payload'
import { daysUntil } from '@/lib/shared/format'
import { LICENCE_WARNING_DAYS } from '@/lib/shared/limits'
import type { Alert } from '../shared/alert'

/** The licence has expired, or ends within the second of the warning times (docs/product.md §10.2). */
export const checkLicence = (payload: Payload, now: Date): Promise<Alert | null> =>
  licenceWithin(LICENCE_WARNING_DAYS[1], payload, now)

/** The licence has expired, or ends within so many days. */
export const licenceWithin = async (
  limit: number,
  payload: Payload,
  now: Date,
): Promise<Alert | null> => {
  const { licence_valid_until } = await payload.findGlobal({ slug: 'site-settings' })
  if (!licence_valid_until) return null
  const left = daysUntil(licence_valid_until, now)
  if (left > limit) return null
  return {
    key: 'licence',
    title: left < 0 ? 'The licence has expired' : `The licence ends in ${days(left)}`,
    todo:
      left < 0
        ? 'The site no longer says "valid". Enter the new date once the licence is renewed.'
        : 'Renew it, and enter the new date. After that day the site no longer says "valid".',
    link: { label: 'Agency facts', href: '/admin/globals/site-settings' },
  }
}

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`
