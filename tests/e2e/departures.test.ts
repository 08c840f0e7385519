import type { Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { expectNothingFound } from './support/axe'
import { expectNoSidewaysScrolling } from './support/reflow'
import type { StaffApi } from './support/staffApi'
import { expect, test } from './support/test'

/** Applicants of a new job at the stage Selected. */
const select = async (page: Page, records: StaffApi, names: string[]) => {
  const job_id = await records.newJob()
  for (const name of names) await records.apply({ name, job_id: String(job_id) })
  await page.goto(`/managejobs?panel=candidates&job=${job_id}`)
  await page.getByLabel('This page').check()
  await page.getByLabel('Move to stage').selectOption('Selected')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText(/moved to Selected/)).toBeVisible()
}

test.describe('a recruiter with selected people, on phone and desktop', () => {
  test('sees what blocks, enters what happened, and is refused what cannot be', async ({
    staffPage: page,
    records,
  }) => {
    const name = `Binod ${mark()}`
    await select(page, records, [name])
    await page.goto(`/managejobs?panel=departures&q=${encodeURIComponent(name)}`)
    await expect(page.getByRole('heading', { name: /No passport entered/ })).toBeVisible()
    await expectNothingFound(page)
    await expectNoSidewaysScrolling(page)
    await page.getByRole('link', { name }).click()
    const pane = page.getByRole('complementary', { name })
    await expect(pane).toContainText('No signed contract')
    await expectNothingFound(page)
    await expectNoSidewaysScrolling(page)

    await pane.getByRole('button', { name: 'Enter “Departed”' }).click()
    const form = pane.getByRole('form', { name: 'Departed' })
    await form.getByLabel('Happened on').fill('2026-11-20')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toContainText('Write why the person left')
    await expect(form.getByLabel('Happened on')).toHaveValue('2026-11-20')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect(pane.getByRole('button', { name: 'Enter “Departed”' })).toBeFocused()

    await pane.getByRole('button', { name: 'Enter “Contract signed”' }).click()
    await pane.getByLabel('Happened on').fill('2026-11-20')
    await pane.getByRole('button', { name: 'Save' }).click()
    await expect(pane).toContainText('20 Nov 2026')
    await expect(pane).not.toContainText('No signed contract')

    await pane.getByRole('button', { name: 'End without a departure' }).click()
    await pane.getByRole('button', { name: 'End it' }).click()
    await expect(pane).toContainText('Choose the reason')
    await pane.getByLabel('Why does it end?').selectOption('Visa refused')
    await pane.getByRole('button', { name: 'End it' }).click()
    await expect(pane).toContainText('This way has ended.')
    await pane.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('Nobody fits.')).toBeVisible()
  })

  test('enters one milestone for many, and takes it back', async ({ staffPage: page, records }) => {
    const word = mark()
    await select(page, records, [`Asha ${word}`, `Bina ${word}`])
    await page.goto(`/managejobs?panel=departures&group=step&q=${word}`)
    await page.getByLabel('This page').check()
    await page.getByLabel('What happened').selectOption('Contract signed')
    await page.getByRole('button', { name: 'Enter for all' }).click()
    await expect(page.getByText('Contract signed: 2 people.')).toBeVisible()
    await expect(page.getByRole('heading', { name: /Offer and contract/ })).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('2 people put back.')).toBeVisible()
    await expect(page.getByRole('heading', { name: /Offer and contract 2/ })).toBeVisible()
  })

  test('finds the way in the opened application, too', async ({ staffPage: page, records }) => {
    const name = `Chitra ${mark()}`
    await select(page, records, [name])
    await page.goto(`/managejobs?panel=candidates&q=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('region', { name: 'What blocks' })).toContainText('Cannot fly yet')
  })
})
