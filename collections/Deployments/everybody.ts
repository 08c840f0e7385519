import type { Payload } from 'payload'
import { inTurn } from '@/lib/server/process/inTurn'
import { processWide } from '@/lib/server/process/processWide'
import { officeDay } from '@/lib/shared/format'
import { changesSince, forgetChanges, type ReadTo } from './changes'
import { rowsOnTheWay } from './deploymentRows'
import { type Judged, judgeAll, type Known, knownOf, selectedTwice } from './judge'

/** The people on the way, in their order and by their applications. */
type Everybody = {
  inOrder: readonly Judged[]
  /** The day ('YYYY-MM-DD') for which they were judged. */
  today: string
  read: ReadTo
  people: Map<number, Judged>
  known: Known
  twice: ReadonlySet<number>
}

// By the database: tests open several in a process.
const kept = processWide('everybodyOnTheWay', () => new WeakMap<object, Everybody>())

/**
 * Everybody on the way, judged on the day of `now`: those who fly first, and of others those who were
 * selected first. They are kept in the memory of the process; what
 * changed since the last call is judged anew (docs/adr/0073). One call after the other, so that each sees
 * what changed before it came.
 */
export const everybody = (payload: Payload, now: Date): Promise<readonly Judged[]> =>
  inTurn('everybodyOnTheWay', async () => {
    const before = kept.get(payload.db)
    const { read, ids } = await changesSince(payload, before?.read ?? { last: 0, count: 0 })
    const isUsable = before && ids && before.today === officeDay(now)
    const after = isUsable
      ? await withChanges(payload, { ...before, read }, ids, now)
      : await judgeEverybody(payload, read, now)
    kept.set(payload.db, after)
    await forgetChanges(payload, read)
    return after.inOrder
  })

const judgeEverybody = async (payload: Payload, read: ReadTo, now: Date): Promise<Everybody> => {
  const rows = await rowsOnTheWay(payload)
  const known = await knownOf(
    payload,
    rows.map(({ id }) => id),
  )
  const twice = selectedTwice(rows)
  const judged = await judgeAll(rows, twice, known, now)
  const people = new Map(judged.map((one) => [one.row.id, one]))
  return { ...ordered(people), today: officeDay(now), read, known, twice }
}

const withChanges = async (
  payload: Payload,
  before: Everybody,
  ids: readonly number[],
  now: Date,
): Promise<Everybody> => {
  if (ids.length === 0) return before
  const rows = await rowsOnTheWay(payload, { ids })
  const news = await knownOf(payload, ids)
  const known: Known = {
    papers: replaced(before.known.papers, ids, news.papers),
    refunds: replaced(before.known.refunds, ids, news.refunds),
  }
  const all = replaced(
    new Map([...before.people].map(([id, { row }]) => [id, row])),
    ids,
    new Map(rows.map((row) => [row.id, row])),
  )
  const twice = selectedTwice([...all.values()])
  const changed = new Set(ids)
  const stale = [...all.values()].filter(
    ({ id }) => changed.has(id) || twice.has(id) !== before.twice.has(id),
  )
  const judged = await judgeAll(stale, twice, known, now)
  const people = replaced(before.people, ids, new Map(judged.map((one) => [one.row.id, one])))
  return { ...before, ...ordered(people), known, twice }
}

const ordered = (people: Map<number, Judged>) => ({
  people,
  inOrder: [...people.values()].sort(
    (one, other) =>
      compared(one.flight ?? '9', other.flight ?? '9') ||
      compared(one.row.selected_at, other.row.selected_at),
  ),
})

// Days and times: localeCompare takes twenty times as long.
const compared = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** A map without these keys, and with the entries of another. */
const replaced = <T>(
  before: ReadonlyMap<number, T>,
  ids: readonly number[],
  news: ReadonlyMap<number, T>,
): Map<number, T> => {
  const after = new Map(before)
  for (const id of ids) after.delete(id)
  for (const [id, value] of news) after.set(id, value)
  return after
}
