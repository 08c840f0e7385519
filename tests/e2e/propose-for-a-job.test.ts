import type { Locator, Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { expectNothingFound } from './support/axe'
import { openList } from './support/registrationsPanel'
import { expect, test } from './support/test'

const pane = (page: Page, name: string) => page.getByRole('complementary', { name })

const choose = async (dialog: Locator, job_title: string) => {
  const option = dialog.getByRole('option', { name: job_title })
  await dialog.getByLabel('Job').selectOption((await option.getAttribute('value')) ?? '')
}

test.describe('an admin in Registrations', { tag: '@desktop' }, () => {
  test('proposes those for a job who agreed to be kept for other jobs', async ({
    staffPage,
    records,
  }) => {
    const current_location = mark()
    const job_title = `Rigger ${mark()}`
    const [willing, unwilling] = [`Willing ${mark()}`, `Unwilling ${mark()}`]
    await records.newJob({ job_title })
    await records.register({ full_name: willing, current_location, keep_consent: 'on' })
    await records.register({ full_name: unwilling, current_location })
    await openList(staffPage, current_location)
    const bar = staffPage.getByRole('group', { name: 'Registrations to propose' })
    await bar.getByLabel('This page').check()
    await expect(bar).toContainText('2 selected')
    await bar.getByRole('button', { name: 'Propose for a job' }).click()
    const dialog = staffPage.getByRole('dialog', { name: 'Propose for a job' })
    await expect(dialog.getByRole('button', { name: 'Propose 2 people' })).toBeDisabled()
    await choose(dialog, job_title)
    await expectNothingFound(staffPage)
    await dialog.getByRole('button', { name: 'Propose 2 people' }).click()
    await expect(dialog.getByText('1 proposed. Not proposed: 1 did not agree')).toBeVisible()
    await dialog.getByRole('link', { name: 'See the applicants of this job' }).click()
    await expect(staffPage.getByRole('link', { name: willing })).toBeVisible()
    await expect(staffPage.getByRole('link', { name: unwilling })).toBeHidden()
  })

  test('proposes the opened person, who then is among the submissions of the same person', async ({
    staffPage,
    records,
  }) => {
    const current_location = mark()
    const [full_name, job_title] = [`Opened ${mark()}`, `Rigger ${mark()}`]
    await records.newJob({ job_title })
    await records.register({ full_name, current_location, keep_consent: 'on' })
    await openList(staffPage, current_location)
    await staffPage.getByRole('link', { name: full_name }).click()
    const open = pane(staffPage, full_name)
    await open.getByRole('button', { name: 'Propose for a job' }).click()
    const dialog = staffPage.getByRole('dialog', { name: 'Propose for a job' })
    await choose(dialog, job_title)
    await dialog.getByRole('button', { name: 'Propose 1 person' }).click()
    await expect(dialog.getByText('1 proposed.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Propose 1 person' }).click()
    await expect(dialog.getByText('1 applied for this job before')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await open.getByText('2 submissions of this person').click()
    await open.getByRole('link', { name: job_title }).click()
    await expect(pane(staffPage, full_name)).toContainText('Proposed by the office')
  })
})
