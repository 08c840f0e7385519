import { OFFICE_TIME_ZONE, officeDay } from './format'

/** '04/04/2027', as the specification writes it; null after that day: then nothing says "valid". */
export const licenceValidity = (
  valid_until: string | null | undefined,
  now: Date,
): string | null => {
  if (!valid_until) return null
  const until = new Date(valid_until)
  if (officeDay(until) < officeDay(now)) return null
  return new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: OFFICE_TIME_ZONE,
  }).format(until)
}
