import type { Page } from 'playwright/test'
import { officeDay } from '@/lib/shared/format'
import { mark } from '@/tests/support/mark'
import { expectNothingFoundInBoth } from './support/axe'
import { field, fillJob } from './support/forms'
import { expectNoSidewaysScrolling } from './support/reflow'
import { expect, test, toast } from './support/test'

const moreDetails = (page: Page) => page.getByText('More details (optional)')

/** Expects no horizontal scrolling on a desktop and a phone. */
const expectToFitBoth = async (page: Page) => {
  await expectNoSidewaysScrolling(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScrolling(page)
}

/** The day in Mumbai in the format of a date field. */
const inFiveDays = (): string => officeDay(new Date(Date.now() + 5 * 86_400_000))

test.describe('an admin who posts a job with details', { tag: '@desktop' }, () => {
  test('opens and fills them in by keyboard, and visitors see them', async ({
    staffPage,
    visitor,
    records,
  }) => {
    const job_title = `Rigger ${mark()}`
    await staffPage.goto('/addjob')
    await fillJob(staffPage, job_title)
    await expect(field(staffPage, 'Vacancies')).toBeHidden()
    await field(staffPage, 'Experience').press('Tab')
    await staffPage.keyboard.press('Enter')
    await field(staffPage, 'Closing date').fill(inFiveDays())
    await field(staffPage, 'Vacancies').fill('12')
    await field(staffPage, 'Industry').selectOption('Oil & Gas')
    await field(staffPage, 'Contract, in months').fill('24')
    await field(staffPage, 'Food').selectOption('Provided by the employer')
    await field(staffPage, 'Accommodation').selectOption('Provided by the employer')
    await staffPage.getByRole('group', { name: 'Open to' }).getByLabel('India').check()
    await staffPage.getByRole('group', { name: 'Open to' }).getByLabel('Nepal').check()
    await field(staffPage, 'Interview place').fill('Mumbai office')
    await field(staffPage, 'Charge to the candidate').selectOption('An amount')
    await field(staffPage, 'What the candidate pays').fill('₹20,000 plus GST')
    await expectToFitBoth(staffPage)
    await staffPage.getByRole('button', { name: 'Post Job' }).click()
    await expect(toast(staffPage, 'Your Job Post successfully!')).toBeVisible()

    const job = await records.jobTitled(job_title)
    await visitor.goto(`/job-details/${job?.id}`)
    const facts = visitor.getByRole('complementary', { name: 'Facts' })
    for (const fact of [
      /Vacancies\s*12/,
      /Contract\s*2 years/,
      /Food\s*Provided by the employer/,
      /Open to\s*India, Nepal/,
      /Interview\s*Mumbai office/,
      /Charge to you\s*₹20,000 plus GST/,
    ]) {
      await expect(facts).toContainText(fact)
    }
    await visitor.goto(`/job-list?q=${encodeURIComponent(job_title)}`)
    await expect(visitor.getByText('Free food and room')).toBeVisible()
    await expect(visitor.getByText('Closes in 5 days')).toBeVisible()
    await expectToFitBoth(visitor)
  })

  test('sees errors in them and can jump to the field from the summary', async ({ staffPage }) => {
    await staffPage.goto('/addjob')
    await fillJob(staffPage, `Wrong ${mark()}`)
    await moreDetails(staffPage).click()
    await field(staffPage, 'Currency').selectOption('OMR')
    await field(staffPage, 'Lowest').fill('300')
    await field(staffPage, 'Highest').fill('200')
    await moreDetails(staffPage).click()
    await expect(field(staffPage, 'Highest')).toBeHidden()
    await staffPage.getByRole('button', { name: 'Post Job' }).click()
    const sentence = 'The highest salary must not be below the lowest'
    await staffPage.getByRole('link', { name: sentence }).click()
    await expect(field(staffPage, 'Highest')).toBeFocused()
    await expect(field(staffPage, 'Highest')).toHaveAccessibleDescription(sentence)
    await expectNothingFoundInBoth(staffPage)
  })

  test('finds what was typed after a reload', async ({ staffPage }) => {
    await staffPage.goto('/addjob')
    await moreDetails(staffPage).click()
    await field(staffPage, 'Vacancies').fill('7')
    await staffPage.getByRole('group', { name: 'Open to' }).getByLabel('Nepal').check()
    await staffPage.reload()
    await expect(field(staffPage, 'Vacancies')).toHaveValue('7')
    await expect(
      staffPage.getByRole('group', { name: 'Open to' }).getByLabel('Nepal'),
    ).toBeChecked()
    await staffPage.getByRole('button', { name: 'Discard it' }).click()
    await expect(field(staffPage, 'Vacancies')).toHaveValue('')
  })
})

test.describe('the overview panel', () => {
  test('shows what was received, in charts and tables', { tag: '@desktop' }, async ({
    staffPage,
    records,
  }) => {
    const job_title = `Applied ${mark()}`
    const id = await records.newJob({ job_title })
    await records.apply({ job_id: String(id) })
    await staffPage.goto('/managejobs?panel=overview')
    await expect(staffPage.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await expect(
      staffPage.getByRole('img', { name: /^Applications per day\. The most:/ }),
    ).toBeVisible()
    await staffPage.getByText('Show as a table').first().click()
    await expect(staffPage.getByRole('columnheader', { name: 'Day' }).first()).toBeVisible()
    const byJob = staffPage.getByRole('region', { name: 'By job' })
    await expect(byJob.getByRole('row', { name: new RegExp(job_title) })).toBeVisible()

    await staffPage.getByRole('link', { name: '90 days' }).click()
    await expect(staffPage).toHaveURL('/managejobs?panel=overview&days=90')
    await expect(staffPage.getByText('Applications, 90 days')).toBeVisible()
  })

  test('is reached from the menu', async ({ staffPage, isMobile }) => {
    await staffPage.goto('/managejobs')
    if (isMobile) await staffPage.getByRole('button', { name: 'Menu' }).click()
    await staffPage.getByRole('link', { name: 'Overview' }).click()
    await expect(staffPage).toHaveURL('/managejobs?panel=overview')
  })
})
