import { describe, expect, test } from 'vitest'
import { newEmail } from '@/tests/support/candidates/apply'
import { EMPTY_FORMS, leftOut } from '@/tests/support/candidates/emptyForms'
import { type Overrides, positionNamed } from '@/tests/support/candidates/forms'
import { register, registrationsOf } from '@/tests/support/candidates/register'
import { expectFieldRefusal, expectRefusal } from '@/tests/support/expect'

const refusedWith = async (overrides: Overrides, field: string, message: string) => {
  const email = newEmail()
  expectFieldRefusal(await register({ email, ...overrides }), field, message)
  expect(await registrationsOf(email)).toEqual([])
}

describe('registration.php refuses a missing field', () => {
  test('all fields missing: the message names the first and each field has its own error', async () => {
    const { registration } = EMPTY_FORMS
    expectRefusal(await register(leftOut(registration)), registration.full_name, registration)
  })

  test('terms that are not accepted', () =>
    refusedWith({ terms: 'false' }, 'terms', EMPTY_FORMS.registration.terms))

  test('a position "Other" without a name', async () => {
    const position = String(await positionNamed('Other'))
    for (const position_Name of [undefined, '', '  ']) {
      await refusedWith({ position, position_Name }, 'position_Name', 'Position name is required')
    }
  })
})

/** One value of each kind; others are in unit/contactFields, unit/fields and unit/schemaFields. */
describe('registration.php refuses an invalid value', () => {
  test.each([
    ['email', 'asha@example.com\r\nBcc: other@example.com', 'Invalid email format'],
    ['whatsup_no', 'call me', 'Whatsapp number can only contain digits'],
    ['whatsup_no', '1234567890123456', 'Whatsapp number cannot be more than 15 digits'],
    ['country_code', '999', 'You must select the country code'],
    ['position', '999999', 'Position is required'],
    ['position', '9999999999', 'Position is required'],
    ['gulf_exp', '-1', 'Must be positive'],
    ['full_name', 'a'.repeat(121), 'Please use at most 120 characters'],
    ['current_location', 'Pune\u0000', 'This contains characters that cannot be read'],
  ])('%s %o: "%s"', (field, value, message) => refusedWith({ [field]: value }, field, message))
})
