import { describe, expect, test } from 'vitest'
import { EMPTY_FORMS, leftOut } from '@/tests/support/candidates/emptyForms'
import { jobRefused, postJob } from '@/tests/support/candidates/jobs'
import { expectFieldRefusal, expectRefusal } from '@/tests/support/expect'
import { jobOf, newJob } from '@/tests/support/staff/records'

describe('jobpost.php refuses a missing field', () => {
  test('all fields missing: the message names the first and each field has its own error', async () => {
    const { job } = EMPTY_FORMS
    expectRefusal(await postJob(leftOut(job)), job.job_title, job)
  })

  test('a field missing in an edit, and nothing changes', async () => {
    const id = await newJob()
    const before = await jobOf(id)
    const edit = { job_id: String(id), salary: ' \n ' }
    expectFieldRefusal(await postJob(edit), 'salary', 'Monthly salary is required')
    expect(await jobOf(id)).toEqual(before)
  })
})

describe('jobpost.php refuses an invalid value', () => {
  test.each(['0', 'UAE', '999999', '9999999999'])(
    'country_id "%s", which is not a destination: "Country is required"',
    (country_id) => jobRefused({ country_id }, 'country_id', 'Country is required'),
  )

  test.each([
    ['job_title', 'a'.repeat(201), 'Please use at most 200 characters'],
    ['job_description', 'a'.repeat(20_001), 'Please use at most 20000 characters'],
    ['company_name', 'Spec\u0000imen', 'This contains characters that cannot be read'],
  ])('%s: %#', (field, value, message) => jobRefused({ [field]: value }, field, message))
})
