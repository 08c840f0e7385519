import { expect, test } from 'vitest'
import { timesOf } from '@/collections/Overview/stageTimes'

const START = Date.parse('2026-11-01T00:00:00Z')
const after = (days: number) => new Date(START + days * 86_400_000).toISOString()

const move = (from: string, to: string, days: number) => ({
  ...{ from, to },
  since: after(0),
  at: after(days),
})

test('staff see after how many days half of the applications left a stage', () => {
  const moves = [1, 2, 3, 10, 30].map((days) => move('new', 'contacted', days))
  expect(timesOf(moves)).toEqual([
    { key: 'new', label: 'New', left: 5, days: 3, rejected: 0, withdrawn: 0 },
  ])
  const even = [...moves, move('new', 'contacted', 4)]
  expect(timesOf(even)[0]?.days).toBe(3.5)
})

test('fewer than five say nothing of the usual time', () => {
  expect(timesOf([move('new', 'contacted', 3)])).toMatchObject([{ left: 1, days: null }])
})

test('staff see at which stage people are lost', () => {
  const moves = [
    move('interview', 'rejected', 1),
    move('interview', 'withdrawn', 1),
    move('interview', 'selected', 1),
  ]
  expect(timesOf(moves)).toMatchObject([{ key: 'interview', left: 3, rejected: 1, withdrawn: 1 }])
})

test('nothing that nobody left is listed, and a clock set back gives no negative time', () => {
  expect(timesOf([])).toEqual([])
  const back = [1, 2, 3, 4, 5].map(() => move('new', 'contacted', -2))
  expect(timesOf(back)[0]?.days).toBe(0)
})
