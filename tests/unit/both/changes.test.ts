import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { announceChange, onChange, TAGS, type Tag } from '@/lib/server/cache/changes'
import { ownPayload } from '@/tests/support/site/ownPayload'
import { isOnPostgres } from '@/tests/support/site/siteDatabase'

let payload: Payload
let end: () => Promise<void>
const stops: (() => void)[] = []

const listen = (listener: (tag: Tag) => void) => stops.push(onChange(listener))

const heard = () => {
  const tags: Tag[] = []
  listen((tag) => tags.push(tag))
  return tags
}

const newCountry = (iso2: string, more = {}) =>
  payload.create({
    collection: 'countries',
    data: { iso2, name: `Country ${iso2}`, country_code: '99' },
    ...more,
  })

beforeAll(async () => {
  const own = await ownPayload()
  payload = own.payload
  end = own.end
}, 120_000)

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

afterAll(() => end())

describe('a change', () => {
  test.runIf(isOnPostgres)('is announced when it is committed, not before', async () => {
    const tags = heard()
    const transactionID = (await payload.db.beginTransaction()) ?? ''
    await newCountry('XA', { req: { transactionID } })
    expect(tags).toEqual([])
    await payload.db.commitTransaction(transactionID)
    expect(tags).toEqual(['lists'])
  })

  test.runIf(isOnPostgres)('is not announced when it is rolled back', async () => {
    const tags = heard()
    const transactionID = (await payload.db.beginTransaction()) ?? ''
    await newCountry('XE', { req: { transactionID } })
    await payload.db.rollbackTransaction(transactionID)
    expect(tags).toEqual([])
  })

  test('is announced before the write is answered', async () => {
    const tags = heard()
    await newCountry('XB')
    expect(tags).toEqual(['lists'])
  })

  test('is announced when a row is deleted', async () => {
    const { id } = await newCountry('XC')
    const tags = heard()
    await payload.delete({ collection: 'countries', id })
    expect(tags).toEqual(['lists'])
  })

  test('is not announced when the write was refused', async () => {
    const tags = heard()
    await expect(newCountry('three')).rejects.toThrow()
    expect(tags).toEqual([])
  })

  test('is not announced by the seed', async () => {
    const tags = heard()
    await newCountry('XD', { context: { disableRevalidate: true } })
    expect(tags).toEqual([])
  })
})

describe('a cached query', () => {
  let runs = 0
  let names = 0

  /** A query with a name of its own that waits for `gate`. */
  const counted = async (gate: Promise<unknown> = Promise.resolve()) => {
    runs = 0
    const { cachedQuery } = await import('@/lib/server/cache/cachedQuery')
    return cachedQuery(
      { name: `test ${++names}`, tags: [TAGS.jobs] },
      async (_payload, n: number) => {
        runs += 1
        const run = runs
        await gate
        return { n, run, list: [n] }
      },
    )
  }

  test('runs once for callers with the same arguments, also at the same time', async () => {
    const query = await counted()
    expect((await Promise.all([query(1), query(1)])).map(({ run }) => run)).toEqual([1, 1])
    expect(await query(1)).toMatchObject({ run: 1 })
    expect(await query(2)).toMatchObject({ n: 2, run: 2 })
  })

  test('runs again after a change of its tag, and not after another', async () => {
    const query = await counted()
    await query(1)
    announceChange(TAGS.settings)
    expect(await query(1)).toMatchObject({ run: 1 })
    announceChange(TAGS.jobs)
    expect(await query(1)).toMatchObject({ run: 2 })
  })

  test('stores no result of a run that began before a change', async () => {
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const query = await counted(gate)
    const before = query(1)
    announceChange(TAGS.jobs)
    const after = query(1)
    open()
    expect(await before).toMatchObject({ run: 1 })
    expect(await after).toMatchObject({ run: 2 })
    expect(await query(1)).toMatchObject({ run: 2 })
  })

  test('stores no failure', async () => {
    const { cachedQuery } = await import('@/lib/server/cache/cachedQuery')
    let tries = 0
    const query = cachedQuery({ name: 'test failing', tags: [] }, async () => {
      tries += 1
      if (tries === 1) throw new Error('no database')
      return tries
    })
    await expect(query()).rejects.toThrow('no database')
    expect(await query()).toBe(2)
  })

  test('gives a result that no caller can change for the others', async () => {
    const query = await counted()
    const { list } = await query(1)
    expect(() => list.push(2)).toThrow(TypeError)
  })
})
