import { readFileSync } from 'node:fs'
import { describe, expect, inject, test } from 'vitest'
import { applyForm } from '@/tests/support/candidates/forms'
import { mailsTo } from '@/tests/support/candidates/mails'
import { expectRefusal } from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'
import { get, php, postForm, postJson } from '@/tests/support/network/http'
import { rowIn, rowsIn } from '@/tests/support/rows'
import {
  adminToken,
  deleteAccount,
  editorToken,
  logIn,
  newAccount,
} from '@/tests/support/staff/session'

const newEmail = () => `${mark()}@visitor.example`

describe('the outbox without a mail server', () => {
  test('keeps each mail, whose reading by an admin is recorded', async () => {
    const email = newEmail()
    await postForm(php('job_applied'), applyForm({ email }))
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'confirm', state: 'kept', tries: 0, sent_at: null })
    expect(mail?.text).toContain('We have your application')
    expect(mail?.html).toContain('<!doctype html>')
    const { body } = await get(
      `/api/audit?where[subject_id][equals]=${mail?.id}&where[subject][equals]=mails`,
      await adminToken(),
    )
    expect(body?.docs).toMatchObject([{ action: 'view' }])
  })

  test('shows the text of a password mail only to its recipient', async () => {
    const account = await newAccount('admin')
    const answer = await postJson('/api/users/forgot-password', { email: account.email })
    expect(answer.status).toBe(200)
    const [mail] = await mailsTo(account.email)
    expect(mail).toMatchObject({ kind: 'account', state: 'kept' })
    expect(mail?.text).toBeUndefined()
    const own = await get(php('mail_list', `?mail_id=${mail?.id}`), await logIn(account))
    const { text } = rowIn(own, 'mail')
    expect(text).toMatch(/^http\S+\/admin\/reset\/[\w-]+$/m)
    expect(text).not.toMatch(/[<>{}]/)
    await deleteAccount(account)
  })

  test('lists mails without their text, filtered by state', async () => {
    const list = await get(php('mail_list', '?limit=5&page=1'), await adminToken())
    expect(rowsIn(list, 'mails').length).toBeGreaterThan(0)
    expect(list.text).not.toContain('doctype')
    for (const state of ['sent', 'nonsense']) {
      const { body } = await get(php('mail_list', `?state=${state}`), await adminToken())
      expect(body).toMatchObject({ mails: [], total: 0 })
    }
  })

  test('lists the mails to people, to the office, or about accounts', async () => {
    const kindsOf = async (group: string) => {
      const list = await get(php('mail_list', `?group=${group}`), await adminToken())
      return [...new Set(rowsIn(list, 'mails').map(({ kind }) => kind))]
    }
    const people = await kindsOf('people')
    expect(people).toContain('confirm')
    // Other tests write to applicants at the same time.
    expect(people.filter((kind) => kind !== 'message')).toEqual(['confirm'])
    expect(await kindsOf('office')).toEqual(['notice'])
    const others = await kindsOf('site')
    expect(others.length).toBeGreaterThan(0)
    expect(others).not.toContain('confirm')
    expect(others).not.toContain('notice')
    expect(others).not.toContain('message')
    expect(await kindsOf('nonsense')).toEqual([])
  })

  test.each(['0', 'x', '2147483647'])('has no mail with the id %s', async (id) => {
    const answer = await get(php('mail_list', `?mail_id=${id}`), await adminToken())
    expectRefusal(answer, 'This mail is no longer in the outbox.')
  })

  test.skipIf(!inject('server'))('is announced in the log, which names nobody', async () => {
    const email = newEmail()
    await postForm(php('job_applied'), applyForm({ email, name: `Asha ${email}` }))
    await mailsTo(email)
    const log = readFileSync(inject('server')?.logFile ?? '', 'utf8')
    expect(log).toContain('No mail server is set. Mails are kept in the outbox.')
    expect(log).toContain('A mail was kept in the outbox.')
    expect(log).not.toContain('No email adapter')
    expect(log).not.toContain(email)
  })

  test('is not readable over REST by editors and visitors', async () => {
    const { token } = await editorToken()
    expect((await get('/api/mails', token)).status).toBe(403)
    expect((await get('/api/mails')).status).toBe(401)
  })
})
