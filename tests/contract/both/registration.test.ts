import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { newEmail } from '@/tests/support/candidates/apply'
import { positionNamed } from '@/tests/support/candidates/forms'
import { register, registrationsOf } from '@/tests/support/candidates/register'
import { expectRefusal, expectSuccess } from '@/tests/support/expect'
import { fixture } from '@/tests/support/files/files'

const REGISTERED = 'Form submitted successfully!'

describe('a candidate registers', () => {
  test('with all fields, which are stored with the version and time of the terms', async () => {
    const email = newEmail()
    const answer = await register({ email, resume: fixture('resume.pdf') })
    expectSuccess(answer, REGISTERED)
    expect(Object.keys(answer.body ?? {}).sort()).toEqual([
      'message',
      'reference',
      'status_url',
      'success',
    ])
    expect(answer.body?.reference).toMatch(/^RG-\d{2}-\d{7}$/)
    const rows = await registrationsOf(email)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      full_name: 'Asha Sample',
      country_code: '91',
      whatsup_no: '9820012345',
      phone_e164: '+919820012345',
      phone_valid: true,
      email,
      current_location: 'Pune',
      category: 'Building Construction',
      position: await positionNamed('Electrician'),
      position_Name: 'Electrician',
      gulf_exp: 3,
      india_exp: 4,
      terms: true,
      terms_version: expect.stringMatching(/./),
      terms_at: expect.stringMatching(/^\d{4}-/),
      upload_resume: expect.stringMatching(/^[0-9a-f-]{36}\.pdf$/),
      resume_name: 'resume.pdf',
      reference: answer.body?.reference,
    })
  })

  test.each(['true', 'on', '1'])('with the terms accepted as "%s"', async (terms) => {
    expectSuccess(await register({ terms }), REGISTERED)
  })

  test.each(['0', '.5', '3.5', '2.25', '61'])('with %s years of experience', async (years) => {
    const email = newEmail()
    expectSuccess(await register({ email, gulf_exp: years, india_exp: years }), REGISTERED)
    expect(await registrationsOf(email)).toMatchObject([
      { gulf_exp: Number(years), india_exp: Number(years) },
    ])
  })

  test('for a listed position, whose name is taken from the list and not from the form', async () => {
    const email = newEmail()
    expectSuccess(await register({ email, position_Name: 'General Manager' }), REGISTERED)
    expect(await registrationsOf(email)).toMatchObject([{ position_Name: 'Electrician' }])
  })

  test('for another position, named in words', async () => {
    const email = newEmail()
    const position = String(await positionNamed('Other'))
    expectSuccess(await register({ email, position, position_Name: 'पुजारी' }), REGISTERED)
    expect(await registrationsOf(email)).toMatchObject([{ position_Name: 'पुजारी' }])
  })

  test.each(['Finance', 'retail', 'constructor', 'वित्त', '=1+1'])(
    'in an industry that our own form does not offer: %s',
    async (category) => {
      const email = newEmail()
      expectSuccess(await register({ email, category: ` ${category} ` }), REGISTERED)
      expect(await registrationsOf(email)).toMatchObject([{ category }])
    },
  )

  test.each([
    ['a Devanagari name', { full_name: 'आशा शर्मा' }],
    ['an Urdu name', { full_name: 'محمد علی' }],
    ['markup', { current_location: '<img src=x onerror=alert(1)>' }],
    ['SQL', { full_name: "x'); DROP TABLE registrations;--" }],
    ['Devanagari digits', { whatsup_no: '९८२००१२३४५' }],
  ])('with %s, which is stored as typed', async (_what, fields) => {
    const email = newEmail()
    expectSuccess(await register({ email, ...fields }), REGISTERED)
    expect(await registrationsOf(email)).toMatchObject([fields])
  })

  test('with unknown fields, which are ignored', async () => {
    const email = newEmail()
    const answer = await register({
      email,
      id: '999999',
      createdAt: '2001-01-01T00:00:00.000Z',
      terms_version: 'mine',
      terms_at: '2001-01-01T00:00:00.000Z',
      reference: 'RG-00-0000000',
      phone_e164: '+1',
      upload_resume: 'mine.pdf',
    })
    expectSuccess(answer, REGISTERED)
    const [row] = await registrationsOf(email)
    expect(row?.id).not.toBe(999999)
    expect(row?.terms_version).not.toBe('mine')
    expect(String(row?.terms_at)).not.toMatch(/^2001/)
    expect(String(row?.createdAt)).not.toMatch(/^2001/)
    expect(row?.reference).toBe(answer.body?.reference)
    expect(row?.phone_e164).toBe('+919820012345')
    expect(row?.upload_resume).not.toBe('mine.pdf')
  })
})

test('a registration whose honeypot field is filled in is not stored', async () => {
  const email = newEmail()
  expectRefusal(
    await register({ email, website: 'https://spam.example' }),
    'This could not be sent. Please reload the page and try again.',
  )
  expect(await registrationsOf(email)).toEqual([])
})

describe('a registration form sent more than once', () => {
  test.each([
    ['with the same submission id', { submission_id: randomUUID() }],
    ['without a submission id', {}],
  ])(
    'at the same time, %s, is stored once and answered with one reference',
    async (_how, fields) => {
      const email = newEmail()
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => register({ email, ...fields })),
      )
      for (const answer of answers) expectSuccess(answer, REGISTERED)
      expect(new Set(answers.map((answer) => answer.body?.reference)).size).toBe(1)
      expect(await registrationsOf(email)).toHaveLength(1)
    },
  )
})
