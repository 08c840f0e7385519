import { describe, expect, test } from 'vitest'
import { newEmail } from '@/tests/support/candidates/apply'
import { type Overrides, positionNamed } from '@/tests/support/candidates/forms'
import { register, registrationsOf } from '@/tests/support/candidates/register'
import { expectFieldRefusal, expectRefusal } from '@/tests/support/expect'

const refusedWith = async (overrides: Overrides, field: string, message: string) => {
  const email = newEmail()
  expectFieldRefusal(await register({ email, ...overrides }), field, message)
  expect(await registrationsOf(email)).toEqual([])
}

const REQUIRED = [
  { field: 'full_name', message: 'Full name is required' },
  { field: 'country_code', message: 'You must select the country code' },
  { field: 'whatsup_no', message: 'Whatsapp number is required' },
  { field: 'email', message: 'Email is required' },
  { field: 'current_location', message: 'Current location is required' },
  { field: 'category', message: 'Industry is required' },
  { field: 'position', message: 'Position is required' },
  { field: 'gulf_exp', message: 'Gulf experience is required' },
  { field: 'india_exp', message: 'India experience is required' },
  { field: 'resume', message: 'Resume is required' },
  { field: 'terms', message: 'You must accept the Terms and conditions' },
]

/** How each rule judges other values is in unit/contactFields, unit/fields and unit/schemaFields. */
describe('registration.php refuses a missing field', () => {
  test.each(['false', ' '])('terms sent as "%s"', (terms) =>
    refusedWith({ terms }, 'terms', 'You must accept the Terms and conditions'),
  )

  test('all fields missing: the message names the first and each field has its own error', async () => {
    const fields = Object.fromEntries(REQUIRED.map(({ field }) => [field, undefined]))
    expectRefusal(
      await register(fields),
      'Full name is required',
      Object.fromEntries(REQUIRED.map(({ field, message }) => [field, message])),
    )
  })

  test('a position "Other" without a name', async () => {
    const position = String(await positionNamed('Other'))
    for (const position_Name of [undefined, '', '  ']) {
      await refusedWith({ position, position_Name }, 'position_Name', 'Position name is required')
    }
  })
})

describe('registration.php refuses an invalid value', () => {
  test.each([
    ['email', 'asha', 'Invalid email format'],
    ['email', 'asha@example.com\r\nBcc: other@example.com', 'Invalid email format'],
    ['whatsup_no', 'call me', 'Whatsapp number can only contain digits'],
    ['whatsup_no', '--', 'Whatsapp number is required'],
    ['whatsup_no', '1234567890123456', 'Whatsapp number cannot be more than 15 digits'],
    ['country_code', '999', 'You must select the country code'],
    ['category', ' \n ', 'Industry is required'],
    ['category', 'a'.repeat(121), 'Please use at most 120 characters'],
    ['category', 'Retail\u0000', 'This contains characters that cannot be read'],
    ['position', '0', 'Position is required'],
    ['position', '999999', 'Position is required'],
    ['position', '9999999999', 'Position is required'],
    ['position', 'Electrician', 'Position is required'],
    ['position', '1.0', 'Position is required'],
    ['position', '1e0', 'Position is required'],
    ['gulf_exp', '-1', 'Must be positive'],
    ['india_exp', '-0.5', 'Must be positive'],
    ['india_exp', '9'.repeat(400), 'Must be positive'],
    ['full_name', 'a'.repeat(121), 'Please use at most 120 characters'],
    ['full_name', 'Asha\u0000', 'This contains characters that cannot be read'],
    ['current_location', 'Pune\u0007', 'This contains characters that cannot be read'],
  ])('%s %o: "%s"', (field, value, message) => refusedWith({ [field]: value }, field, message))
})
