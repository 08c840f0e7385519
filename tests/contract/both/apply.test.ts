import { describe, expect, test } from 'vitest'
import { APPLIED, apply, newEmail } from '@/tests/support/candidates/apply'
import { expectSuccess } from '@/tests/support/expect'
import { fixture } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { get, php } from '@/tests/support/network/http'
import { applicationsOf, newJob, rowsWhere } from '@/tests/support/staff/records'

describe('a candidate applies', () => {
  test('for an open job, and staff see the candidate, the job and the resume', async () => {
    const email = newEmail()
    const title = `Welder ${mark()}`
    const job_id = await newJob({ job_title: title })
    const resume = fixture('resume.pdf')
    const answer = await apply({ email, job_id: String(job_id), resume })
    expectSuccess(answer, APPLIED)
    expect(Object.keys(answer.body ?? {}).sort()).toEqual([
      'message',
      'reference',
      'status_url',
      'success',
    ])
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
        is_sample: false,
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
    expect(row?.upload_resume).toMatch(/^[0-9a-f-]{36}\.docx$/)
    expect(row).not.toHaveProperty('role')
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
