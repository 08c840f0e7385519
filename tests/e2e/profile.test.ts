import { fixture } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { field } from './support/forms'
import { upload } from './support/siteClient'
import { expect, holdBack, signIn, test, toast } from './support/test'

test.describe('the admin’s profile', { tag: '@desktop' }, () => {
  test('saves another name', async ({ page, records }) => {
    const account = await records.newAccount('admin')
    await signIn(page, await records.logIn(account))
    await page.goto('/managejobs')
    await page.getByRole('link', { name: 'Profile' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    await expect(field(page, 'Email')).toHaveValue(account.email)
    const name = `Asha ${mark()}`
    await field(page, 'Name').fill(name)
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(toast(page, 'Profile saved.')).toBeVisible()
    await page.reload()
    await expect(field(page, 'Name')).toHaveValue(name)
  })

  test('saves a photo', async ({ page, records }) => {
    const account = await records.newAccount('admin')
    await signIn(page, await records.logIn(account))
    await page.goto('/managejobs')
    const side = page.getByRole('complementary', { name: 'Office' })
    await expect(side.getByText(account.email)).toBeVisible()
    await expect(side.locator('img[src*="/uploads/avatar/"]')).toBeHidden()
    await side.getByLabel('Change your photo').setInputFiles(upload(fixture('logo.png')))
    await expect(toast(page, 'Profile saved.')).toBeVisible()
    const photo = side.locator('img[src*="/uploads/avatar/"]')
    await expect(photo).toBeVisible()
    await page.reload()
    await expect(photo).toBeVisible()
    await expect
      .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
  })

  test('changes the password only with the current one', async ({ page, records }) => {
    const account = await records.newAccount('admin')
    await signIn(page, await records.logIn(account))
    await page.goto('/managejobs?panel=profile')
    await expect(field(page, 'Email')).toHaveValue(account.email)
    await field(page, 'New password').fill('another password')
    await field(page, 'Current password').fill('not the current one')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(field(page, 'Current password')).toHaveAccessibleDescription(
      /The current password is not right$/,
    )
    await field(page, 'Current password').fill(account.password)
    await page.getByRole('button', { name: 'Save profile' }).click()
    await expect(toast(page, 'Profile saved.')).toBeVisible()
    await records.logIn({ email: account.email, password: 'another password' })
  })

  test('logs out everywhere', async ({ page, records }) => {
    const account = await records.newAccount('admin')
    const elsewhere = await records.logIn(account)
    await signIn(page, await records.logIn(account))
    await page.goto('/managejobs?panel=profile')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(toast(page, 'Logged out successfully!')).toBeVisible()
    await page.waitForURL('/login')
    expect(await records.profileStatus(elsewhere)).toBe(401)
  })

  test('logs out while the screen is still loading, and is told nothing else', async ({
    page,
    records,
  }) => {
    await signIn(page, await records.logIn(await records.newAccount('admin')))
    const { release } = await holdBack(page, 'office')
    await page.goto('/managejobs?panel=profile')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(toast(page, 'Logged out successfully!')).toBeVisible()
    release()
    await page.waitForURL('/login')
    await expect(page.getByText('Logged out successfully!').first()).toBeVisible()
    await expect(page.getByText(/Not authenticated/i)).toBeHidden()
  })
})
