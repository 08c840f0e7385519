import { mark } from '@/tests/support/mark'
import { field, touch } from './support/forms'
import {
  CUT_OFF,
  cutOff,
  expect,
  expectMoveAfter,
  signIn,
  stopClock,
  storedToken,
  test,
  toast,
} from './support/test'

const LOGIN_REDIRECT_MS = 1500
const LOGOUT_REDIRECT_MS = 2000

const NOT_AUTHENTICATED = 'You are not authenticated. Please log in.'

test.describe('an admin who logs in', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login')
    await expect(
      page.getByText('Login and get access to all the features of Post Job'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
  })

  test('sees the error of a field after leaving it', async ({ page }) => {
    await touch(field(page, 'Email'))
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required')
    await field(page, 'Email').fill('nobody')
    await touch(field(page, 'Email'))
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid email format')
    await touch(field(page, 'Password'))
    await expect(field(page, 'Password')).toHaveAccessibleDescription('Password is required')
    await field(page, 'Password').fill('12345')
    await touch(field(page, 'Password'))
    await expect(field(page, 'Password')).toHaveAccessibleDescription(
      'Password must be at least 6 characters',
    )
  })

  test('can show the password', async ({ page }) => {
    await field(page, 'Password').fill('a password')
    await expect(field(page, 'Password')).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(field(page, 'Password')).toHaveAttribute('type', 'password')
  })

  test('with a wrong password reads ‘Invalid Credential’ and stays on the page', async ({
    page,
  }) => {
    await field(page, 'Email').fill(`${mark()}@staff.example`)
    await field(page, 'Password').fill('not the password')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(toast(page, 'Invalid Credential')).toBeVisible()
    await expect(page.getByRole('main').getByText('Invalid Credential')).toBeVisible()
    await expect(page).toHaveURL('/login')
    expect(await storedToken(page)).toBeNull()
  })

  test('is alerted when the connection fails', async ({ page, records, provoked }) => {
    provoked(CUT_OFF)
    await cutOff(page, 'login')
    await field(page, 'Email').fill(records.admin.email)
    await field(page, 'Password').fill(records.admin.password)
    const alert = page.waitForEvent('dialog')
    const click = page.getByRole('button', { name: 'Log in' }).click()
    const dialog = await alert
    expect(dialog.type()).toBe('alert')
    expect(dialog.message()).toBe('An error occurred during login.')
    await dialog.accept()
    await click
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
    await expect(field(page, 'Email')).toHaveValue(records.admin.email)
  })

  test('is taken to Manage Jobs after a moment, and Back does not return to the login', async ({
    page,
    records,
  }) => {
    // /login must replace itself, not the page that was open before.
    await page.clock.install()
    await page.goto('/job-list')
    await page.goto('/login')
    await field(page, 'Email').fill(records.admin.email)
    await field(page, 'Password').fill(records.admin.password)
    await stopClock(page)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(toast(page, 'Login successful')).toBeVisible()
    await expectMoveAfter(page, LOGIN_REDIRECT_MS, '/managejobs')
    expect(await storedToken(page)).toEqual(expect.any(String))
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Jobs' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/job-list')
  })
})

test.describe('a visitor who is not logged in', { tag: '@desktop' }, () => {
  for (const path of ['/addjob', '/edit-job/1']) {
    test(`is redirected from ${path} to the login`, async ({ page }) => {
      await page.goto(path)
      await page.waitForURL('/login')
      await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
    })
  }

  test('is warned at Manage Jobs and redirected to the login', async ({ page }) => {
    await page.goto('/managejobs')
    await page.waitForURL('/login')
    await expect(toast(page, NOT_AUTHENTICATED)).toBeVisible()
    await expect(page.getByRole('main').getByText(NOT_AUTHENTICATED)).toBeVisible()
  })

  test('is warned with an invalid token too, which is removed', async ({ page, provoked }) => {
    provoked(/status of 401/)
    await signIn(page, 'no-token-of-this-server')
    await page.goto('/managejobs')
    await page.waitForURL('/login')
    await expect(page.getByRole('main').getByText(NOT_AUTHENTICATED)).toBeVisible()
    expect(await storedToken(page)).toBeNull()
  })
})

test.describe('an admin who is logged in', () => {
  test('is redirected from the login to Manage Jobs', { tag: '@desktop' }, async ({
    staffPage,
  }) => {
    await staffPage.goto('/login')
    await staffPage.waitForURL('/managejobs')
  })

  test('logs out with a message, leaves after two seconds, and the token is invalid', async ({
    page,
    records,
    isMobile,
  }) => {
    const token = await records.logIn(records.admin)
    await signIn(page, token)
    await page.clock.install()
    await page.goto('/managejobs')
    await page.getByRole('link', { name: 'Add Job' }).click()
    await expect(page).toHaveURL('/addjob')
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
    const dashboard = page.getByRole('navigation', { name: 'Dashboard' }).filter({ visible: true })
    await stopClock(page)
    await dashboard.getByRole('button', { name: 'Logout' }).click()
    await expect(toast(page, 'Logged out successfully!')).toBeVisible()
    await expectMoveAfter(page, LOGOUT_REDIRECT_MS, '/login')
    await expect(page.getByRole('main').getByText('Logged out successfully!')).toBeVisible()
    expect(await storedToken(page)).toBeNull()
    expect(await records.profileStatus(token)).toBe(401)

    await page.goBack()
    await expect(page.getByText(NOT_AUTHENTICATED).first()).toBeVisible()
    await expect(page).toHaveURL('/login')
  })
})
