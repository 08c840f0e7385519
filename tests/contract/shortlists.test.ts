import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { applied, formOf } from '@/tests/support/candidates/statusPage'
import { call, get, php, postJson } from '@/tests/support/network/http'
import { hasDatabase, query } from '@/tests/support/site/database'
import { newJob } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

/** The page of an employer over HTTP, as a browser without scripts sees it. */

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** From the database: nobody may read these mails over REST. */
const mailsTo = (email: string, kind: string) =>
  query('select text from mails where "to" = ? and kind = ?', [email, kind])

const proposed = async (with_resumes = false) => {
  const job = await newJob()
  const { id, email: candidate } = await applied({ job_id: String(job) })
  const email = `${randomUUID()}@mithal.example`
  const body = {
    ...{ company: 'Mithal Petroleum', email, ends_on: inDays(9), key: randomUUID() },
    ...{ people: [{ id, years: 7 }], with_resumes },
  }
  const { body: saved } = await postJson(php('shortlist_save'), body, await adminToken())
  expect(saved).toMatchObject({ success: true })
  const [link] = await mailsTo(email, 'shortlist')
  const token = /\/shortlist\/(\S+)/.exec(String(link?.text))?.[1] ?? ''
  return { id, candidate, email, token, job, list: Number(saved?.id) }
}

/** Sends a form of the page as a browser does. */
const sendForm = (fields: Record<string, string>, cookie = '') =>
  call(php('shortlist_answer'), {
    method: 'POST',
    body: formOf(fields),
    headers: { Accept: 'text/html,*/*;q=0.8', cookie },
  })

const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

const pageOf = (token: string, cookie = '') => call(`/shortlist/${token}`, { headers: { cookie } })

describe.skipIf(!hasDatabase())('the page of an employer', () => {
  test('asks for a code, names nobody, and is as secret as other links', async () => {
    const { token } = await proposed()
    const { status, text, headers } = await pageOf(token)
    expect(status).toBe(200)
    expect(text).toContain('Send the code')
    expect(text).not.toContain('Your answer about')
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(text).toMatch(/<meta name="robots" content="noindex/)
  })

  test('is not found for a forged link', async () => {
    const { token } = await proposed()
    expect((await get(`/shortlist/${token.slice(0, -4)}AAAA`)).status).toBe(404)
    expect((await get('/shortlist/1')).status).toBe(404)
    const { status } = await sendForm({ token: 'x', action: 'answer' })
    expect(status).toBe(303)
  })

  test('sends a code, refuses a wrong one in words, and keeps no code in an address', async () => {
    const { token, email } = await proposed()
    const asked = await sendForm({ token, action: 'send_code' })
    expect([asked.status, asked.headers.get('location')]).toEqual([303, `/shortlist/${token}#form`])
    const browser = asked.headers.getSetCookie().find((one) => one.startsWith('shortlist-browser='))
    expect(browser).toMatch(/; HttpOnly; SameSite=Lax/)
    const cookie = cookiesOf(asked.headers)
    expect((await pageOf(token, cookie)).text).toContain('We sent six digits')
    expect(await mailsTo(email, 'shortlist-code')).toHaveLength(1)
    const wrong = await sendForm({ token, action: 'open', code: '000000' }, cookie)
    expect(wrong.headers.get('location')).toBe(`/shortlist/${token}#form`)
    const kept = `${cookie.split('; ').find((one) => one.startsWith('shortlist-browser='))}; ${cookiesOf(wrong.headers)}`
    const { text } = await pageOf(token, kept)
    // One in a million is right.
    expect(text).toMatch(/This is not the code\. 4 tries left\./)
    expect(text).not.toContain('Your answer about')
  })

  test('shows no resume before the code, also to who knows the place on the list', async () => {
    const { token, list } = await proposed(true)
    const [place] = await query('select id from shortlist_people where shortlist = ?', [list])
    const { status, text } = await call(`/shortlist/${token}?resume=${place?.id}`)
    expect(status).toBe(200)
    expect(text).toContain('Send the code')
    expect(text).not.toContain('The words of the resume')
  })

  test('is for nobody without the right role to make', async () => {
    for (const name of ['shortlist_save', 'shortlist_update']) {
      expect((await postJson(php(name), {})).status).toBe(401)
    }
    expect((await get(php('shortlist_list', '?job=1'))).status).toBe(401)
  })

  test('says that the link has ended after staff ended it, and staff keep the list', async () => {
    const { token, list, job, id } = await proposed()
    const token_ = await adminToken()
    const { body } = await postJson(php('shortlist_update'), { id: list, action: 'end' }, token_)
    expect(body).toMatchObject({ success: true })
    expect((await pageOf(token)).text).toContain('This link has ended. Your answers are kept.')
    const listed = await get(php('shortlist_list', `?job=${job}`), token_)
    expect(listed.body).toMatchObject({
      shortlists: [{ has_ended: true, people: [{ application_id: id, answer: 'none' }] }],
    })
  })
})
