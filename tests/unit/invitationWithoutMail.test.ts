import { afterAll, describe, expect, test } from 'vitest'
import { callInProcess } from '@/tests/support/site/callsInProcess'
import { accept, invitationSite, newStaffEmail, post } from '@/tests/support/staff/invitations'

const { admin, invite, query, end } = await invitationSite(() => '')

afterAll(end)

const tokenIn = ({ link }: Record<string, unknown>) => String(link).split('/invitation#')[1] ?? ''

describe('an admin of a site without a mail server', () => {
  test('gets the link of the invitation to send it, which works once', async () => {
    const answer = await invite(newStaffEmail())
    expect(answer).toMatchObject({
      success: true,
      message: expect.stringContaining('send the link yourself'),
    })
    expect(await accept(tokenIn(answer))).toMatchObject({ success: true })
    expect(await accept(tokenIn(answer))).toMatchObject({ success: false })
  })

  test('cannot see the link again: it is neither in the list, the outbox nor the database', async () => {
    const token = tokenIn(await invite(newStaffEmail()))
    expect(token).toHaveLength(43)
    for (const table of ['invitations', 'mails', 'payload_jobs', 'audit']) {
      expect(JSON.stringify(await query(`select * from ${table}`))).not.toContain(token)
    }
    const { body } = await callInProcess('accounts', { method: 'GET', token: admin })
    expect(body.invitations).not.toEqual([])
    expect(JSON.stringify(body)).not.toContain(token)
  })

  test('replaces the link of before with a new one', async () => {
    const email = newStaffEmail()
    const before = tokenIn(await invite(email))
    const after = tokenIn(await invite(email))
    expect(await accept(before)).toMatchObject({ success: false })
    expect(await accept(after)).toMatchObject({ success: true })
  })

  test('is told so by the test mail', async () => {
    expect(await post('launch', { action: 'test-mail' }, admin)).toEqual({
      success: false,
      message: 'No mail server is set.',
    })
  })

  test('gets no link without the current password', async () => {
    const answer = await invite(newStaffEmail(), { current_password: 'not the password' })
    expect(answer).toMatchObject({ success: false })
    expect(answer).not.toHaveProperty('link')
  })
})
