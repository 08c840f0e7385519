import { officeDay } from '@/lib/shared/format'

/** '04/04/2027', as the specification writes it; null after that day: then nothing says "valid". */
export const licenceValidity = (
  valid_until: string | null | undefined,
  now: Date,
): string | null => {
  if (!valid_until) return null
  const last = officeDay(new Date(valid_until))
  return last < officeDay(now) ? null : last.split('-').reverse().join('/')
}
