import { afterAll, describe, expect, test } from 'vitest'
import { callInProcess } from '@/tests/support/site/callsInProcess'
import {
  accept,
  INVALID,
  invitationSite,
  newStaffEmail,
  PASSWORD,
  person,
  post,
} from '@/tests/support/staff/invitations'

const site = await invitationSite()
const { accountsOf, admin, by, invited, linesOf, openOf, payload, query } = site

afterAll(site.end)

describe('an invited person', () => {
  test('sets a password with the mailed link and signs in with the role', async () => {
    const email = newStaffEmail()
    const token = await invited(email)
    const [open] = await openOf(email)
    expect(open).toMatchObject({ name: 'Nadia New', role: 'recruiter', is_expired: false })
    expect(await post('invitation', { token })).toMatchObject({
      success: true,
      invitation: { name: 'Nadia New', email },
    })
    expect(await accept(token)).toMatchObject({ success: true, login: '/login' })
    expect(await accountsOf(email)).toMatchObject([{ role: 'recruiter', name: 'Nadia New' }])
    expect(await openOf(email)).toEqual([])
    const { token: session } = await post('login', { email, password: PASSWORD })
    const { body } = await callInProcess('profile', { method: 'GET', token: String(session) })
    expect(body.profile).toMatchObject({ email, role: 'recruiter' })
    expect(await linesOf(open?.id)).toEqual([`${by} recruiter`, 'visitor used'])
  })

  test('as an editor is led to the CMS panel', async () => {
    const token = await invited(newStaffEmail(), { role: 'editor' })
    expect(await accept(token)).toMatchObject({ success: true, login: '/login' })
  })

  test('cannot use the link twice, nor twice at the same moment', async () => {
    const email = newStaffEmail()
    const token = await invited(email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token)))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(await accountsOf(email)).toHaveLength(1)
    expect(await accept(token, 'another password')).toEqual({ success: false, message: INVALID })
    expect(await post('invitation', { token })).toEqual({ success: false, message: INVALID })
  })

  test.each(['', '12345', 'x'.repeat(257)])('cannot set the password “%s”', async (password) => {
    const email = newStaffEmail()
    const token = await invited(email)
    const answer = await accept(token, password)
    expect(answer).toMatchObject({ success: false, errors: { password: expect.any(String) } })
    expect(await accountsOf(email)).toEqual([])
    expect(await accept(token)).toMatchObject({ success: true })
  })

  test('cannot choose another role, name or address', async () => {
    const email = newStaffEmail()
    const token = await invited(email)
    const more = { role: 'admin', email: newStaffEmail(), name: 'Other' }
    await post('invitation', { token, password: PASSWORD, ...more })
    expect(await accountsOf(email)).toMatchObject([{ role: 'recruiter', name: 'Nadia New' }])
    expect(await accountsOf(more.email)).toEqual([])
  })
})

describe('the same answer as to a used link gets', () => {
  test.each(['x', 'A'.repeat(43), '%00', "' or 1=1 --"])(
    'the unknown token “%s”',
    async (token) => {
      expect(await accept(token)).toEqual({ success: false, message: INVALID })
    },
  )

  test('the hash that is stored of a token', async () => {
    const email = newStaffEmail()
    await invited(email)
    const [row] = await query('select token_hash from invitations where email = ?', [email])
    expect(await accept(String(row?.token_hash).slice(0, 43))).toEqual({
      success: false,
      message: INVALID,
    })
  })

  test('an expired link', async () => {
    const email = newStaffEmail()
    const token = await invited(email)
    const [open] = await openOf(email)
    expect(Date.parse(String(open?.expires_at)) - Date.now()).toBeGreaterThan(71.9 * 3_600_000)
    expect(Date.parse(String(open?.expires_at)) - Date.now()).toBeLessThan(72 * 3_600_000)
    await query('update invitations set expires_at = ? where email = ?', [
      new Date(Date.now() - 1000).toISOString(),
      email,
    ])
    expect(await accept(token)).toEqual({ success: false, message: INVALID })
    expect(await openOf(email)).toMatchObject([{ is_expired: true }])
    await payload.jobs.queue({ task: 'clearInvitations', input: {} })
    await payload.jobs.run()
    expect(await openOf(email)).toEqual([])
    expect(await linesOf(open?.id)).toEqual([`${by} recruiter`, 'system expired'])
  })

  test('a withdrawn link', async () => {
    const email = newStaffEmail()
    const token = await invited(email)
    const [open] = await openOf(email)
    const withdraw = async () => post('accounts', { action: 'withdraw', id: open?.id }, admin)
    expect(await withdraw()).toMatchObject({ success: true })
    expect(await withdraw()).toMatchObject({ success: false })
    expect(await accept(token)).toEqual({ success: false, message: INVALID })
    expect(await accountsOf(email)).toEqual([])
    expect(await linesOf(open?.id)).toEqual([`${by} recruiter`, `${by} withdrawn`])
  })

  test('a link that a newer invitation replaced', async () => {
    const email = newStaffEmail()
    const first = await invited(email)
    const second = await invited(email, { role: 'editor' })
    expect(await accept(first)).toEqual({ success: false, message: INVALID })
    expect(await openOf(email)).toHaveLength(1)
    expect(await accept(second)).toMatchObject({ success: true })
    expect(await accountsOf(email)).toMatchObject([{ role: 'editor' }])
  })

  test('a link whose address got an account meanwhile', async () => {
    const email = newStaffEmail()
    const token = await invited(email)
    const made = { action: 'create', ...person(email), role: 'editor', password: PASSWORD }
    expect(await post('accounts', made, admin)).toMatchObject({ success: true })
    expect(await accept(token, 'a password of a thief')).toEqual({
      success: false,
      message: INVALID,
    })
    expect(await accountsOf(email)).toMatchObject([{ role: 'editor' }])
  })
})
