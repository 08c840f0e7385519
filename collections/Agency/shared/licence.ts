import { officeDay } from '@/lib/shared/format'

/** The end of the licence as '04/04/2027'; null after that day, when nothing may say "valid". */
export const licenceValidity = (
  valid_until: string | null | undefined,
  now: Date,
): string | null => {
  if (!valid_until) return null
  const last = officeDay(new Date(valid_until))
  return last < officeDay(now) ? null : last.split('-').reverse().join('/')
}
