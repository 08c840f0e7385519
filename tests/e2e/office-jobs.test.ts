import type { Page } from 'playwright/test'
import { officeDay } from '@/lib/shared/format'
import { fixture } from '@/tests/support/files'
import { mark } from '@/tests/support/mark'
import { expectNothingFoundInBoth } from './support/axe'
import { field, fillJob } from './support/forms'
import { expectNoSidewaysScrolling } from './support/reflow'
import { expect, test, toast } from './support/test'

const moreDetails = (page: Page) => page.getByText('More details (optional)')

/** Nothing lies beside the window, nor beside a phone's. */
const expectToFitBoth = async (page: Page) => {
  await expectNoSidewaysScrolling(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScrolling(page)
}

/** The day in Mumbai, as a date field takes it. */
const inFiveDays = (): string => officeDay(new Date(Date.now() + 5 * 86_400_000))

/** Opens the menu of the only job that fits, and chooses an entry. */
const choose = async (page: Page, job_title: string, entry: string) => {
  await page.goto(`/managejobs?q=${encodeURIComponent(job_title)}`)
  const menu = page.getByLabel(`More for ${job_title}`, { exact: true })
  await menu.click()
  await page
    .getByRole('region', { name: 'List of jobs' })
    .getByRole(entry === 'Repost' ? 'button' : 'link', { name: entry })
    .click()
}

test.describe('the admin who posts a job with details', { tag: '@desktop' }, () => {
  test('opens them by keyboard, fills them in, and visitors read them', async ({
    office,
    visitor,
    records,
  }) => {
    const job_title = `Rigger ${mark()}`
    await office.goto('/addjob')
    await fillJob(office, job_title)
    await expect(field(office, 'Vacancies')).toBeHidden()
    await field(office, 'Experience').press('Tab')
    await office.keyboard.press('Enter')
    await field(office, 'Closing date').fill(inFiveDays())
    await field(office, 'Vacancies').fill('12')
    await field(office, 'Industry').selectOption('Oil & Gas')
    await field(office, 'Contract, in months').fill('24')
    await field(office, 'Food').selectOption('Provided by the employer')
    await field(office, 'Accommodation').selectOption('Provided by the employer')
    await office.getByRole('group', { name: 'Open to' }).getByLabel('India').check()
    await office.getByRole('group', { name: 'Open to' }).getByLabel('Nepal').check()
    await field(office, 'Interview place').fill('Mumbai office')
    await field(office, 'Charge to the candidate').selectOption('An amount')
    await field(office, 'What the candidate pays').fill('₹20,000 plus GST')
    await expectToFitBoth(office)
    await office.getByRole('button', { name: 'Post Job' }).click()
    await expect(toast(office, 'Your Job Post successfully!')).toBeVisible()

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

  test('reads what is wrong with them, and gets there from the summary', async ({ office }) => {
    await office.goto('/addjob')
    await fillJob(office, `Wrong ${mark()}`)
    await moreDetails(office).click()
    await field(office, 'Currency').selectOption('OMR')
    await field(office, 'Lowest').fill('300')
    await field(office, 'Highest').fill('200')
    await moreDetails(office).click()
    await expect(field(office, 'Highest')).toBeHidden()
    await office.getByRole('button', { name: 'Post Job' }).click()
    const sentence = 'The highest salary must not be below the lowest'
    await office.getByRole('link', { name: sentence }).click()
    await expect(field(office, 'Highest')).toBeFocused()
    await expect(field(office, 'Highest')).toHaveAccessibleDescription(sentence)
    await expectNothingFoundInBoth(office)
  })

  test('finds what was typed after a reload', async ({ office }) => {
    await office.goto('/addjob')
    await moreDetails(office).click()
    await field(office, 'Vacancies').fill('7')
    await office.getByRole('group', { name: 'Open to' }).getByLabel('Nepal').check()
    await office.reload()
    await expect(field(office, 'Vacancies')).toHaveValue('7')
    await expect(office.getByRole('group', { name: 'Open to' }).getByLabel('Nepal')).toBeChecked()
    await office.getByRole('button', { name: 'Discard it' }).click()
    await expect(field(office, 'Vacancies')).toHaveValue('')
  })
})

test.describe('the admin at a job’s menu', { tag: '@desktop' }, () => {
  test('opens it by keyboard, and leaves it with Escape', async ({ office, records }) => {
    const job_title = `Menu ${mark()}`
    await records.newJob({ job_title })
    await office.goto(`/managejobs?q=${encodeURIComponent(job_title)}`)
    const menu = office.getByLabel(`More for ${job_title}`, { exact: true })
    await menu.press('Enter')
    const duplicate = office.getByRole('link', { name: 'Duplicate' })
    await expect(duplicate).toBeVisible()
    await office.keyboard.press('Tab')
    await expect(duplicate).toBeFocused()
    await office.keyboard.press('Escape')
    await expect(duplicate).toBeHidden()
    await expect(menu).toBeFocused()
  })

  test('duplicates a job: nothing is saved before it is posted', async ({ office, records }) => {
    const job_title = `Original ${mark()}`
    const id = await records.newJob({ job_title, vacancies: '9' }, fixture('logo.png'))
    const original = await records.jobOf(id)
    await choose(office, job_title, 'Duplicate')
    await expect(office).toHaveURL(`/addjob?copy=${id}`)
    await expect(office.getByText(`A copy of “${job_title}”`)).toBeVisible()
    await expect(field(office, 'Job Title')).toHaveValue(job_title)
    await expect(field(office, 'Vacancies')).toHaveValue('9')

    const copied = `Copy ${mark()}`
    await field(office, 'Job Title').fill(copied)
    expect(await records.jobTitled(copied)).toBeUndefined()
    await office.getByRole('button', { name: 'Post Job' }).click()
    await expect(toast(office, 'Your Job Post successfully!')).toBeVisible()
    expect(await records.jobTitled(copied)).toMatchObject({
      company_logo: original.company_logo,
      vacancies: 9,
      is_deleted: 'No',
    })
    expect(await records.jobOf(id)).toEqual(original)
  })

  test('posts a job again after a question; the old one becomes inactive', async ({
    office,
    records,
  }) => {
    const job_title = `Reposted ${mark()}`
    const id = await records.newJob({ job_title })
    await choose(office, job_title, 'Repost')
    const dialog = office.getByRole('dialog', { name: 'Post this job again?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(await records.jobOf(id)).toMatchObject({ is_deleted: 'No' })

    await choose(office, job_title, 'Repost')
    await dialog.getByRole('button', { name: 'Post again' }).click()
    await expect(toast(office, 'Job posted again with today’s date.')).toBeVisible()
    await expect(office).toHaveURL('/managejobs')
    await expect(
      office.getByRole('region', { name: 'List of jobs' }).getByText(job_title).first(),
    ).toBeVisible()
    expect(await records.jobOf(id)).toMatchObject({ is_deleted: 'Yes' })
    const copy = await records.jobTitled(job_title)
    expect(copy).toMatchObject({ is_deleted: 'No' })
    expect(copy?.id).not.toBe(id)
  })

  test('reads the earlier versions, which have an address of their own', async ({
    office,
    records,
  }) => {
    const job_title = `Versions ${mark()}`
    const id = await records.newJob({ job_title })
    await records.setStatus(id, 'Inactive')
    await choose(office, job_title, 'Earlier versions')
    const dialog = office.getByRole('dialog', { name: 'Earlier versions' })
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await expect(dialog.getByRole('listitem').first()).toContainText(/Status.*Active.*Inactive/)
    await expect(dialog.getByText(`Posted as “${job_title}”.`)).toBeVisible()
    await office.reload()
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    expect(new URL(office.url()).searchParams.has('open')).toBe(false)
  })
})

test.describe('the overview', () => {
  test('shows what came in, as charts and as tables', { tag: '@desktop' }, async ({
    office,
    records,
  }) => {
    const job_title = `Applied ${mark()}`
    const id = await records.newJob({ job_title })
    await records.apply({ job_id: String(id) })
    await office.goto('/managejobs?panel=overview')
    await expect(office.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
    await expect(
      office.getByRole('img', { name: /^Applications per day\. The most:/ }),
    ).toBeVisible()
    await office.getByText('Show as a table').first().click()
    await expect(office.getByRole('columnheader', { name: 'Day' }).first()).toBeVisible()
    const byJob = office.getByRole('region', { name: 'By job' })
    await expect(byJob.getByRole('row', { name: new RegExp(job_title) })).toBeVisible()

    await office.getByRole('link', { name: '90 days' }).click()
    await expect(office).toHaveURL('/managejobs?panel=overview&days=90')
    await expect(office.getByText('Applications, 90 days')).toBeVisible()
  })

  test('is in the menu', async ({ office, isMobile }) => {
    await office.goto('/managejobs')
    if (isMobile) await office.getByRole('button', { name: 'Menu' }).click()
    await office.getByRole('link', { name: 'Overview' }).click()
    await expect(office).toHaveURL('/managejobs?panel=overview')
  })
})
