import { afterAll, expect, test } from 'vitest'
import { invitationSite, post } from '@/tests/support/staff/invitations'

const { admin, mailServer, query, end } = await invitationSite(({ url }) =>
  url.replace(/:[^:@/]*@/, ':wrong@'),
)

afterAll(end)

test('an admin who tries a mail server with a wrong password is told what it answered', async () => {
  expect(await post('launch', { action: 'test-mail' }, admin)).toMatchObject({
    success: false,
    message: expect.stringMatching(/refused the user name or the password\. It said: “535 /),
  })
  expect(mailServer.received).toEqual([])
  expect(await query("select id from mails where kind = 'test'")).toEqual([])
})
