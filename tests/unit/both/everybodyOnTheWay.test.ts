import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runSql } from '@/lib/server/database/sql'
import { TODAY } from '@/tests/support/candidates/storedDemands'
import { moneyOffice } from '@/tests/support/candidates/storedMoney'

/**
 * Who is on the way is kept in memory. Whatever changes, by whatever way in, the next list is the one that a
 * judgement of everybody gives: on SQLite and on Postgres.
 */

const office = await moneyOffice()
const { payload, end, selected, step, enter, charge, apply, jobOf, newLine } = office
// Later than moneyOffice, because it reads the settings.
const { everybody } = await import('@/collections/Deployments/everybody')

afterAll(end)

const listed = () => everybody(payload, TODAY)
/** Another day judges everybody anew. */
const anew = async () => {
  await everybody(payload, new Date('2027-01-01T10:00:00Z'))
  return listed()
}
const run = (statement: ReturnType<typeof sql>) => runSql(payload, statement)

let id = 0
let twin = 0
let demand = 0
const person = { name: 'Binod Listed', phone_e164: '+9779811112222' }

beforeAll(async () => {
  const made = await selected(person)
  ;[id, demand] = [made.id, made.demand.id]
  await step(id, 'visa_applied', { done: '2026-11-10' })
})

const CHANGES: [string, () => Promise<unknown>][] = [
  ['a milestone', () => step(id, 'contract_signed', { done: '2026-11-11' })],
  ['a result', () => enter(id, { passport: 'ecr', fit: 'unfit' })],
  [
    'a paper',
    () =>
      run(
        sql`insert into papers (application, kind, last_day) values (${id}, 'passport', '2030-01-01')`,
      ),
  ],
  [
    'the last day of a paper',
    () => run(sql`update papers set last_day = '2026-12-01' where application = ${id}`),
  ],
  ['a paper that is deleted', () => run(sql`delete from papers where application = ${id}`)],
  ['money that has to be paid back', () => charge(id, { sum: '40,000', is_here: true })],
  [
    'the end of a demand',
    () => run(sql`update demands set valid_until = '2026-12-02' where id = ${demand}`),
  ],
  ['the title of a job', () => run(sql`update jobs set job_title = 'Another title'`)],
  ['a name', () => run(sql`update applications set name = 'Binod Corrected' where id = ${id}`)],
  [
    'the same person at another job',
    async () => {
      const { line } = await newLine()
      twin = (await apply(await jobOf(line.id), { ...person, name: 'Binod Corrected' })).id
    },
  ],
  ['the other way that ends', () => enter(twin, { end_reason: 'other_job', end_note: '' })],
  ['a stage', () => run(sql`update applications set stage = 'interview' where id = ${id}`)],
  [
    'a stage that comes back',
    () => run(sql`update applications set stage = 'selected' where id = ${id}`),
  ],
  [
    'a wish to be erased',
    () =>
      run(sql`update applications set erasure_asked_at = ${TODAY.toISOString()} where id = ${id}`),
  ],
  [
    'a wish that is taken back',
    () => run(sql`update applications set erasure_asked_at = null where id = ${id}`),
  ],
  ['a deleted application', () => run(sql`delete from applications where id = ${id}`)],
]

describe('the people on the way are up to date after', () => {
  test.each(CHANGES)('%s', async (_what, change) => {
    const before = JSON.stringify(await listed())
    await change()
    const after = await listed()
    expect(JSON.stringify(after)).not.toBe(before)
    expect(after).toEqual(await anew())
  })

  test('more changes than are read one by one, and changes that were forgotten', async () => {
    await listed()
    const { id: other } = await selected({ name: 'Asha Other' })
    for (let n = 0; n < 30; n += 1) {
      await run(
        sql`insert into departure_changes (application) select ${other} from countries, positions limit 200`,
      )
    }
    await run(sql`update deployments set fit = null`)
    expect(await listed()).toEqual(await anew())
    const [left] = await run(sql`select count(*) as n from departure_changes`)
    expect(Number((left as { n: unknown }).n)).toBeLessThan(5001)
  })

  test('nothing: who calls again and again gets the same judgements', async () => {
    const [first] = await listed()
    const [again] = await listed()
    expect(again).toBe(first)
  })
})
