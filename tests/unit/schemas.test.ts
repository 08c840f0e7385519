import { describe, expect, test } from 'vitest'
import { applySchema } from '@/collections/Applications/shared/schema'
import { jobSchema } from '@/collections/Jobs/shared/schema'
import { registrationSchema } from '@/collections/Registrations/shared/schema'
import { loginSchema } from '@/collections/Users/shared/schema'
import { application, errorsOf, job, registration } from '@/tests/support/candidates/formValues'

describe('an empty form is refused with the messages of docs/product.md §5, all at once', () => {
  test('apply form', () => {
    expect(errorsOf(applySchema, {})).toEqual({
      name: 'Your name is required',
      email: 'Email is required',
      country_code: 'Country code is required',
      mobile: 'Mobile no is required',
      position: 'Position is required',
      resume: 'Resume is required',
    })
  })

  test('registration form', () => {
    expect(errorsOf(registrationSchema, {})).toEqual({
      full_name: 'Full name is required',
      country_code: 'You must select the country code',
      whatsup_no: 'Whatsapp number is required',
      email: 'Email is required',
      current_location: 'Current location is required',
      category: 'Industry is required',
      position: 'Position is required',
      gulf_exp: 'Gulf experience is required',
      india_exp: 'India experience is required',
      resume: 'Resume is required',
      terms: 'You must accept the Terms and conditions',
    })
  })

  test('job form', () => {
    expect(errorsOf(jobSchema, {})).toEqual({
      job_title: 'Job Title is required',
      company_name: 'Company name is required',
      salary: 'Monthly salary is required',
      country_id: 'Country is required',
      location_hiring: 'Job location is required',
      skill_keyword: 'Skills are required',
      job_education: 'Education is required',
      job_description: 'Job description is required',
      experience: 'Experience is required',
    })
  })

  test('login form', () => {
    expect(errorsOf(loginSchema, {})).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    })
  })
})

describe('a valid form has no errors', () => {
  test.each([
    ['apply', applySchema, application],
    ['registration', registrationSchema, registration],
    ['job', jobSchema, job],
    ['login', loginSchema, { email: 'a@example.com', password: '123456' }],
  ] as const)('%s', (_form, schema, values) => {
    expect(errorsOf(schema, values)).toEqual({})
  })
})

describe('unknown fields of a form are dropped', () => {
  const extras = { id: 5, createdAt: '2020-01-01', is_deleted: 'Yes', role: 'admin', __proto__x: 1 }

  test.each([
    ['apply', applySchema, application],
    ['registration', registrationSchema, registration],
    ['job', jobSchema, job],
  ] as const)('%s', (_form, schema, values) => {
    const parsed = schema.safeParse({ ...values, ...extras })
    expect(parsed.success).toBe(true)
    expect(Object.keys(parsed.data ?? {})).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^(id|createdAt|is_deleted|role|__proto__x)$/),
      ]),
    )
  })
})

describe('consent that is not ticked is stored as not given', () => {
  test.each([undefined, '', 'false', '0', 'no', null])('%o', (whatsapp_consent) => {
    const { data } = applySchema.safeParse({ ...application, whatsapp_consent })
    expect(data).toMatchObject({ whatsapp_consent: false, keep_consent: false })
  })
})
