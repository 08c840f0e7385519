import { readFileSync } from 'node:fs'
import { describe, expect, inject, test } from 'vitest'
import { applyForm, jobForm, registrationForm } from '@/tests/support/candidates/forms'
import { mark } from '@/tests/support/mark'
import { call, get, php, postForm, postJson, rawCall } from '@/tests/support/network/http'
import { adminToken, logIn, newAccount } from '@/tests/support/staff/session'

const server = inject('server')

/** The server's log so far. A request's lines are written before its response. */
const log = () => readFileSync(server?.logFile ?? '', 'utf8')

// The development server of TEST_BASE_URL logs elsewhere, and logs every address.
describe.skipIf(!server)('the server log', () => {
  test('does not name candidates who apply or register, whether accepted or refused', async () => {
    const marked = mark()
    const email = `${marked}@candidate.example`
    const mobile = `99${String(Date.now()).slice(-8)}`
    const text = `Text ${marked}`
    for (const overrides of [
      {},
      { country_code: '999' },
      { resume: undefined },
      { job_id: '2147483647' },
      { job_id: marked },
      { website: text },
      { submission_id: marked },
    ]) {
      await postForm(
        php('job_applied'),
        applyForm({ email, mobile, name: text, position: text, ...overrides }),
      )
      await postForm(
        php('registration'),
        await registrationForm({
          email,
          whatsup_no: mobile,
          full_name: text,
          current_location: text,
          ...overrides,
        }),
      )
    }
    await postForm(php('job_applied'), applyForm({ email, name: `${text}\u0000` }))
    await rawCall(php('job_applied'), {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: [Buffer.from(`--x\r\n${text}\r\n\r\n${email}`)],
    })
    expect(log()).not.toContain(marked)
    expect(log()).not.toContain(mobile)
  })

  test('names neither the account nor the password of a login', async () => {
    const account = await newAccount('admin')
    const secret = `secret ${mark()}`
    const wrong = { email: account.email, password: secret }
    await postJson(php('login'), wrong)
    await postJson('/api/users/login', wrong)
    // Postgres refuses a NUL, and its error message contains all that was sent.
    await postJson('/api/users/login', { email: `\u0000${account.email}`, password: secret })
    await postJson(php('login'), { email: `${mark()}@nobody.example`, password: secret })
    await postJson('/api/users/forgot-password', { email: account.email })
    const token = await logIn(account)
    await get(php('profile'), token)
    await get(php('profile', `?token=${token}`))
    await postJson('/api/users', { email: account.email, password: secret }, await adminToken())
    expect(log()).not.toContain(secret)
    expect(log()).not.toContain(account.email)
    expect(log()).not.toContain(account.password)
    expect(log()).not.toContain(token)
    expect(log()).not.toContain(token.split('.')[1])
  })

  test('contains no search for an applicant', async () => {
    const marked = mark()
    await get(php('jobapplied_list', `?q=${marked}`), await adminToken())
    await get(php('jobapplied_list', `?q=${marked}&limit=abc`), await adminToken())
    await get(`/api/applications?where[nothing][equals]=${marked}`, await adminToken())
    expect(log()).not.toContain(marked)
  })

  test('does not contain the values of a failed write', async () => {
    const marked = mark()
    const created = await postForm(
      php('jobpost'),
      await jobForm({ job_title: `Job ${marked}` }),
      await adminToken(),
    )
    const broken = await call(`/api/jobs/${created.body?.job_id}`, {
      method: 'PATCH',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${await adminToken()}`,
      },
      body: JSON.stringify({ company_name: `${marked}`.repeat(50), country_id: 'abc' }),
    })
    expect(broken.status).toBe(400)
    expect(log()).not.toContain(marked)
  })

  test('shows the first admin’s e-mail address but not a configured password', () => {
    const { email, password } = inject('admin')
    expect(log()).toContain(email)
    expect(log()).not.toContain(password)
  })
})
