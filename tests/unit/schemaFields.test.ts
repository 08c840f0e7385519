import { describe, expect, test } from 'vitest'
import { applySchema } from '@/collections/Applications/shared/schema'
import { jobStatus, jobStatusSchema, otherStatus } from '@/collections/Jobs/shared/schema'
import { INDUSTRIES } from '@/collections/Registrations/shared/industries'
import { registrationSchema } from '@/collections/Registrations/shared/schema'
import { loginSchema, logoutSchema, profileSchema } from '@/collections/Users/shared/schema'
import { MESSAGES } from '@/lib/shared/messages'
import { application, errorsOf, registration } from '@/tests/support/candidates/formValues'

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

test.each(['0', '1.0', '1e0', 'Electrician', ' '])('%o is no position', (position) => {
  expect(errorsOf(registrationSchema, { ...registration, position })).toEqual({
    position: 'Position is required',
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
