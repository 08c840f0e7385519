import { describe, expect, test } from 'vitest'
import { applyForm, type Overrides, registrationForm } from '@/tests/support/candidates/forms'
import { fileOf, pdfOf } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { type Answered, call, php } from '@/tests/support/network/http'
import { applicationsOf, newJob, rowsWhere } from '@/tests/support/staff/records'

/** Submits a form as a browser does without scripts: it asks for a page. */
const submit = (name: string, body: FormData) =>
  call(php(name), {
    method: 'POST',
    body,
    headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  })

/** The page that a browser shows after the redirect. */
const pageAfter = async ({ status, headers }: Answered): Promise<string> => {
  expect(status).toBe(303)
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  const page = await call(String(headers.get('location')), { headers: { Cookie: cookie } })
  expect(page.status).toBe(200)
  return page.text
}

const apply = (overrides: Overrides) => submit('job_applied', applyForm(overrides))

describe('a form sent without scripts', () => {
  test('returns to the form after applying, and the application is stored', async () => {
    const email = `${mark()}@candidate.example`
    const id = await newJob()
    const answer = await apply({ email, job_id: String(id) })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/apply-job/${id}#form`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await applicationsOf(email)).toHaveLength(1)
  })

  test.each(['general', '0', 'abc', '//evil.example', '../admin', 'https://evil.example'])(
    'is not redirected elsewhere by job_id "%s"',
    async (job_id) => {
      const answer = await apply({ job_id })
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe('/apply-job/general#form')
    },
  )

  test('returns to the form after registering, and the registration is stored', async () => {
    const email = `${mark()}@candidate.example`
    const answer = await submit('registration', await registrationForm({ email }))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/registration#form')
    expect(await rowsWhere('registrations', 'email', email)).toHaveLength(1)
  })

  test('returns to the form when a field is missing, and nothing is stored', async () => {
    const email = `${mark()}@candidate.example`
    const answer = await apply({ email, name: '' })
    expect(answer.status).toBe(303)
    expect(await applicationsOf(email)).toEqual([])
  })

  test('keeps what was typed for five minutes in an encrypted cookie of that page', async () => {
    const email = `${mark()}@candidate.example`
    const answer = await apply({ email, name: '' })
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^form-outcome=[\w-]+; Path=\/apply-job\/general; Max-Age=300; /)
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/)
    expect(cookie).not.toContain(email)
    const sealed = cookie.split(/[=;]/)[1] ?? ''
    expect(Buffer.from(sealed, 'base64url').includes(email)).toBe(false)
    expect(answer.headers.get('location')).not.toContain(email)
  })

  test('sets a cookie of less than 4 KB, however much was typed', async () => {
    const answer = await apply({ name: 'क'.repeat(20_000) })
    expect(answer.status).toBe(303)
    expect((answer.headers.get('set-cookie') ?? '').length).toBeLessThan(4096)
  })

  test.each([
    ['five megabytes', 5_000_000],
    ['thirty megabytes', 30_000_000],
  ])(
    'with a resume of %s is refused as too large and keeps what was typed',
    async (_what, bytes) => {
      const email = `${mark()}@candidate.example`
      const id = await newJob()
      const resume = fileOf('cv.pdf', pdfOf(bytes))
      const applied = await apply({ email, job_id: String(id), resume })
      const applyPage = await pageAfter(applied)
      expect(applied.headers.get('location')).toBe(`/apply-job/${id}#form`)
      expect(applyPage).toContain('Resume must be less than 2MB')
      expect(applyPage).toContain(email)
      const registered = await submit('registration', await registrationForm({ email, resume }))
      const registrationPage = await pageAfter(registered)
      expect(registrationPage).toContain('File size should not exceed 2MB')
      expect(registrationPage).toContain(email)
      expect(await applicationsOf(email)).toEqual([])
    },
  )

  test('returns to the form with a message when it cannot be read', async () => {
    const form = applyForm()
    form.append('name', 'a second name')
    const answer = await submit('job_applied', form)
    expect(answer.status).toBe(303)
    expect(await pageAfter(answer)).toContain('The request could not be read.')
  })

  test('twice at the same time is stored once', async () => {
    const email = `${mark()}@candidate.example`
    await Promise.all([apply({ email }), apply({ email })])
    expect(await applicationsOf(email)).toHaveLength(1)
  })
})

test('a client that does not accept HTML gets JSON', async () => {
  for (const Accept of ['application/json', '*/*', 'application/json, text/plain, */*']) {
    const answer = await call(php('job_applied'), {
      method: 'POST',
      body: applyForm(),
      headers: { Accept },
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ success: true })
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
})
