import { describe, expect, test } from 'vitest'
import { expectFieldRefusal } from '@/tests/support/expect'
import { blankPng, fileOf } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { type Fields, signedIn } from '@/tests/support/staff/profiles'
import { isAlive, logIn, newAccount } from '@/tests/support/staff/session'

describe('profile.php refuses', () => {
  const WRONG: [Fields, string, string][] = [
    [{ name: '' }, 'name', 'Name is required'],
    [{ email: 'asha' }, 'email', 'Invalid email format'],
    [{ new_password: 'another one' }, 'current_password', 'Current password is required'],
    [
      { current_password: 'a password to begin with', new_password: '12345' },
      'new_password',
      'Password must be at least 6 characters',
    ],
    [
      { current_password: 'not this one', new_password: 'another one' },
      'current_password',
      'The current password is not right',
    ],
  ]

  test.each(WRONG)('%o: %s "%s"', async (fields, field, message) => {
    const { account, save, profile } = await signedIn()
    expectFieldRefusal(await save(fields), field, message)
    expect(await profile()).toMatchObject({ name: 'Test admin', email: account.email })
    expect(await isAlive(await logIn(account))).toBe(true)
  })

  test('a new e-mail address without the password', async () => {
    const { save, profile, account } = await signedIn()
    const email = `${mark()}@staff.example`
    expectFieldRefusal(await save({ email }), 'current_password', 'Current password is required')
    expectFieldRefusal(
      await save({ email, current_password: 'not this one' }),
      'current_password',
      'The current password is not right',
    )
    expect(await profile()).toMatchObject({ email: account.email })
  })

  test('an e-mail address that belongs to another account', async () => {
    const other = await newAccount('admin')
    const { account, save, profile } = await signedIn()
    expectFieldRefusal(
      await save({ email: other.email, current_password: account.password }),
      'email',
      'This e-mail belongs to another account',
    )
    expect(await profile()).toMatchObject({ email: account.email })
  })

  test.each([
    ['an SVG', fileOf('me.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a web page named .png', fileOf('me.png', '<html></html>')],
    ['a picture of 10,000 by 10,000 pixels', fileOf('me.png', blankPng(10_000, 10_000))],
  ])('%s as a photo', async (_what, avatar) => {
    const { save, profile } = await signedIn()
    expectFieldRefusal(
      await save({ avatar }),
      'avatar',
      'Logo must be a JPG or PNG picture of at most 5 MB',
    )
    expect(await profile()).toMatchObject({ avatar: null })
  })
})
