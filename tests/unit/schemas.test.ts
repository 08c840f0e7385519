import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { applySchema } from '@/collections/Applications/shared/schema'
import {
  jobSchema,
  jobStatus,
  jobStatusSchema,
  otherStatus,
} from '@/collections/Jobs/shared/schema'
import { INDUSTRIES } from '@/collections/Registrations/shared/industries'
import { registrationSchema } from '@/collections/Registrations/shared/schema'
import { loginSchema, logoutSchema, profileSchema } from '@/collections/Users/shared/schema'
import { fieldErrors } from '@/lib/shared/fieldErrors'
import { MESSAGES } from '@/lib/shared/messages'

const errorsOf = (schema: z.ZodMiniType<unknown>, values: unknown): Record<string, string> => {
  const parsed = schema.safeParse(values)
  return parsed.success ? {} : fieldErrors(parsed.error)
}

const resume = { name: 'resume.pdf', size: 2_097_152 }

const application = {
  name: 'Asha Sample',
  email: 'asha@example.com',
  country_code: '91',
  mobile: '9820012345',
  position: 'Welder',
  resume,
}

const registration = {
  terms: 'true',
  whatsup_no: '9820012345',
  country_code: '91',
  full_name: 'Asha Sample',
  category: 'Hospitals',
  position: '4',
  position_Name: '',
  email: 'asha@example.com',
  current_location: 'Pune',
  gulf_exp: '0',
  india_exp: '4',
  resume,
}

const job = {
  job_title: 'Welder',
  company_name: 'Specimen',
  salary: 'AED 2,000',
  country_id: '3',
  location_hiring: 'Dubai',
  skill_keyword: 'Welding',
  job_education: 'ITI',
  job_description: 'Weld',
  experience: '2 years',
}

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

describe('the resume field', () => {
  test('refuses a file of 2 MB and one byte with the message of each form', () => {
    const tooLarge = { name: 'resume.pdf', size: 2_097_153 }
    expect(errorsOf(applySchema, { ...application, resume: tooLarge })).toEqual({
      resume: 'Resume must be less than 2MB',
    })
    expect(errorsOf(registrationSchema, { ...registration, resume: tooLarge })).toEqual({
      resume: 'File size should not exceed 2MB',
    })
  })

  test('refuses a dropped file above 2 MB with the message of each form', () => {
    expect(MESSAGES.applyDroppedTooLarge).toBe('Resume file size should not exceed 2MB')
    expect(MESSAGES.registrationDroppedTooLarge).toBe('File size must be under 2MB')
  })

  test.each([undefined, null, '', 'resume.pdf', 5, { name: 'empty.pdf', size: 0 }, {}])(
    '%o counts as missing',
    (value) => {
      expect(errorsOf(applySchema, { ...application, resume: value })).toEqual({
        resume: 'Resume is required',
      })
    },
  )
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

describe('a password', () => {
  test.each([
    ['', 'Password is required'],
    ['12345', 'Password must be at least 6 characters'],
    ['x'.repeat(257), 'Password must be at most 256 characters'],
    [['123456'], 'Password is required'],
    [123456, 'Password is required'],
    [{ $ne: '' }, 'Password is required'],
  ])('%o is refused with "%s"', (password, message) => {
    expect(errorsOf(loginSchema, { email: 'a@example.com', password })).toEqual({
      password: message,
    })
  })

  test('keeps its spaces', () => {
    const parsed = loginSchema.safeParse({ email: 'a@example.com', password: '  six  ' })
    expect(parsed.data?.password).toBe('  six  ')
  })

  test('is changed only with the current password', () => {
    const profile = { name: 'Admin', email: 'a@example.com' }
    expect(errorsOf(profileSchema, profile)).toEqual({})
    expect(errorsOf(profileSchema, { ...profile, new_password: 'another one' })).toEqual({
      current_password: 'Current password is required',
    })
    expect(
      errorsOf(profileSchema, { ...profile, current_password: 'old', new_password: '12345' }),
    ).toEqual({ new_password: 'Password must be at least 6 characters' })
  })
})

describe('the industries of the registration form', () => {
  test('are about a hundred, each listed once, with Other last', () => {
    expect(INDUSTRIES.length).toBeGreaterThanOrEqual(95)
    expect(INDUSTRIES.length).toBeLessThanOrEqual(105)
    expect(new Set(INDUSTRIES).size).toBe(INDUSTRIES.length)
    expect(INDUSTRIES.at(-1)).toBe('Other')
  })

  test.each(['', '  ', 0, undefined])('%o counts as missing', (category) => {
    expect(errorsOf(registrationSchema, { ...registration, category })).toEqual({
      category: 'Industry is required',
    })
  })

  test.each(['Hospitals', 'retail', 'Finance', 'वित्त', 'a'.repeat(100)])(
    'accept any other text, such as %o',
    (category) => {
      expect(
        registrationSchema.parse({ ...registration, category: ` ${category} ` }),
      ).toMatchObject({ category })
    },
  )

  test('refuse a text of more than 120 characters', () => {
    const category = 'a'.repeat(121)
    expect(errorsOf(registrationSchema, { ...registration, category })).toEqual({
      category: 'Please use at most 120 characters',
    })
  })
})

describe('the status of a job', () => {
  test('is Active unless the job is deleted, and the toggle switches between Active and Inactive', () => {
    expect(jobStatus('No')).toBe('Active')
    expect(jobStatus('Yes')).toBe('Inactive')
    expect(otherStatus('Active')).toBe('Inactive')
    expect(otherStatus('Inactive')).toBe('Active')
  })

  test.each(['active', 'ACTIVE', 'Deleted', '', 'No', true, ['Active'], undefined])(
    'cannot be set to %o',
    (status) => {
      expect(jobStatusSchema.safeParse({ job_id: 1, status }).success).toBe(false)
    },
  )
})

test.each(['true', 1, null])('signing out everywhere cannot be requested with %o', (everywhere) => {
  expect(logoutSchema.safeParse({ everywhere }).success).toBe(false)
})
