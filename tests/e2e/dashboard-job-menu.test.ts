import type { Page } from 'playwright/test'
import { fixture } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { field } from './support/forms'
import { expect, test, toast } from './support/test'

/** Opens the menu of the only matching job and chooses an entry. */
const choose = async (page: Page, job_title: string, entry: string) => {
  await page.goto(`/managejobs?q=${encodeURIComponent(job_title)}`)
  const menu = page.getByLabel(`More for ${job_title}`, { exact: true })
  await menu.click()
  await page
    .getByRole('region', { name: 'List of jobs' })
    .getByRole(entry === 'Repost' ? 'button' : 'link', { name: entry })
    .click()
}

test.describe('an admin with a job’s menu', { tag: '@desktop' }, () => {
  test('opens it by keyboard and closes it with Escape', async ({ staffPage, records }) => {
    const job_title = `Menu ${mark()}`
    await records.newJob({ job_title })
    await staffPage.goto(`/managejobs?q=${encodeURIComponent(job_title)}`)
    const menu = staffPage.getByLabel(`More for ${job_title}`, { exact: true })
    await menu.press('Enter')
    const duplicate = staffPage.getByRole('link', { name: 'Duplicate' })
    await expect(duplicate).toBeVisible()
    await staffPage.keyboard.press('Tab')
    await expect(duplicate).toBeFocused()
    await staffPage.keyboard.press('Escape')
    await expect(duplicate).toBeHidden()
    await expect(menu).toBeFocused()
  })

  test('duplicates a job, which is saved only when it is posted', async ({
    staffPage,
    records,
  }) => {
    const job_title = `Original ${mark()}`
    const id = await records.newJob({ job_title, vacancies: '9' }, fixture('logo.png'))
    const original = await records.jobOf(id)
    await choose(staffPage, job_title, 'Duplicate')
    await expect(staffPage).toHaveURL(`/addjob?copy=${id}`)
    await expect(staffPage.getByText(`A copy of “${job_title}”`)).toBeVisible()
    await expect(field(staffPage, 'Job Title')).toHaveValue(job_title)
    await expect(field(staffPage, 'Vacancies')).toHaveValue('9')

    const copied = `Copy ${mark()}`
    await field(staffPage, 'Job Title').fill(copied)
    expect(await records.jobTitled(copied)).toBeUndefined()
    await staffPage.getByRole('button', { name: 'Post Job' }).click()
    await expect(toast(staffPage, 'Your Job Post successfully!')).toBeVisible()
    expect(await records.jobTitled(copied)).toMatchObject({
      company_logo: original.company_logo,
      vacancies: 9,
      is_deleted: 'No',
    })
    expect(await records.jobOf(id)).toEqual(original)
  })

  test('reposts a job after a question, and the original becomes inactive', async ({
    staffPage,
    records,
  }) => {
    const job_title = `Reposted ${mark()}`
    const id = await records.newJob({ job_title })
    await choose(staffPage, job_title, 'Repost')
    const dialog = staffPage.getByRole('dialog', { name: 'Post this job again?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(await records.jobOf(id)).toMatchObject({ is_deleted: 'No' })

    await choose(staffPage, job_title, 'Repost')
    await dialog.getByRole('button', { name: 'Post again' }).click()
    await expect(toast(staffPage, 'Job posted again with today’s date.')).toBeVisible()
    await expect(staffPage).toHaveURL('/managejobs')
    await expect(
      staffPage.getByRole('region', { name: 'List of jobs' }).getByText(job_title).first(),
    ).toBeVisible()
    expect(await records.jobOf(id)).toMatchObject({ is_deleted: 'Yes' })
    const copy = await records.jobTitled(job_title)
    expect(copy).toMatchObject({ is_deleted: 'No' })
    expect(copy?.id).not.toBe(id)
  })

  test('reads the earlier versions, which are in the address', async ({ staffPage, records }) => {
    const job_title = `Versions ${mark()}`
    const id = await records.newJob({ job_title })
    await records.setStatus(id, 'Inactive')
    await choose(staffPage, job_title, 'Earlier versions')
    const dialog = staffPage.getByRole('dialog', { name: 'Earlier versions' })
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await expect(dialog.getByRole('listitem').first()).toContainText(/Status.*Active.*Inactive/)
    await expect(dialog.getByText(`Posted as “${job_title}”.`)).toBeVisible()
    await staffPage.reload()
    await expect(dialog.getByRole('listitem')).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    expect(new URL(staffPage.url()).searchParams.has('open')).toBe(false)
  })
})
