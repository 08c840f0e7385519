import { afterAll, describe, expect, test, vi } from 'vitest'
import { callInProcess } from '@/tests/support/site/callsInProcess'
import { TEST_ADMIN } from '@/tests/support/site/server'
import {
  accept,
  invitationSite,
  newStaffEmail,
  PASSWORD,
  person,
  post,
} from '@/tests/support/staff/invitations'

const site = await invitationSite()
const { admin, invite, invited, mailServer, mailsTo, openOf, query } = site

afterAll(site.end)

describe('an invitation is refused', () => {
  test('for the address of an account, in any spelling', async () => {
    const refusal = {
      success: false,
      errors: { email: 'There is an account with this e-mail already' },
    }
    expect(await invite(TEST_ADMIN.email)).toMatchObject(refusal)
    expect(await invite(` ${TEST_ADMIN.email.toUpperCase()} `)).toMatchObject(refusal)
  })

  test.each([
    ['current_password', { current_password: '' }],
    ['current_password', { current_password: 'not the password' }],
    ['email', { email: 'nobody' }],
    ['role', { role: 'owner' }],
    ['role', { role: '__proto__' }],
    ['name', { name: ' ' }],
  ])('because of the %s %j', async (field, other) => {
    const email = newStaffEmail()
    expect(await invite(email, other)).toMatchObject({
      success: false,
      errors: { [field]: expect.any(String) },
    })
    expect(await openOf(email)).toEqual([])
    expect(mailsTo(email)).toEqual([])
  })

  test('when a recruiter sends it, who cannot withdraw one either', async () => {
    const email = newStaffEmail()
    const made = { action: 'create', ...person(email), password: PASSWORD }
    expect(await post('accounts', made, admin)).toMatchObject({ success: true })
    const { token } = await post('login', { email, password: PASSWORD })
    const other = newStaffEmail()
    const answer = await invite(other, { current_password: PASSWORD }, String(token))
    expect(answer).toMatchObject({ success: false, message: expect.stringContaining('may not') })
    await invited(other)
    const [open] = await openOf(other)
    await post('accounts', { action: 'withdraw', id: open?.id }, String(token))
    expect(await openOf(other)).toHaveLength(1)
  })
})

describe('the token of an invitation', () => {
  test('is stored nowhere after its mail was sent, and never in the log', async () => {
    const said = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write'))
    const email = newStaffEmail()
    const token = await invited(email)
    for (const table of ['invitations', 'mails', 'payload_jobs', 'audit', 'users']) {
      expect(JSON.stringify(await query(`select * from ${table}`))).not.toContain(token)
    }
    await accept(token)
    await accept(token)
    const log = said.flatMap(({ mock }) => mock.calls).join()
    expect(log).not.toContain(token)
    expect(log).not.toContain(email)
    vi.restoreAllMocks()
  })

  test('is read by no admin while its mail waits in the outbox', async () => {
    const email = newStaffEmail()
    await mailServer.stop()
    await invite(email)
    const [mail] = await query('select id, text from mails where "to" = ?', [email])
    expect(mail?.text).toContain('/invitation#')
    const asked = { method: 'GET', token: admin, query: `?mail_id=${mail?.id}` } as const
    const { body } = await callInProcess('mail_list', asked)
    expect(body.mail).toMatchObject({ withheld: expect.any(String) })
    expect(JSON.stringify(body)).not.toContain('/invitation#')
    await mailServer.start()
  })

  test('of a withdrawn invitation is not mailed any more', async () => {
    const email = newStaffEmail()
    await mailServer.stop()
    await invite(email)
    const [open] = await openOf(email)
    expect(await post('accounts', { action: 'withdraw', id: open?.id }, admin)).toMatchObject({
      success: true,
    })
    expect(await query('select id from mails where "to" = ?', [email])).toEqual([])
    await mailServer.start()
  })
})
