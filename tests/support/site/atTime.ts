import { vi } from 'vitest'
import { DAY_MS } from '@/lib/shared/limits'

/** Does work at another time. Only the date is changed: timers and the network go on. */
export const atTime = async <T>(time: Date, work: () => Promise<T>): Promise<T> => {
  vi.useFakeTimers({ toFake: ['Date'], now: time })
  try {
    return await work()
  } finally {
    vi.useRealTimers()
  }
}

/** The next 20:30 in Mumbai, when the office sends nothing, and the 08:00 after it. */
export const nextNight = (now = new Date()): [night: Date, morning: Date] => {
  const day = new Date(now.getTime() + 5.5 * HOUR_MS).toISOString().slice(0, 10)
  const today = new Date(`${day}T20:30:00+05:30`)
  const night = today > now ? today : new Date(today.getTime() + DAY_MS)
  return [night, new Date(night.getTime() + 11.5 * HOUR_MS)]
}

const HOUR_MS = DAY_MS / 24
