import { fixture } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { field } from '../support/forms'
import { answerWith, colourDefaultLogo, expectDefaultLogo, MISSING } from '../support/missingParts'
import { upload } from '../support/siteClient'
import { CUT_OFF, cutOff, expect, signIn, test } from '../support/test'

test.describe('an admin, when something does not load,', { tag: '@desktop' }, () => {
  test('sees an initial instead of the photo', async ({ page, records, provoked }) => {
    provoked(MISSING)
    const account = await records.newAccount('admin')
    await signIn(page, await records.logIn(account))
    await page.goto('/managejobs')
    const side = page.getByRole('complementary', { name: 'Office' })
    await expect(side.getByText(account.email)).toBeVisible()
    await answerWith(page, '**/uploads/avatar/*', 404)
    await side.getByLabel('Change your photo').setInputFiles(upload(fixture('logo.png')))
    await expect(page.getByText('Profile saved.').first()).toBeVisible()
    await expect(side.getByText('T', { exact: true })).toBeVisible()
    await expect(side.locator('img[src*="/uploads/avatar/"]')).toHaveCount(0)
  })

  test('sees the default picture where a job’s logo is missing', async ({
    staffPage,
    records,
    provoked,
  }) => {
    provoked(MISSING)
    await colourDefaultLogo(staffPage)
    await answerWith(staffPage, '**/uploads/company_logo/*', 404)
    await staffPage.goto(`/edit-job/${await records.newJob({}, fixture('logo.png'))}`)
    await expect(field(staffPage, 'Job Location')).toHaveValue('Jebel Ali')
    const logo = staffPage.getByRole('region', { name: 'Company logo' }).getByRole('img')
    await expect(logo).toHaveAttribute('src', /company_logo/)
    await expectDefaultLogo(logo)
  })

  for (const status of [404, 500]) {
    test(`is told in the dialog when the versions answer ${status}, and can try again`, async ({
      staffPage,
      records,
      provoked,
    }) => {
      provoked(MISSING)
      const call = await answerWith(staffPage, '**/php/job_versions.php*', status)
      await staffPage.goto(`/managejobs?open=${await records.newJob()}`)
      const dialog = staffPage.getByRole('dialog', { name: 'Earlier versions' })
      await expect(dialog.getByRole('alert')).toContainText('The versions could not be loaded.')
      await call.restore()
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await expect(dialog.getByRole('listitem')).toHaveCount(1)
    })
  }

  test('is told in the dialog when broadcast lists cannot be counted or made', async ({
    staffPage,
    records,
    provoked,
  }) => {
    provoked(CUT_OFF)
    const current_location = mark()
    await records.register({ current_location, whatsapp_consent: 'on' })
    await staffPage.goto(`/managejobs?panel=registrations&location=${current_location}`)
    const counting = await cutOff(staffPage, 'broadcast_export')
    await staffPage.getByRole('button', { name: 'Make a broadcast list' }).click()
    const dialog = staffPage.getByRole('dialog')
    await expect(dialog.getByText('The lists could not be loaded.')).toBeVisible()
    await counting.restore()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByText('This list: 1 person in 1 file.')).toBeVisible()
    const making = await cutOff(staffPage, 'broadcast_export')
    await dialog.getByRole('button', { name: 'Make the list' }).click()
    await expect(dialog.getByText('This could not be saved. Please try again.')).toBeVisible()
    await making.restore()
    await dialog.getByRole('button', { name: 'Make the list' }).click()
    await expect(dialog.getByText(/is made: 1 person/)).toBeVisible()
  })

  test('finds registrations although the list of positions cannot be loaded', async ({
    staffPage,
    records,
    provoked,
  }) => {
    provoked(CUT_OFF)
    await cutOff(staffPage, 'position')
    const current_location = mark()
    await records.register({ current_location, full_name: 'Asha Sample' })
    await staffPage.goto(`/managejobs?panel=registrations&location=${current_location}`)
    await staffPage.getByRole('combobox', { name: 'Position' }).focus()
    await expect(staffPage.getByRole('link', { name: 'Asha Sample' })).toBeVisible()
  })
})
