import { afterAll, describe, expect, test } from 'vitest'
import type { Row } from '@/tests/support/rows'
import { callInProcess } from '@/tests/support/site/callsInProcess'
import { TEST_ADMIN } from '@/tests/support/site/server'
import { invitationSite, post } from '@/tests/support/staff/invitations'

const { admin, mailServer, mailsTo, query, end } = await invitationSite()

afterAll(end)

const sendTestMail = () => post('launch', { action: 'test-mail' }, admin)

const mailPoint = ({ launch }: Record<string, unknown>) =>
  (launch as { points: Row[] }).points.find(({ key }) => key === 'mail') // of launch.php

const outbox = () => query("select state from mails where kind = 'test'")

describe('an admin who tries the mail server', () => {
  test('is told that it cannot be reached, and nothing waits in the outbox', async () => {
    await mailServer.stop()
    expect(await sendTestMail()).toMatchObject({
      success: false,
      message: expect.stringContaining('The mail server could not be reached.'),
    })
    expect(await outbox()).toEqual([])
    await mailServer.start()
  })

  test('gets the mail at the own address, and the point of the launch list is done', async () => {
    const answer = await sendTestMail()
    expect(answer).toMatchObject({
      success: true,
      message: expect.stringContaining(TEST_ADMIN.email),
    })
    expect(mailsTo(TEST_ADMIN.email).at(-1)?.mail.subject).toMatch(/^Test mail from /)
    expect(mailPoint(answer)).toMatchObject({ state: 'done' })
    expect(await outbox()).toMatchObject([{ state: 'sent' }])
  })

  test('cannot replace the server of SMTP_URL in the office, but sees which it is', async () => {
    expect(await post('mail_server', { action: 'remove' }, admin)).toEqual({
      success: false,
      message: 'The mail server is set on the server (SMTP_URL), which comes first.',
    })
    const { body } = await callInProcess('mail_server', { method: 'GET', token: admin })
    expect(body.mail_server).toEqual({
      from: 'server',
      host: '127.0.0.1',
      port: Number(new URL(mailServer.url).port),
      user: 'mailbox-of-the-agency',
    })
  })
})
