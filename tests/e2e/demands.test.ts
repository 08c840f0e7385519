import type { Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { expectNothingFound } from './support/axe'
import { expectNoSidewaysScrolling } from './support/reflow'
import { expect, test } from './support/test'

/** A demand with two trades, made as an admin does. */
const addDemand = async (page: Page, employer: string, number: string) => {
  await page.goto('/managejobs?panel=demands')
  await page.getByRole('link', { name: 'Add a demand' }).first().click()
  await page.getByLabel('Employer', { exact: true }).fill(employer)
  await page.getByLabel('Country', { exact: true }).selectOption({ label: 'Qatar' })
  await page.getByLabel('eMigrate demand number').fill(number)
  await page.getByLabel('Date of the demand').fill('2026-10-09')
  await page.getByLabel('Valid until').fill('2026-10-08')
  await page.getByLabel('We have the demand letter').check()
  await page.getByRole('textbox', { name: 'Trade 1', exact: true }).fill('Pipe welder')
  await page.getByLabel('People').fill('1')
  await page.getByRole('button', { name: 'Add a trade' }).click()
  await page.getByRole('textbox', { name: 'Trade 2', exact: true }).fill('Rigger')
  await page.getByLabel('People').nth(1).fill('ten')
  await page.getByRole('button', { name: 'Save this demand' }).click()
  await expect(page.getByText('Please write a whole number from 1 to 9999').first()).toBeVisible()
  await expectNothingFound(page)
  await expectNoSidewaysScrolling(page)
  await page.getByLabel('People').nth(1).fill('10')
  await page.getByRole('button', { name: 'Save this demand' }).click()
  await expect(
    page.getByText('The last day must not be before the date of the demand').first(),
  ).toBeVisible()
  await page.getByLabel('Valid until').fill('2099-04-08')
  await page.getByRole('button', { name: 'Save this demand' }).click()
  await expect(page.getByRole('link', { name: employer })).toBeVisible()
}

test('an admin makes a demand and links a job; a visitor reads it, and a full one warns', async ({
  staffPage,
  visitor,
  records,
}) => {
  const word = mark()
  const [employer, number] = [`Muster Engineering ${word}`, `SAMPLE-${word}`]
  const job_title = `Welder ${word}`
  const country_id = records.countryId('Qatar')
  const job_id = await records.newJob({ job_title, country_id, candidate_charge: 'none' })
  await addDemand(staffPage, employer, number)
  await expectNothingFound(staffPage)
  await expectNoSidewaysScrolling(staffPage)

  await staffPage.goto(`/edit-job/${job_id}`)
  // Open when a detail is filled in, as here.
  const demand = staffPage.getByLabel('Demand', { exact: true })
  const line = demand.getByRole('option', { name: `Pipe welder, ${employer}` })
  await demand.selectOption((await line.getAttribute('value')) ?? '')
  await staffPage.getByRole('button', { name: 'Update Job' }).click()
  await expect(staffPage.getByText('Job updated successfully!').first()).toBeVisible()

  await visitor.goto(`/job-details/${job_id}`)
  const box = visitor.locator('section', { hasText: 'Approved demand' }).last()
  await expect(box).toContainText('1 place left')
  await expect(box).toContainText(employer)
  await expect(box).toContainText(number)
  await expect(box).toContainText('8 April 2099')
  await expect(box.getByRole('link', { name: 'How to check an agency' })).toBeVisible()
  await expectNothingFound(visitor)
  await expectNoSidewaysScrolling(visitor)

  // Somebody is selected: the only place is taken.
  const name = `One ${word}`
  await records.apply({ name, job_id: String(job_id) })
  const [applicant] = await records.applicantsNamed(name)
  const { id, revision } = applicant ?? {}
  await records.changeApplication({ id, revision, stage: 'selected' })
  await visitor.reload()
  await expect(box).toContainText('All places are taken')
  await staffPage.goto(`/managejobs?q=${word}`)
  await expect(staffPage.getByText('Its only place is taken.')).toBeVisible()
  await staffPage.getByLabel(`More for ${job_title}`, { exact: true }).click()
  await staffPage.getByRole('button', { name: 'Repost' }).click()
  const dialog = staffPage.getByRole('dialog', { name: 'Post this job again?' })
  await expect(dialog).toContainText(`Demand ${number} of ${employer}: Its only place is taken.`)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await staffPage.goto(`/managejobs?panel=demands&q=${word}`)
  await staffPage.getByRole('button', { name: `Delete the demand ${number}` }).click()
  await staffPage.getByRole('button', { name: 'Delete it' }).click()
  await expect(staffPage.getByText(/cannot be deleted: the job/).first()).toBeVisible()
  await expectNothingFound(staffPage)
})
