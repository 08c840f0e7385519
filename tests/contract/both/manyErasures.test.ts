import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WITHIN, withoutReading } from '@/tests/support/candidates/erasures'
import { applyForm } from '@/tests/support/candidates/forms'
import { newMobile } from '@/tests/support/candidates/mobile'
import type { Row } from '@/tests/support/rows'
import { copyDatabase, hasDatabase } from '@/tests/support/site/database'
import { type OwnSite, startOwnSite } from '@/tests/support/site/ownSite'
import { TEST_ADMIN } from '@/tests/support/site/server'
import { runTask } from '@/tests/support/site/tasks'

/** Erasures of many rows without a request of the candidates, on a separate site. */
let site: OwnSite
let ids: number[] = []

const JSON_TYPE = { 'Content-Type': 'application/json' }
const OTHER = { name: 'Other', email: 'other@staff.example', password: 'a password to begin with' }

beforeAll(async () => {
  if (!hasDatabase()) return
  site = await startOwnSite({}, copyDatabase)
  const body = JSON.stringify({ ...OTHER, role: 'admin', current_password: TEST_ADMIN.password })
  const made = await site.request('/api/users', { method: 'POST', headers: JSON_TYPE, body })
  expect(made.status).toBe(201)
  for (let i = 0; i < 30; i += 1) {
    const answer = await site.post('job_applied', applyForm({ mobile: newMobile() }))
    expect(answer).toMatchObject({ success: true })
  }
  ids = (await site.database.rows('select id from applications order by id')).map(({ id }) =>
    Number(id),
  )
}, 240_000)

afterAll(() => site?.stop())

const take = (count: number) => ids.splice(0, count)

const erase = (chosen: number[]) =>
  site.post('person_erase', {
    rows: chosen.map((id) => ({ collection: 'applications', id })),
    confirm: 'ERASE',
  })

const deleteOverRest = async (query: string) => {
  const response = await site.request(`/api/applications${query}`, { method: 'DELETE' })
  return { status: response.status, json: (await response.json()) as Row } // REST answers objects
}

const rowsOf = async (chosen: number[]) => {
  const chosenRows = `select * from applications where id in (${chosen}) order by id`
  return (await site.database.rows(chosenRows)).map(withoutReading)
}

const asked = (id: number) =>
  site.database.rows('update applications set erasure_asked_at = ? where id = ?', [
    new Date().toISOString(),
    id,
  ])

const warnings = () =>
  site.database.rows(`select * from mails where kind = 'warning' and "to" = ? order by id`, [
    OTHER.email,
  ])

const alertsOf = async (account: typeof OTHER): Promise<unknown[]> => {
  const body = JSON.stringify(account)
  const login = { method: 'POST', headers: JSON_TYPE, body }
  const { token } = await (await fetch(`${site.baseUrl}/php/login.php`, login)).json()
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`${site.baseUrl}/php/office.php`, { headers })
  return ((await answer.json()) as Row).alerts as unknown[] // the call answers an object
}

const privacy = async () => (await site.get('privacy')).privacy as Row & { batches: Row[] }

describe.skipIf(!hasDatabase())('staff who erase many submissions', () => {
  test('by one REST request have nothing left of them before the answer', async () => {
    const chosen = take(4)
    const mails = () =>
      site.database.rows(`select id from mails where application_id in (${chosen})`)
    await vi.waitFor(async () => expect(await mails()).toHaveLength(8), WITHIN)
    const { status, json } = await deleteOverRest(`?where[id][in]=${chosen}`)
    expect(status).toBe(200)
    expect(json).toMatchObject({ errors: [], erased: 4, hidden: 0, hidden_until: null })
    expect(json.docs).toHaveLength(4)
    const { rows } = site.database
    expect(await mails()).toEqual([])
    const lines = `select id from audit where action = 'erase' and subject_id in (${chosen})`
    expect(await rows(lines)).toHaveLength(4)
    expect(await rows('select id from erasures')).toEqual([])
    expect(await warnings()).toEqual([])
  })

  test('are told of to the other admins at the tenth of an hour, once', async () => {
    await erase(take(5))
    expect(await warnings()).toEqual([])
    expect(await erase(take(1))).toMatchObject({ success: true, erased: 1, hidden: 0 })
    expect(await warnings()).toMatchObject([
      { subject: 'Many submissions were erased within an hour' },
    ])
    expect(await erase(take(5))).toMatchObject({ erased: 5, hidden: 0 })
    expect(await warnings()).toHaveLength(1)
    expect(await alertsOf(OTHER)).toContainEqual(expect.objectContaining({ key: 'erasures' }))
    const own = (await site.get('office')).alerts
    expect(own).not.toContainEqual(expect.objectContaining({ key: 'erasures' }))
  })

  test('hide them from the 21st of an hour on, also after a restart and in every way', async () => {
    await site.kill()
    await site.restart()
    expect(await erase(take(5))).toMatchObject({ erased: 5 })
    const [one, ...others] = take(5)
    const hidden = await deleteOverRest(`/${one}`)
    expect(hidden.status).toBe(200)
    expect(hidden.json).toMatchObject({ erased: 0, hidden: 1 })
    expect(hidden.json.message).toContain('Hidden, not erased: 1')
    const [candidate = 0] = others
    await asked(candidate)
    const { json } = await deleteOverRest(`?where[id][in]=${others}`)
    expect(json).toMatchObject({ erased: 1, hidden: 3 })
    const last = take(1)
    expect(await erase(last)).toMatchObject({ success: true, erased: 0, hidden: 1 })
    expect(await rowsOf([candidate])).toEqual([])
    const listed = (await site.get('jobapplied_list', '?page=1')).total
    expect(listed).toBe(ids.length)
    const until = Date.parse(String(json.hidden_until))
    expect(until).toBeGreaterThan(Date.now() + 29 * 86_400_000)
    expect((await privacy()).batches).toMatchObject([{ account: 1, rows: 5 }])
    expect((await warnings()).at(-1)?.text).toContain('Hidden instead of erased: 1')
  })

  test('cannot shorten the wait of what is hidden, or make it shorter than a week', async () => {
    const before = await site.database.rows(
      'select erase_after from applications where erasure_batch is not null',
    )
    await site.post('privacy', { is_on: false, months: 24, quarantine_days: 1 })
    expect((await warnings()).at(-1)).toMatchObject({
      subject: 'The rule about how long data is kept was changed',
    })
    const after = await site.database.rows(
      'select erase_after from applications where erasure_batch is not null',
    )
    expect(after).toEqual(before)
    const later = await erase(take(1))
    expect(later).toMatchObject({ hidden: 1 })
    const days = (Date.parse(String(later.hidden_until)) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(7)
    await runTask(site.database, 'retention')
    expect(await site.database.rows('select id from applications')).toHaveLength(ids.length + 6)
  })

  test('have it erased by the nightly task when the wait is over, though the rule is off', async () => {
    const [row] = await site.database.rows(
      'select id, erasure_batch from applications where erasure_batch is not null',
    )
    const past = new Date(Date.now() - 1000).toISOString()
    await site.database.rows('update applications set erase_after = ? where id = ?', [
      past,
      Number(row?.id),
    ])
    await runTask(site.database, 'retention')
    expect(await rowsOf([Number(row?.id)])).toEqual([])
    const [line] = await site.database.rows(
      "select actor, detail from audit where action = 'erase' and subject_id = ?",
      [Number(row?.id)],
    )
    expect(line).toEqual({ actor: 'system', detail: `batch ${row?.erasure_batch}` })
  })

  test('take everything back at once', async () => {
    const [batch] = (await privacy()).batches
    const back = { action: 'take_back', batch: batch?.batch }
    expect(await site.post('privacy_update', back)).toMatchObject({ success: true, taken_back: 5 })
    expect((await site.get('jobapplied_list', '?page=1')).total).toBe(ids.length + 5)
    expect((await privacy()).batches).toEqual([])
    expect(await site.post('privacy_update', back)).toMatchObject({ success: false })
  })
})
