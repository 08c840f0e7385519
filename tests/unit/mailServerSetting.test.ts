import { afterAll, describe, expect, test } from 'vitest'
import { callInProcess } from '@/tests/support/site/callsInProcess'
import { TEST_ADMIN } from '@/tests/support/site/server'
import { invitationSite, newStaffEmail, post } from '@/tests/support/staff/invitations'

const { payload, admin, mailServer, mailsTo, invite, query, sendMails, end } = await invitationSite(
  () => '',
)
const { mailServer: judged } = await import('@/collections/Health/mailServer')

afterAll(end)

const url = new URL(mailServer.url)
const SERVER = {
  host: url.hostname,
  port: Number(url.port),
  user: url.username,
  password: decodeURIComponent(url.password),
}

const save = (changes: object = {}) =>
  post('mail_server', { action: 'save', ...SERVER, ...changes }, admin)

const shown = async () => {
  const { body } = await callInProcess('mail_server', { method: 'GET', token: admin })
  return body.mail_server
}

const NONE = { from: null, host: '', port: null, user: '' }
const SET = { from: 'office', host: SERVER.host, port: SERVER.port, user: SERVER.user }

describe('an admin of a site without a mail server', () => {
  test.each([
    ['host', 'https://mail.example.com'],
    ['host', ''],
    ['port', 0],
    ['port', 70_000],
    ['port', 'x'],
  ])('is refused a wrong %s: %s', async (field, value) => {
    expect(await save({ [field]: value })).toMatchObject({ success: false })
    expect(await shown()).toEqual(NONE)
  })

  test('reads what a server answered that took no mail, and it is not kept', async () => {
    expect(await save({ password: 'wrong' })).toMatchObject({
      success: false,
      message: expect.stringContaining('refused the user name or the password'),
    })
    expect(await save({ port: 1 })).toMatchObject({
      success: false,
      message: expect.stringContaining('could not be reached'),
    })
    expect(await save({ password: '' })).toMatchObject({
      success: false,
      message: 'Type the password of the mail server.',
    })
    expect(await shown()).toEqual(NONE)
  })

  test('sets one that takes a test mail, and mails are sent by it from then on', async () => {
    expect(await save()).toMatchObject({ success: true, mail_server: SET })
    expect(mailsTo(TEST_ADMIN.email).at(-1)?.mail.subject).toMatch(/^Test mail from /)
    const email = newStaffEmail()
    expect(await invite(email)).not.toHaveProperty('link')
    expect(mailsTo(email)).toHaveLength(1)
    expect(await judged({ payload, isThorough: true })).toMatchObject({ severity: 'ok' })
  })

  test('finds the password neither in an answer nor readable in the database', async () => {
    const rows = await query('select * from mail_settings')
    expect(rows).toMatchObject([{ host: SERVER.host, port: SERVER.port }])
    for (const text of [JSON.stringify(rows), JSON.stringify(await shown())]) {
      expect(text).not.toContain(SERVER.password)
    }
    const [line] = await query("select * from audit where subject = 'mail-settings'")
    expect(line).toMatchObject({ action: 'settings', detail: `${SERVER.host}:${SERVER.port}` })
  })

  test('need not type the password again, but for another server', async () => {
    expect(await save({ password: '' })).toMatchObject({ success: true })
    for (const other of [{ host: 'localhost' }, { user: 'somebody' }]) {
      expect(await save({ ...other, password: '' })).toMatchObject({
        success: false,
        message: 'Type the password of the mail server.',
      })
    }
    expect(await shown()).toEqual(SET)
  })

  test('is told when the password cannot be read any more, and mails wait meanwhile', async () => {
    const [{ sealed_password } = {}] = await query('select sealed_password from mail_settings')
    await query('update mail_settings set sealed_password = ?', [`A${String(sealed_password)}`])
    expect(await judged({ payload })).toMatchObject({
      severity: 'error',
      text: 'The password of the mail server cannot be read',
    })
    const email = newStaffEmail()
    await invite(email)
    expect(await query('select state from mails where "to" = ?', [email])).toMatchObject([
      { state: 'queued' },
    ])
    expect(await save()).toMatchObject({ success: true })
    await query('update payload_jobs set wait_until = null')
    await query('update mails set next_try_at = null where "to" = ?', [email])
    await sendMails()
    expect(mailsTo(email)).toHaveLength(1)
  })

  test('can remove it: mails are kept again', async () => {
    const answer = await post('mail_server', { action: 'remove' }, admin)
    expect(answer).toMatchObject({ success: true, mail_server: NONE })
    expect(await invite(newStaffEmail())).toHaveProperty('link')
    expect(await query('select sealed_password from mail_settings')).toEqual([
      { sealed_password: null },
    ])
  })
})

test('the other admins are told of a change, in a mail that names both servers', async () => {
  const email = newStaffEmail()
  await payload.create({
    collection: 'users',
    data: { email, password: 'a password to begin with', name: 'Other', role: 'admin' },
  })
  await save()
  const [mail] = await query('select kind, text from mails where "to" = ?', [email])
  expect(mail).toMatchObject({ kind: 'warning' })
  expect(String(mail?.text)).toContain(`Before: none\nNow: ${SERVER.host}:${SERVER.port}`)
})
