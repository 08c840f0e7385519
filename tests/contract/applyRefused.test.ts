import { describe, expect, test } from 'vitest'
import { apply, newEmail } from '@/tests/support/candidates/apply'
import { EMPTY_FORMS, leftOut } from '@/tests/support/candidates/emptyForms'
import type { Overrides } from '@/tests/support/candidates/forms'
import { expectFieldRefusal, expectRefusal } from '@/tests/support/expect'
import { php, postJson } from '@/tests/support/network/http'
import { applicationsOf, editInPanel, newJob } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

const CLOSED = 'This job is no longer open'
const UNKNOWN = 'This job does not exist'

/** Expects that the form is refused with this message and that nothing is stored. */
const refusedWith = async (overrides: Overrides, field: string, message: string) => {
  const email = newEmail()
  expectFieldRefusal(await apply({ email, ...overrides }), field, message)
  expect(await applicationsOf(email)).toEqual([])
}

test('job_applied.php names each missing field, and in its message the first', async () => {
  const { application } = EMPTY_FORMS
  expectRefusal(await apply(leftOut(application)), application.name, application)
})

/** One value of each kind; how each rule judges others is in unit/contactFields and unit/fields. */
describe('job_applied.php refuses an invalid value', () => {
  test.each([
    ['email', 'asha@example.com\nBcc: other@example.com', 'Invalid email format'],
    ['mobile', 'call me', 'Mobile number can only contain digits'],
    ['mobile', '1234567890123456', 'Mobile number cannot be more than 15 digits'],
    ['country_code', '999', 'Country code is required'],
    ['name', '  \t ', 'Your name is required'],
    ['name', 'a'.repeat(121), 'Please use at most 120 characters'],
    ['position', 'Wel\u0000der', 'This contains characters that cannot be read'],
  ])('%s %o: "%s"', (field, value, message) => refusedWith({ [field]: value }, field, message))
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

  /** Others that are no id are in unit/ids. */
  test.each([...[undefined, '', 'General', '0x1', '2147483647', '9999999999', "1' OR '1'='1"]])(
    'for the job_id %o, which is never taken for a general application',
    async (job_id) => {
      const email = newEmail()
      expectRefusal(await apply({ email, job_id }), UNKNOWN)
      expect(await applicationsOf(email)).toEqual([])
    },
  )

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
