import { describe, expect, test } from 'vitest'
import { erase, find } from '@/tests/support/candidates/person'
import { applied, formOf, newEmail, page } from '@/tests/support/candidates/statusPage'
import { expectSuccess } from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'
import { call, get, php, postForm, postJson } from '@/tests/support/network/http'
import { rowsIn } from '@/tests/support/rows'
import { rowsWhere } from '@/tests/support/staff/records'
import { adminToken, logIn, newAccount } from '@/tests/support/staff/session'

/** "Somebody asked me for more money": the report names the application, by the signed link alone. */

const SENT = 'Your message has reached the office.'

const selected = async () => {
  const candidate = await applied()
  const move = { id: candidate.id, revision: 0, stage: 'selected' }
  await postJson(php('application_update'), move, await adminToken())
  const [row] = await rowsWhere('applications', 'id', String(candidate.id))
  return { ...candidate, reference: String(row?.reference) }
}

/** Opens the form by the link of the status page, as a browser follows it. */
const formFrom = async (token: string) => {
  const { text } = await page(token)
  const [, href = ''] = /href="(\/php\/my_application\.php\?report=[^"]*)"/.exec(text) ?? []
  return followed(await get(href.replaceAll('&amp;', '&')))
}

const followed = async ({ status, headers }: Awaited<ReturnType<typeof get>>) => {
  expect(status).toBe(303)
  const location = String(headers.get('location'))
  const Cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  return { location, page: await call(location, { headers: { Cookie } }) }
}

const report = async (fields: Record<string, string>) => {
  const email = newEmail()
  const form = { kind: 'fraud', name: 'Asha Sample', message: `A man asked for money: ${mark()}` }
  const answer = await postForm(php('enquiry'), formOf({ ...form, email, ...fields }))
  expectSuccess(answer, SENT)
  const [row] = await rowsWhere('enquiries', 'email', email)
  return { email, row, id: Number(row?.id) }
}

const listed = async (id: number) =>
  rowsIn(await get(php('enquiry_list', `?enquiry_id=${id}`), await adminToken()), 'enquiries')[0]

const reportsIn = async (application: number, token: string) => {
  const answer = await get(php('application', `?id=${application}`), token)
  expect(answer.body, answer.text.slice(0, 300)).toMatchObject({ success: true })
  return answer.body?.reports
}

describe('a report from the status page', () => {
  test('begins with who writes, and says which application it names; no address says it', async () => {
    const { token, email, reference } = await selected()
    const { location, page: form } = await formFrom(token)
    expect(location).toBe('/BeAwareModal#form')
    expect(form.text).toContain(`Your report names your application ${reference}.`)
    expect(form.text).toContain(`name="application_token" value="${token}"`)
    expect(form.text).toContain(`value="${email}"`)
    expect(form.headers.get('cache-control')).toContain('no-store')
    const without = await get('/BeAwareModal')
    for (const own of [token, email, reference]) expect(without.text).not.toContain(own)
  })

  test('leads an admin to the applicant, and from the applicant to it', async () => {
    const { id: application, token, reference } = await selected()
    const { id } = await report({ application_token: token })
    expect(await listed(id)).toMatchObject({ application: { id: application, reference } })
    expect(await reportsIn(application, await adminToken())).toMatchObject([
      { id, kind: 'fraud', handled: false },
    ])
  })

  test('is not shown to a recruiter, whom it may be about', async () => {
    const { id: application, token } = await selected()
    await report({ application_token: token })
    const recruiter = await logIn(await newAccount('recruiter'))
    expect(await reportsIn(application, recruiter)).toEqual([])
  })

  test('keeps its application when a form without scripts is refused', async () => {
    const { token, reference } = await selected()
    const body = formOf({
      ...{ kind: 'fraud', name: '', email: newEmail(), message: 'He asked' },
      ...{ application_token: token, reference },
    })
    const headers = { Accept: 'text/html' }
    const { page: form } = await followed(
      await call(php('enquiry'), { method: 'POST', body, headers }),
    )
    expect(form.text).toContain('He asked')
    expect(form.text).toContain(`name="application_token" value="${token}"`)
  })

  test('stays when the application is erased, and names nobody', async () => {
    const { id: application, email, token } = await selected()
    const { id } = await report({ application_token: token })
    await erase(await find(email))
    expect(await rowsWhere('applications', 'id', String(application))).toEqual([])
    expect(await listed(id)).toMatchObject({ id, application: null })
    expect(await rowsWhere('enquiries', 'id', String(id))).toMatchObject([{ application: null }])
  })
})

describe('a report without a true link is an ordinary one:', () => {
  test.each([
    ['a forged link', (token: string) => `${token.slice(0, -4)}AAAA`],
    [
      'a link of a key that is retired or was never ours',
      (token: string) => token.replace(/\.[0-9a-f]{10}\./, '.0123456789.'),
    ],
    ['no link', () => ''],
    ['a word', () => 'x'],
  ])('%s', async (_what, change) => {
    const { id: application, token } = await selected()
    const { id } = await report({ application_token: change(token) })
    expect(await listed(id)).toMatchObject({ application: null })
    expect(await reportsIn(application, await adminToken())).toEqual([])
  })

  test('the browser’s word for an application', async () => {
    const { id: application, reference } = await selected()
    const { row } = await report({ application: String(application), reference })
    expect(row).toMatchObject({ application: null })
    expect(row?.reference).not.toBe(reference)
  })

  test('a link of an application that is erased', async () => {
    const { email, token } = await selected()
    await erase(await find(email))
    const { location, page: form } = await followed(
      await get(php('my_application', `?${new URLSearchParams({ report: '', token })}`)),
    )
    expect(location).toBe('/BeAwareModal#form')
    expect(form.text).not.toContain('application_token')
    expect((await report({ application_token: token })).row).toMatchObject({ application: null })
  })
})
