import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readFilters } from '@/collections/Applications/applicationFilters'
import { countApplications, countByStage } from '@/collections/Applications/countApplications'
import { findApplications, idPages } from '@/collections/Applications/findApplications'
import { STAGE_NAMES } from '@/collections/Applications/shared/stages'
import { menuCounts } from '@/collections/Overview/menuCounts'
import { changeRows } from '@/lib/server/database/rows'
import {
  fits,
  isOrdered,
  listed,
  listRow,
  makeJobs,
  SORTS,
} from '@/tests/support/candidates/applicationRows'
import { ownPayload } from '@/tests/support/site/ownPayload'

const ROWS = 60

let payload: Payload
let end: () => Promise<void>
let jobs: number[] = []

beforeAll(async () => {
  const own = await ownPayload()
  payload = own.payload
  end = own.end
  jobs = await makeJobs(payload)
  for (let i = 0; i < ROWS; i += 1)
    await payload.create({ collection: 'applications', data: listRow(i, jobs) })
}, 240_000)

afterAll(() => end())

const expectRight = async (text: string): Promise<void> => {
  const query = new URLSearchParams(text)
  const all = await listed(payload)
  const expected = all.filter(fits(query))
  const filters = readFilters(query)
  if (!filters) throw new Error(`${text} is not valid`)
  const withoutStage = new URLSearchParams(query)
  withoutStage.delete('stage')
  const byStage = all.filter(fits(withoutStage))
  const counts = Object.fromEntries(
    STAGE_NAMES.map((stage) => [stage, byStage.filter((doc) => doc.stage === stage).length]),
  )
  expect(await countByStage(payload, filters), text).toEqual(counts)
  const total = await countApplications(payload, filters)
  expect(total, text).toBe(expected.length)
  const ids = expected.map(({ id }) => id).sort((a, b) => b - a)
  const exported: number[] = []
  for await (const page of idPages(payload, filters)) exported.push(...page)
  expect(exported, text).toEqual(ids)
  for (const sort of SORTS) {
    const pages: number[] = []
    for (let offset = 0; offset < total + 7; offset += 7) {
      pages.push(...(await findApplications(payload, filters, sort, total, { offset, limit: 7 })))
    }
    expect(
      pages.toSorted((a, b) => b - a),
      `${text} ${sort}`,
    ).toEqual(ids)
    const docs = pages.flatMap((id) => expected.filter((doc) => doc.id === id))
    expect(isOrdered(docs, sort), `${text} ${sort}`).toBe(true)
  }
}

const QUERIES = [
  '',
  'stage=new',
  'stage=selected&source=facebook',
  'country=QA',
  'country=OM&stage=contacted&star=1',
  'job=0',
  'job=2&unseen=1',
  'star=1&note=1',
  'unseen=1',
  'from=2026-10-12&to=2026-10-13',
  'from=2026-10-13&stage=new&country=QA',
  'to=2026-10-11&job=1',
  'q=kumar',
  'q=KUMAR+asha',
  'q=al',
  'q=a',
  'q=50%25',
  'q=a_b',
  'q=सुनिल',
  'q=example&stage=new',
  'q=mail.example&country=QA&from=2026-10-12',
  'q=nobody',
  'q=982001',
]

describe('the list of applications', () => {
  test.each(QUERIES)('has for "%s" the right rows, counts, pages and orders', expectRight)

  test.each(['stage=x', 'source=x', 'country=Q', 'job=x', 'from=x', 'q=a%00b'])(
    'finds nobody with the invalid filter "%s"',
    async (text) => {
      const filters = readFilters(new URLSearchParams(text))
      expect(filters).toBeNull()
      expect(Object.values(await countByStage(payload, filters))).toEqual(STAGE_NAMES.map(() => 0))
    },
  )

  const changes: [string, () => Promise<unknown>][] = [
    [
      'a job got another title and country',
      async () => {
        const { docs } = await payload.find({
          collection: 'countries',
          where: { iso2: { equals: 'OM' } },
        })
        await payload.update({
          collection: 'jobs',
          id: jobs[0] ?? 0,
          data: { job_title: 'A driver', country_id: docs[0]?.id },
          context: { disableRevalidate: true },
        })
      },
    ],
    [
      'a job was deleted',
      () =>
        payload.delete({
          collection: 'jobs',
          id: jobs[1] ?? 0,
          context: { disableRevalidate: true },
        }),
    ],
    [
      'many rows changed their stage in one statement',
      () =>
        changeRows(payload, {
          collection: 'applications',
          where: { stage: 'new' },
          set: { stage: 'interview' },
        }),
    ],
    [
      'one row was opened and starred',
      async () => {
        const [first] = await listed(payload)
        const set = { seen_at: '2026-11-02T00:00:00.000Z', is_starred: true }
        await changeRows(payload, { collection: 'applications', where: { id: first?.id }, set })
      },
    ],
    [
      'a name was changed',
      () =>
        changeRows(payload, {
          collection: 'applications',
          where: { name: 'Asha Kumar' },
          set: { name: 'Ramesh Patil' },
        }),
    ],
    [
      'rows went into quarantine and came back',
      async () => {
        const rows = await listed(payload)
        const { docs } = await payload.find({
          collection: 'applications',
          where: { quarantined_at: { exists: true } },
        })
        await payload.update({
          collection: 'applications',
          where: { id: { in: rows.slice(0, 9).map(({ id }) => id) } },
          data: { quarantined_at: '2026-11-03T00:00:00.000Z' },
        })
        await payload.update({
          collection: 'applications',
          where: { id: { in: docs.map(({ id }) => id) } },
          data: { quarantined_at: null },
        })
      },
    ],
    [
      'rows were deleted',
      async () => {
        const rows = await listed(payload)
        await payload.db.deleteMany({
          collection: 'applications',
          where: { id: { in: rows.slice(0, 9).map(({ id }) => id) } },
        })
      },
    ],
  ]

  test.each(changes)('is right after %s', async (_what, change) => {
    await change()
    for (const text of ['', 'stage=interview', 'country=OM', 'q=patil', 'star=1']) {
      await expectRight(text)
    }
    const rows = await listed(payload)
    const unseen = rows.filter(({ seen_at }) => !seen_at).length
    expect(await menuCounts(payload)).toMatchObject({ candidates: rows.length, unseen })
  })
})
