import { daysUntil, officeTime, shortDay } from '@/lib/shared/format'

/** By the office's clock. */
export const greeting = (now: Date): string => {
  const hour = Number(officeTime(now.toISOString()).slice(0, 2))
  if (hour < 12) return 'Good morning'
  return hour < 17 ? 'Good afternoon' : 'Good evening'
}

/** '10:31' today, 'Yesterday, 17:04', otherwise '23 Dec, 09:00'. */
export const whenAt = (iso: string, now: Date): string => {
  const days = daysUntil(iso, now)
  const time = officeTime(iso)
  if (days === 0) return time
  return `${days === -1 ? 'Yesterday' : days === 1 ? 'Tomorrow' : shortDay(iso)}, ${time}`
}
