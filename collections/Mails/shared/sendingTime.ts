import { DAY_MS } from '@/lib/shared/limits'

const HOUR_MS = 3_600_000
/** Mumbai has no summer time. */
const OFFSET_MS = 5.5 * HOUR_MS
const OPENS_MS = 8 * HOUR_MS
const CLOSES_MS = 20 * HOUR_MS

/** Whoever sends a message can take it back so long. */
export const TAKE_BACK_MS = 60_000

/** Whether it is night in Mumbai, from 20:00 to 08:00: the office sends nothing then. */
export const isNight = (time: Date): boolean => {
  const sinceMidnight = inMumbai(time) % DAY_MS
  return sinceMidnight < OPENS_MS || sinceMidnight >= CLOSES_MS
}

/**
 * When a message of staff is sent: after the time in which it can be taken back, and never at night.
 */
export const sendingTime = (now: Date): Date => {
  return inDaytime(new Date(now.getTime() + TAKE_BACK_MS))
}

/** This time, or the morning after it when it is at night. */
export const inDaytime = (time: Date): Date => {
  if (!isNight(time)) return time
  const sinceMidnight = inMumbai(time) % DAY_MS
  const morning = time.getTime() - sinceMidnight + OPENS_MS
  return new Date(sinceMidnight >= CLOSES_MS ? morning + DAY_MS : morning)
}

/**
 * The day of sending that a time belongs to: from 20:00 to 20:00 in Mumbai, because what is written in the
 * evening is sent on the next day.
 */
export const sendingDay = (time: Date): { start: Date; end: Date; morning: Date } => {
  const closed = DAY_MS - CLOSES_MS
  const start = time.getTime() - ((inMumbai(time) + closed) % DAY_MS)
  return {
    start: new Date(start),
    end: new Date(start + DAY_MS),
    morning: new Date(start + closed + OPENS_MS),
  }
}

const inMumbai = (time: Date): number => time.getTime() + OFFSET_MS
