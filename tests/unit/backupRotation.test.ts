import { describe, expect, test } from 'vitest'
import { backupFile, timeOfBackup } from '@/lib/server/backups/names'
import { expiredBackups, KEPT_DAYS } from '@/lib/server/backups/rotation'

const DAY_MS = 86_400_000
const START = Date.UTC(2026, 0, 1, 22)

/** What is left of backups at these times after rotation has run at each of them. */
const leftAfter = (times: Date[]): Date[] => {
  let files: string[] = []
  for (const now of times) {
    files.push(backupFile(now, false))
    const expired = expiredBackups(files, now)
    files = files.filter((file) => !expired.includes(file))
  }
  return files.flatMap((file) => timeOfBackup(file) ?? [])
}

const nights = (count: number): Date[] =>
  Array.from({ length: count }, (_, night) => new Date(START + night * DAY_MS))

describe('an operator who backs up every night for two years', () => {
  const all = nights(730)
  const last = all.at(-1) ?? new Date(0)
  const left = leftAfter(all)
  const age = (at: Date) => Math.round((+last - +at) / DAY_MS)

  test('has the last 7 nights', () => {
    expect(left.map(age).filter((days) => days < 7)).toEqual([6, 5, 4, 3, 2, 1, 0])
  })

  test('has a backup of each of the last 4 weeks and 12 months, and no others', () => {
    const months = new Set(left.map((at) => at.toISOString().slice(0, 7)))
    expect(months.size).toBe(12)
    for (const weeks of [1, 2, 3]) {
      expect(left.some((at) => Math.abs(age(at) - weeks * 7) < 7)).toBe(true)
    }
    expect(left.length).toBeLessThanOrEqual(7 + 3 + 11)
  })
})

test('a second and third backup of a day stay until it is a day old', () => {
  const noon = new Date(START + 14 * 3_600_000)
  const times = [0, 1, 2].map((hours) => new Date(+noon + hours * 3_600_000))
  expect(leftAfter(times)).toHaveLength(3)
  expect(leftAfter([...times, new Date(+noon + 2 * DAY_MS)])).toHaveLength(2)
})

test('after a pause of two years nothing older than the list of erasures is kept', () => {
  const left = leftAfter([...nights(400), new Date(START + 1130 * DAY_MS)])
  expect(left).toHaveLength(1)
  expect(KEPT_DAYS).toBeGreaterThan(366)
})

test('the only backup is never removed, however old it is', () => {
  expect(expiredBackups([backupFile(new Date(0), false)], new Date())).toEqual([])
})

test.each(['backup-2026.zip', 'photo.zip', 'backup-2026-01-01T00-00-00Z.zip.part', '.backup.zip'])(
  'a file that is no backup is left alone: %s',
  (file) => expect(expiredBackups([file, backupFile(new Date(), true)], new Date())).toEqual([]),
)
