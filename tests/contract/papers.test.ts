import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { newApplicant } from '@/tests/support/candidates/applicants'
import { expectNotAllowed, expectNotAuthenticated } from '@/tests/support/expect'
import { get, php, postJson } from '@/tests/support/network/http'
import { rowsIn } from '@/tests/support/rows'
import { adminToken, editorToken, logIn, newAccount } from '@/tests/support/staff/session'

let recruiter = ''
let application = 0
beforeAll(async () => {
  recruiter = await logIn(await newAccount('recruiter'))
  application = (await newApplicant()).id
})

const values = (change: object = {}) => ({
  ...{ application, kind: 'passport', number: 'Z 123 4567', issued_on: '2024-01-02' },
  ...{ last_day: '2034-01-01', ...change },
})
const save = (change: object = {}, token = recruiter) =>
  postJson(php('paper_save'), values(change), token)
const listed = async () =>
  rowsIn(await get(php('papers', `?application=${application}`), recruiter), 'papers')

describe('papers', () => {
  test('are entered and looked at by recruiters and admins, the number only one by one', async () => {
    const key = randomUUID()
    const [first] = await Promise.all([save({ key }), save({ key }), save({ key })])
    expect(first.body).toMatchObject({ success: true })
    const papers = await listed()
    expect(papers).toMatchObject([{ kind: 'passport', number_end: '67', renewed_by: null }])
    expect(JSON.stringify(papers)).not.toContain('Z1234567')
    for (const token of [recruiter, await adminToken()]) {
      const shown = await postJson(php('paper_number'), { application, id: papers[0]?.id }, token)
      expect(shown.body).toMatchObject({ success: true, number: 'Z1234567' })
    }
    const trail = await get(php('audit_list', '?action=view'), await adminToken())
    expect(trail.text).toContain(`number of paper ${papers[0]?.id}: passport`)
    expect(trail.text).not.toContain('Z1234567')
  })

  test('are neither read nor changed by editors and visitors', async () => {
    const { token: editor } = await editorToken()
    const one = { application, id: 1, changed_at: '' }
    expectNotAllowed(await get(php('papers', `?application=${application}`), editor))
    expectNotAuthenticated(await get(php('papers', `?application=${application}`)))
    for (const call of ['paper_save', 'paper_number', 'paper_delete'] as const) {
      const body = call === 'paper_save' ? values() : one
      expectNotAllowed(await postJson(php(call), body, editor))
      expectNotAuthenticated(await postJson(php(call), body))
    }
  })

  test('are in no answer of the REST interface, for admins either', async () => {
    expect((await get('/api/papers', await adminToken())).status).toBe(403)
  })

  test.each([
    ['a last day before the issue', { issued_on: '2026-01-02', last_day: '2026-01-01' }],
    ['a day that is none', { last_day: '2034-02-30' }],
    ['a last day long ago', { issued_on: '', last_day: '2003-01-01' }],
    ['an unknown kind', { kind: 'photo' }],
    ['a number as a list', { number: ['1'] }],
    ['a number that is too long', { number: 'Z'.repeat(41) }],
    ['an application that is not there', { application: 99999999 }],
    ['a paper that is not there', { id: 99999999, changed_at: '' }],
  ])('with %s are refused, and nothing is stored', async (_what, change) => {
    const before = await listed()
    expect((await save(change)).body).toMatchObject({ success: false })
    expect(await listed()).toEqual(before)
  })
})
