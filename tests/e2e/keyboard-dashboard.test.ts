import { mark } from '@/tests/support/mark'
import { field } from './support/forms'
import { tabTo, typeInto } from './support/keyboard'
import { expect, test, toast } from './support/test'

test.describe('an admin with a keyboard', { tag: '@desktop' }, () => {
  test('logs in, posts a job and edits it', async ({ page, records }) => {
    test.slow()
    const job_title = `Keyboard ${mark()}`
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
    await typeInto(page, field(page, 'Email'), records.admin.email)
    await typeInto(page, field(page, 'Password'), records.admin.password)
    await page.keyboard.press('Enter')
    await page.waitForURL('/managejobs')
    await expect(page.getByRole('row')).toHaveCount(6)
    await tabTo(page, page.getByRole('link', { name: 'Add Job' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/addjob')
    await expect(field(page, 'Country').locator('option', { hasText: 'Oman' })).toBeAttached()
    for (const [label, value] of Object.entries({
      'Job Title': job_title,
      'Company Name': 'Specimen Test Company',
      'Monthly Salary': 'OMR 250',
      Country: 'Oman',
      'Job Location': 'Sohar',
      Skills: 'Welding',
      Education: 'ITI',
      'Job Description': 'First line',
      Experience: '2 years',
    })) {
      await typeInto(page, field(page, label), value)
    }
    await tabTo(page, page.getByRole('button', { name: 'Post Job' }))
    await page.keyboard.press('Enter')
    await page.waitForURL('/managejobs')
    expect(await records.jobTitled(job_title)).toMatchObject({ salary: 'OMR 250' })

    await typeInto(page, page.getByRole('searchbox'), job_title)
    await expect(page.getByText('1 - 1 of 1')).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: `Edit ${job_title}` }))
    await page.keyboard.press('Enter')
    await expect(field(page, 'Job Location')).toHaveValue('Sohar')
    await tabTo(page, field(page, 'Monthly Salary'))
    await page.keyboard.press('Control+A')
    await page.keyboard.type('OMR 300')
    await tabTo(page, page.getByRole('button', { name: 'Update Job' }))
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Job updated successfully!')).toBeVisible()
    expect(await records.jobTitled(job_title)).toMatchObject({ salary: 'OMR 300' })
  })

  test('marks a job as Inactive, and the focus returns to the switch', async ({
    staffPage,
    records,
  }) => {
    const job_title = `Keyboard ${mark()}`
    const id = await records.newJob({ job_title })
    await staffPage.goto(`/managejobs?q=${encodeURIComponent(job_title)}`)
    const status = staffPage
      .getByRole('region', { name: 'List of jobs' })
      .getByRole('button', { name: /^(Active|Inactive)$/ })
    await expect(status).toHaveText('Active')
    await tabTo(staffPage, status)
    await staffPage.keyboard.press('Space')
    await expect(staffPage.getByRole('dialog')).toBeVisible()
    await tabTo(staffPage, staffPage.getByRole('button', { name: 'Confirm' }))
    await staffPage.keyboard.press('Enter')
    await expect(staffPage.getByRole('dialog')).toBeHidden()
    await expect(status).toHaveText('Inactive')
    await expect(status).toBeFocused()
    expect(await records.jobOf(id)).toMatchObject({ is_deleted: 'Yes' })
  })

  test('opens an applicant, changes the stage and returns to the list', async ({
    staffPage,
    records,
  }) => {
    const word = mark()
    await records.apply({ name: `Asha ${word}` })
    await staffPage.goto(`/managejobs?panel=candidates&q=${word}`)
    const link = staffPage.getByRole('link', { name: `Asha ${word}` })
    await expect(link).toBeVisible()
    await tabTo(staffPage, link)
    await staffPage.keyboard.press('Enter')
    const pane = staffPage.getByRole('complementary', { name: `Asha ${word}` })
    await expect(pane.getByRole('heading', { level: 2 }).first()).toBeFocused()
    // The details arrive later, and move the controls below them.
    await expect(pane.getByRole('heading', { name: 'Consent' })).toBeVisible()
    const stage = pane.getByRole('button', { name: 'Shortlisted' })
    await tabTo(staffPage, stage)
    await staffPage.keyboard.press('Space')
    await expect(stage).toHaveAttribute('aria-pressed', 'true')
    await tabTo(staffPage, pane.getByRole('button', { name: 'Download Resume' }))
    await staffPage.keyboard.press('Escape')
    await expect(link).toBeFocused()
    await expect
      .poll(async () => (await records.applicantsNamed(word))[0]?.stage)
      .toBe('shortlisted')
  })
})
