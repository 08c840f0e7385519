import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { LedgerJson } from '@/collections/Ledger/shared/json'
import { applied } from '@/tests/support/candidates/statusPage'
import { expectNotAllowed, expectNotAuthenticated } from '@/tests/support/expect'
import { get, php, postJson } from '@/tests/support/network/http'
import { rowsIn } from '@/tests/support/rows'
import { newJob } from '@/tests/support/staff/records'
import { adminToken, editorToken, logIn, newAccount } from '@/tests/support/staff/session'

let recruiter = ''
let recruiterId = 0
let application = 0

const allow = async (sees_money: boolean) => {
  const body = { action: 'money', id: recruiterId, sees_money }
  const answer = await postJson(php('accounts'), body, await adminToken())
  expect(answer.body, answer.text.slice(0, 300)).toMatchObject({ success: true })
}

/** The country of a job in which the law leaves money to the home country. */
const saudi = async (): Promise<string> => {
  const countries = rowsIn(await get(php('country_list')), 'country')
  const found = countries.find(({ name }) => name === 'Saudi Arabia')
  expect(found, 'Saudi Arabia').toBeDefined()
  return String(found?.id)
}

/** A person who is selected for a job that says nothing of money. */
const selected = async () => {
  const { id } = await applied({ job_id: String(await newJob({ country_id: await saudi() })) })
  const move = { id, revision: 0, stage: 'selected' }
  const { body } = await postJson(php('application_update'), move, await adminToken())
  expect(body).toMatchObject({ success: true })
  return id
}

beforeAll(async () => {
  const account = await newAccount('recruiter')
  recruiterId = account.id
  recruiter = await logIn(account)
  application = await selected()
})

const values = (change: object = {}) => ({
  ...{ application, key: randomUUID(), kind: 'service', sum: '1,000', paid_by: 'upi', bill: '' },
  ...change,
})
const charge = async (change: object = {}, token?: string) =>
  postJson(php('ledger_charge'), values(change), token ?? (await adminToken()))
const ledger = async (id = application, token?: string): Promise<LedgerJson> => {
  const { body } = await get(php('ledger', `?application=${id}`), token ?? (await adminToken()))
  return body?.ledger as LedgerJson // what ledger.php answers
}

describe('the money of an applicant', () => {
  test('is neither read nor entered by visitors, editors, and recruiters whom no admin allowed it', async () => {
    const { token: editor } = await editorToken()
    const refund = { application, entry: 1, sum: '1', paid_by: 'upi', key: randomUUID() }
    for (const token of [editor, recruiter]) {
      expectNotAllowed(await get(php('ledger', `?application=${application}`), token))
      expectNotAllowed(await charge({}, token))
      expectNotAllowed(await postJson(php('ledger_refund'), refund, token))
      expectNotAllowed(await get(php('ledger_export', '?from=2026-01-01&to=2026-12-31'), token))
    }
    expectNotAuthenticated(await get(php('ledger', `?application=${application}`)))
    expectNotAuthenticated(await postJson(php('ledger_charge'), values()))
    expectNotAuthenticated(await postJson(php('ledger_refund'), refund))
    expect((await ledger()).entries).toEqual([])
  })

  test('is read and entered by a recruiter whom an admin allowed it, from the next request on', async () => {
    await allow(true)
    expect((await charge({}, recruiter)).body).toMatchObject({ success: true })
    expect((await ledger(application, recruiter)).entries).toMatchObject([{ kind: 'service' }])
    expectNotAllowed(await get(php('ledger_export', '?from=2026-01-01&to=2026-12-31'), recruiter))
    await allow(false)
    expectNotAllowed(await get(php('ledger', `?application=${application}`), recruiter))
  })

  test('is in no answer of the REST interface, for admins either', async () => {
    expect((await get('/api/ledger', await adminToken())).status).toBe(403)
  })

  test('is exported for an inspection, with a line in the audit trail', async () => {
    const id = await selected()
    await charge({ application: id, kind: 'ticket', sum: '25,000.50', bill: '=1+1' })
    const [entry] = (await ledger(id)).entries
    const period = `?from=${entry?.on}&to=${entry?.on}`
    const { status, text } = await get(php('ledger_export', period), await adminToken())
    expect(status).toBe(200)
    const line = text.split('\r\n').find((one) => one.includes(String(entry?.number)))
    expect(line).toContain('25000.50')
    expect(line).toContain("'=1+1")
    const trail = await get(php('audit_list', '?action=export'), await adminToken())
    expect(trail.text).toContain('csv; filters: from, to')
  })

  test.each([
    ['?from=2026-12-31&to=2026-01-01', 'The last day must not be before the first one.'],
    ['?from=2026-02-30&to=2026-12-31', 'Enter the first and the last day.'],
    ['', 'Enter the first and the last day.'],
    ['?from=2001-01-01&to=2001-01-02', 'There is nothing to export.'],
  ])('is not exported for “%s”', async (period, message) => {
    expect((await get(php('ledger_export', period), await adminToken())).body).toMatchObject({
      ...{ success: false, message },
    })
  })

  test.each([
    ['a negative sum', { sum: '-1' }],
    ['a sum that is a number', { sum: 1000 }],
    ['a sum with a comma for a point', { sum: '10,50' }],
    ['an unknown kind', { kind: 'gift' }],
    ['a side of its own', { kind: 'visa', side: 'inside', bill: '' }],
    ['no key', { key: undefined }],
    ['a ticket without a bill', { kind: 'ticket' }],
    ['an application that is not there', { application: 99999999 }],
    ['more than the law', { sum: '30,000.01' }],
    ['more than the law, with a word that is no yes', { sum: '30,000.01', is_here: 'yes' }],
  ])('with %s is refused, and nothing is stored', async (_what, change) => {
    const before = await ledger()
    expect((await charge(change)).body).toMatchObject({ success: false })
    expect((await ledger()).entries).toEqual(before.entries)
  })
})
