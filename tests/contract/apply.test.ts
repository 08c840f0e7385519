import { describe, expect, test } from 'vitest'
import { APPLIED, apply, newEmail } from '@/tests/support/apply'
import { expectFieldRefusal, expectRefusal, expectSuccess } from '@/tests/support/expect'
import type { Overrides } from '@/tests/support/forms'
import { get, php, postJson } from '@/tests/support/http'
import { mark } from '@/tests/support/mark'
import { applicationsOf, editInPanel, newJob, rowsWhere } from '@/tests/support/records'
import { adminToken } from '@/tests/support/session'

const CLOSED = 'This job is no longer open'
const UNKNOWN = 'This job does not exist'

/** Expects that the form is refused with this message and that nothing is stored. */
const refusedWith = async (overrides: Overrides, field: string, message: string) => {
  const email = newEmail()
  expectFieldRefusal(await apply({ email, ...overrides }), field, message)
  expect(await applicationsOf(email)).toEqual([])
}

const REQUIRED = [
  { field: 'name', message: 'Your name is required' },
  { field: 'email', message: 'Email is required' },
  { field: 'country_code', message: 'Country code is required' },
  { field: 'mobile', message: 'Mobile no is required' },
  { field: 'position', message: 'Position is required' },
  { field: 'resume', message: 'Resume is required' },
]

describe('job_applied.php refuses a missing field', () => {
  test.each(REQUIRED)('$field omitted: $message', ({ field, message }) =>
    refusedWith({ [field]: undefined }, field, message),
  )

  test.each(REQUIRED)('$field empty: $message', ({ field, message }) =>
    refusedWith({ [field]: '' }, field, message),
  )

  test.each(REQUIRED.filter(({ field }) => field !== 'resume'))(
    '$field with spaces only: $message',
    ({ field, message }) => refusedWith({ [field]: '  \t ' }, field, message),
  )

  test('all fields missing: the message names the first and each field has its own error', async () => {
    const fields = Object.fromEntries(REQUIRED.map(({ field }) => [field, undefined]))
    expectRefusal(
      await apply({ ...fields }),
      'Your name is required',
      Object.fromEntries(REQUIRED.map(({ field, message }) => [field, message])),
    )
  })
})

describe('job_applied.php refuses an invalid value', () => {
  test.each([
    ['email', 'asha', 'Invalid email format'],
    ['email', 'asha@example', 'Invalid email format'],
    ['email', 'asha@example.com\nBcc: other@example.com', 'Invalid email format'],
    ['email', 'asha@example.com,other@example.com', 'Invalid email format'],
    ['email', `${'a'.repeat(250)}@example.com`, 'Invalid email format'],
    ['email', 'आशा@example.com', 'Invalid email format'],
    ['mobile', 'call me', 'Mobile number can only contain digits'],
    ['mobile', '98200 1234O', 'Mobile number can only contain digits'],
    ['mobile', '+', 'Mobile no is required'],
    ['mobile', '1234567890123456', 'Mobile number cannot be more than 15 digits'],
    ['mobile', '12-34-56-78-90-12-34-56', 'Mobile number cannot be more than 15 digits'],
    ['mobile', '٠١٢٣٤٥٦٧٨٩٠١٢٣٤٥', 'Mobile number cannot be more than 15 digits'],
    ['country_code', 'IN', 'Country code is required'],
    ['country_code', '999', 'Country code is required'],
    ['country_code', '0', 'Country code is required'],
    ['country_code', '91; drop table', 'Country code is required'],
    ['country_code', '12345', 'Country code is required'],
    ['name', 'a'.repeat(121), 'Please use at most 120 characters'],
    ['position', 'a'.repeat(121), 'Please use at most 120 characters'],
    ['name', 'Asha\u0000Sample', 'This contains characters that cannot be read'],
    ['position', 'Wel\u001bder', 'This contains characters that cannot be read'],
  ])('%s %o: "%s"', (field, value, message) => refusedWith({ [field]: value }, field, message))
})

describe('a candidate applies', () => {
  test('for an open job, and staff see the candidate, the job and the resume', async () => {
    const email = newEmail()
    const title = `Welder ${mark()}`
    const job_id = await newJob({ job_title: title })
    const answer = await apply({ email, job_id: String(job_id) })
    expectSuccess(answer, APPLIED)
    expect(Object.keys(answer.body ?? {}).sort()).toEqual(['message', 'reference', 'success'])
    expect(answer.body?.reference).toMatch(/^AP-\d{2}-\d{7}$/)
    expect(await applicationsOf(email)).toEqual([
      {
        id: expect.any(Number),
        name: 'Asha Sample',
        email,
        country_code: '91',
        mobile: '9820012345',
        position: 'Pipe Welder',
        job_id,
        job_title: title,
        upload_resume: expect.stringMatching(/^[0-9a-f-]{36}\.pdf$/),
        reference: answer.body?.reference,
        created_at: expect.any(String),
        resume_name: 'resume.pdf',
        resume_size: expect.any(Number),
        resume_type: 'application/pdf',
        phone_e164: '+919820012345',
        phone_valid: true,
        stage: 'new',
        revision: 0,
        source: 'website',
        seen: false,
        is_starred: false,
        has_note: false,
        whatsapp_consent: false,
        keep_consent: false,
        consent_at: null,
      },
    ])
  })

  test.each(['general', '0'])('for no particular job, sent as "%s"', async (job_id) => {
    const email = newEmail()
    expectSuccess(await apply({ email, job_id }), APPLIED)
    expect(await applicationsOf(email)).toMatchObject([{ job_id: 0, job_title: null }])
  })

  test.each([
    ['a Devanagari name', { name: 'आशा शर्मा' }],
    ['an Urdu name', { name: 'محمد علی' }],
    ['an emoji', { name: 'Asha 😀' }],
    ['a direction mark', { name: 'Asha \u202eelpmaS' }],
    ['an apostrophe and SQL', { name: "O'Brien' OR 1=1--" }],
    ['markup', { position: '<script>alert(1)</script>' }],
    ['a formula', { name: '=HYPERLINK("https://evil.example")' }],
    ['JavaScript property names', { name: '__proto__', position: 'constructor' }],
    ['a query', { position: '{"$ne":1}' }],
    ['a javascript: link', { position: 'javascript:alert(1)' }],
    ['Arabic-Indic digits', { mobile: '٩٨٢٠٠١٢٣٤٥' }],
    ['a number with plus and spaces', { mobile: '+91 98200 12345' }],
    ['a number that cannot exist', { mobile: '000' }],
    ['fifteen digits', { mobile: '123456789012345' }],
  ])('with %s, which is stored as typed', async (_what, fields) => {
    const email = newEmail()
    expectSuccess(await apply({ email, ...fields }), APPLIED)
    expect(await applicationsOf(email)).toMatchObject([fields])
  })

  test('with a country code typed with a plus, which is stored as digits', async () => {
    const email = newEmail()
    expectSuccess(await apply({ email, country_code: '+971', mobile: '0501234567' }), APPLIED)
    expect(await rowsWhere('applications', 'email', email)).toMatchObject([
      { country_code: '971', phone_e164: '+971501234567', phone_valid: true },
    ])
  })

  test('with an e-mail address in capitals, which is stored in small letters', async () => {
    const email = newEmail()
    expectSuccess(await apply({ email: `  ${email.toUpperCase()} ` }), APPLIED)
    expect(await applicationsOf(email)).toHaveLength(1)
  })

  test('with unknown fields, which are ignored', async () => {
    const email = newEmail()
    const answer = await apply({
      email,
      id: '999999',
      createdAt: '2001-01-01T00:00:00.000Z',
      updatedAt: '2001-01-01T00:00:00.000Z',
      reference: 'AP-00-0000000',
      upload_resume: '../../secret',
      dedupe_key: 'mine',
      phone_valid: 'true',
      is_deleted: 'Yes',
      role: 'admin',
      _status: 'draft',
      __proto__x: 'y',
      constructor: 'y',
    })
    expectSuccess(answer, APPLIED)
    const [row] = await rowsWhere('applications', 'email', email)
    expect(row?.id).not.toBe(999999)
    expect(String(row?.createdAt)).not.toMatch(/^2001/)
    expect(row?.reference).toBe(answer.body?.reference)
    expect(row?.reference).not.toBe('AP-00-0000000')
    expect(row?.dedupe_key).not.toBe('mine')
    expect(row?.upload_resume).toMatch(/^[0-9a-f-]{36}\.pdf$/)
    expect(row).not.toHaveProperty('role')
  })
})

describe('a candidate cannot apply', () => {
  test('for an inactive job', async () => {
    const email = newEmail()
    const job_id = await newJob()
    await postJson(php('job_status_update'), { job_id, status: 'Inactive' }, await adminToken())
    expectRefusal(await apply({ email, job_id: String(job_id) }), CLOSED)
    expect(await applicationsOf(email)).toEqual([])
  })

  test('for a job whose closing date has passed', async () => {
    const email = newEmail()
    const job_id = await newJob()
    await editInPanel(job_id, { closing_date: '2020-01-01T00:00:00.000Z' })
    expectRefusal(await apply({ email, job_id: String(job_id) }), CLOSED)
    expect(await applicationsOf(email)).toEqual([])
  })

  test.each([
    undefined,
    '',
    'abc',
    'General',
    'general ',
    '00',
    '-1',
    '0.0',
    '1.5',
    '1e0',
    '0x1',
    ' 1',
    '2147483647',
    '9999999999',
    'null',
    "1' OR '1'='1",
    '[1]',
  ])('for the job_id %o, which is never taken for a general application', async (job_id) => {
    const email = newEmail()
    expectRefusal(await apply({ email, job_id }), UNKNOWN)
    expect(await applicationsOf(email)).toEqual([])
  })

  test('for an open job with another spelling of its id', async () => {
    const email = newEmail()
    const id = await newJob()
    for (const job_id of [`0${id}`, `${id}.0`, `${id}e0`, ` ${id}`, `+${id}`]) {
      expectRefusal(await apply({ email, job_id }), UNKNOWN)
    }
    expect(await applicationsOf(email)).toEqual([])
  })

  test('when the honeypot field is filled in', async () => {
    const email = newEmail()
    expectRefusal(
      await apply({ email, website: 'https://spam.example' }),
      'This could not be sent. Please reload the page and try again.',
    )
    expect(await applicationsOf(email)).toEqual([])
  })
})

test('personal data of an application is in no public response', async () => {
  const email = newEmail()
  const name = `Asha ${mark()}`
  const job_id = await newJob()
  expectSuccess(await apply({ email, name, job_id: String(job_id) }), APPLIED)
  for (const path of [
    php('joblist'),
    php('job_details', `?job_id=${job_id}`),
    php('position'),
    php('jobapplied_list'),
    '/api/applications',
  ]) {
    const answer = await get(path)
    expect(answer.text).not.toContain(email)
    expect(answer.text).not.toContain(name)
  }
})
