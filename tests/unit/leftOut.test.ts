import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readLeftOut, withoutLeftOut } from '@/commands/restore/leftOut'
import { type Entry, readEntries, writeEntry } from '@/lib/server/backups/listFiles'
import { folderStore } from '@/lib/server/files/folder'

const at = (minute: number) => `2026-11-25T18:${String(minute).padStart(2, '0')}:00.000Z`

const erased = (minute: number, by?: Entry['by']): Entry => ({
  at: at(minute),
  kind: 'erased',
  ...(by !== undefined && { by }),
  hashes: [{ key: `${minute}` }],
})

const ALL = [
  erased(0, 3),
  erased(30, 3),
  erased(31, 'candidate'),
  erased(32, 4),
  erased(33, 'system'),
  erased(34),
  { at: at(35), kind: 'opted-out', hashes: [{ key: 'o' }] } satisfies Entry,
]

const minutesOf = (entries: Entry[]) => entries.map((entry) => new Date(entry.at).getUTCMinutes())

describe('an operator who restores', () => {
  test('leaves out what one account erased from a time on, and nothing else', () => {
    const { entries, notRepeated } = withoutLeftOut(ALL, readLeftOut('3', '2026-11-25T18:30Z'))
    expect(minutesOf(entries)).toEqual([0, 31, 32, 33, 34, 35])
    expect(notRepeated).toBe(1)
  })

  test('leaves out the retention rule and an account together', () => {
    const { entries, notRepeated } = withoutLeftOut(ALL, readLeftOut('4,system', at(0)))
    expect(minutesOf(entries)).toEqual([0, 30, 31, 34, 35])
    expect(notRepeated).toBe(2)
  })

  test('repeats everything without the options', () => {
    expect(readLeftOut(undefined, undefined)).toBeUndefined()
    expect(withoutLeftOut(ALL, undefined)).toEqual({ entries: ALL, notRepeated: 0 })
  })

  test.each([
    ['3', undefined],
    [undefined, at(0)],
    ['admin 3', at(0)],
    ['candidate', at(0)],
    ['', at(0)],
    ['3', 'yesterday'],
    ['3', '2026-11-25'],
    ['3', '2026-11-25T18:30+05:30'],
    ['3', '2026-13-45T18:30Z'],
  ])('is told that --not-repeat %j --since %j is not understood', (accounts, since) => {
    expect(() => readLeftOut(accounts, since)).toThrow(/--not-repeat|--since/)
  })

  test('still reads entries that name nobody, from before this version', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'overseas-list-'))
    try {
      const store = folderStore(folder)
      for (const entry of [erased(1), { ...erased(2, 3), batch: '3-2026-11-25' }]) {
        await writeEntry(store, entry)
      }
      expect(await readEntries([store], new Date(0))).toEqual([
        erased(1),
        { ...erased(2, 3), batch: '3-2026-11-25' },
      ])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
