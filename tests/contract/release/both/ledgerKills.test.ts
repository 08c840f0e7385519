import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { applyForm } from '@/tests/support/candidates/forms'
import { copyDatabase } from '@/tests/support/site/database'
import { type OwnSite, startOwnSite } from '@/tests/support/site/ownSite'

/** The process is killed while receipts are issued (docs/adr/0074). */
const isBuilt = inject('server') !== null
const KILLS = 3
const SENDERS = 6

let site: OwnSite

beforeAll(async () => {
  if (isBuilt) site = await startOwnSite({}, copyDatabase)
}, 150_000)

afterAll(async () => {
  if (isBuilt) await site.stop()
})

const newSelected = async (): Promise<number> => {
  const { reference } = await site.post('job_applied', applyForm({}))
  const [row] = await site.database.rows(
    `select id from applications where reference = '${String(reference)}'`,
  )
  const id = Number(row?.id)
  await site.post('application_update', { id, revision: 0, stage: 'selected' })
  return id
}

test.skipIf(!isBuilt)(
  'a site that is killed while receipts are issued loses no number, gives none twice, and keeps every receipt that it has acknowledged',
  async () => {
    const people = await Promise.all(Array.from({ length: SENDERS }, newSelected))
    const acknowledged: string[] = []
    let isOver = false
    let up: Promise<unknown> = Promise.resolve()
    const senders = people.map(async (application) => {
      while (!isOver) {
        await up
        const key = randomUUID()
        const body = { application, key, kind: 'service', sum: '1', paid_by: 'upi', bill: '' }
        // A killed site gives no answer.
        const answer = await site.post('ledger_charge', body).catch(() => null)
        if (answer?.success) acknowledged.push(key)
      }
    })
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const target = acknowledged.length + 10
      await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(target), {
        ...{ timeout: 30_000, interval: 5 },
      })
      await site.kill()
      up = site.restart()
      await up
    }
    isOver = true
    await Promise.all(senders)
    const rows = await site.database.rows(
      'select sequence, made_with from ledger order by sequence',
    )
    expect(rows.map(({ sequence }) => Number(sequence))).toEqual(rows.map((_, index) => index + 1))
    const stored = new Set(rows.map(({ made_with }) => made_with))
    expect(acknowledged.filter((key) => !stored.has(key))).toEqual([])
  },
  120_000,
)
