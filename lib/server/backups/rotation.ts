import { DAY_MS } from '@/lib/shared/limits'
import { timeOfBackup } from './names'

/** The newest backup of each of the last days, weeks and months that have one. */
const DAILY = 7
const WEEKLY = 4
const MONTHLY = 12

/** No backup gets older than this, so that erased data does not either: a year, and a month for pauses. */
export const KEPT_DAYS = 400

/**
 * Which of these backups rotation removes. It keeps the newest one, all of the last 24 hours, and 7
 * daily, 4 weekly and 12 monthly ones (UTC; weeks begin on Monday). Other files are not named.
 */
export const expiredBackups = (files: string[], now: Date): string[] => {
  const backups = files
    .flatMap((file) => {
      const at = timeOfBackup(file)
      return at ? [{ file, at }] : []
    })
    .sort((a, b) => +b.at - +a.at)
  const young = backups.filter(({ at }) => +now - +at < KEPT_DAYS * DAY_MS)
  const kept = new Set([
    ...backups.slice(0, 1),
    ...young.filter(({ at }) => +now - +at < DAY_MS),
    ...newestOfEach(young, DAILY, ({ at }) => at.toISOString().slice(0, 10)),
    ...newestOfEach(young, WEEKLY, ({ at }) => mondayOf(at)),
    ...newestOfEach(young, MONTHLY, ({ at }) => at.toISOString().slice(0, 7)),
  ])
  return backups.filter((backup) => !kept.has(backup)).map(({ file }) => file)
}

/** The first of each period in a list that begins with the newest, for the first `count` periods. */
const newestOfEach = <T>(newestFirst: T[], count: number, periodOf: (item: T) => string): T[] => {
  const found = new Map<string, T>()
  for (const item of newestFirst) {
    const period = periodOf(item)
    if (!found.has(period)) found.set(period, item)
  }
  return [...found.values()].slice(0, count)
}

const mondayOf = (at: Date): string => {
  const daysAfterMonday = (at.getUTCDay() + 6) % 7
  return new Date(+at - daysAfterMonday * DAY_MS).toISOString().slice(0, 10)
}
