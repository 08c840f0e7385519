import { DAY_MS } from '@/lib/shared/limits'

const HOUR_MS = 3_600_000
/** Mumbai has no summer time. */
const OFFSET_MS = 5.5 * HOUR_MS
const OPENS_MS = 8 * HOUR_MS
const CLOSES_MS = 20 * HOUR_MS

/** Whoever sends a message can take it back so long. */
export const TAKE_BACK_MS = 60_000

/**
 * When a message of staff is sent: after the time in which it can be taken back, and never at night,
 * which is from 20:00 to 08:00 in Mumbai.
 */
export const sendingTime = (now: Date): Date => {
  const earliest = now.getTime() + TAKE_BACK_MS
  const inMumbai = earliest + OFFSET_MS
  const sinceMidnight = inMumbai % DAY_MS
  if (sinceMidnight >= OPENS_MS && sinceMidnight < CLOSES_MS) return new Date(earliest)
  const midnight = earliest - sinceMidnight
  return new Date(midnight + OPENS_MS + (sinceMidnight >= CLOSES_MS ? DAY_MS : 0))
}
