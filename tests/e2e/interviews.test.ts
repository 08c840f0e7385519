import type { Locator, Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { storedStages } from './support/applicants'
import { expectNothingFound } from './support/axe'
import { expectNoSidewaysScrolling } from './support/reflow'
import type { StaffApi } from './support/staffApi'
import { CUT_OFF, cutOff, expect, test } from './support/test'

/** A day ('YYYY-MM-DD') in Mumbai, from today on. */
const inDays = (days: number): string =>
  new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

/** A day of two hours with one place each, planned as staff do it. */
const planDay = async (page: Page, job_title: string, day: string) => {
  await page.goto('/managejobs?panel=interviews')
  await page.getByRole('link', { name: 'Plan a day' }).first().click()
  const job = page.getByLabel('Job', { exact: true })
  const option = job.getByRole('option', { name: job_title })
  await job.selectOption((await option.getAttribute('value')) ?? '')
  await page.getByLabel('Day', { exact: true }).fill(day)
  await page.getByLabel('Answer until').fill(day)
  await page.getByLabel('Place', { exact: true }).fill('Sample Test Hall, gate 2')
  await page.getByLabel('Address').fill('Station Road, Mumbai')
  await page.getByLabel('First hour').fill('09:30')
  await page.getByLabel('Last hour').fill('11:00')
  await page.getByLabel('Every (minutes)').fill('90')
  await page.getByLabel('Places each').fill('2')
  await page.getByRole('button', { name: 'Make the hours' }).click()
  await expect(page.getByText('2 hours, 4 places in all')).toBeVisible()
  await expectNothingFound(page)
  await expectNoSidewaysScrolling(page)
  await page.getByRole('button', { name: 'Plan this day' }).click()
  await expect(page.getByRole('button', { name: 'Door list' })).toBeVisible()
}

const invite = async (page: Page, job_id: number, job_title: string) => {
  await page.goto(`/managejobs?panel=candidates&job=${job_id}`)
  const bar = page.getByRole('group', { name: 'Applicants to move' })
  await bar.getByLabel('This page').check()
  await bar.getByRole('button', { name: 'Invite to an interview' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite to an interview' })
  const day = dialog.getByLabel('Day')
  const option = day.getByRole('option', { name: job_title })
  await day.selectOption((await option.getAttribute('value')) ?? '')
  const mail = dialog.getByRole('region', { name: 'The mail' })
  await expect(mail.frameLocator('iframe').getByText(job_title)).toBeVisible()
  await dialog.getByLabel('From our office (optional)').fill('Ask for Mr Rao at the gate.')
  await expect(mail.frameLocator('iframe').getByText('Ask for Mr Rao at the gate.')).toBeVisible()
  await expectNothingFound(page)
  await dialog.getByRole('button', { name: 'Invite 2 people' }).click()
  await dialog.getByRole('link', { name: 'See the day' }).click()
}

/** Two applicants with a place each, and their day, opened. */
const dayWithTwo = async (page: Page, records: StaffApi) => {
  const job_title = `Rigger ${mark()}`
  const word = mark()
  const names = [`A One ${word}`, `B Two ${word}`] as const
  const job_id = await records.newJob({ job_title })
  for (const name of names) await records.apply({ name, job_id: String(job_id) })
  await planDay(page, job_title, inDays(1))
  await invite(page, job_id, job_title)
  return { names, word }
}

const row = (list: Locator, name: string) => list.getByRole('listitem').filter({ hasText: name })

const doorList = async (page: Page) => {
  await page.getByRole('button', { name: 'Door list' }).click()
  return page.getByRole('dialog', { name: /^Door list/ })
}

test.describe('staff plan interviews, on phone and desktop', () => {
  test('a day with its hours, invite two, press at the door without a network, and move the results', async ({
    staffPage,
    records,
    provoked,
  }) => {
    provoked(CUT_OFF)
    const { names, word } = await dayWithTwo(staffPage, records)
    await expect(staffPage.getByText('4 places, 2 taken').first()).toBeVisible()
    await expectNothingFound(staffPage)
    await expectNoSidewaysScrolling(staffPage)

    const list = await doorList(staffPage)
    const network = await cutOff(staffPage, 'interview_update')
    await row(list, names[0]).getByRole('button', { name: 'Here' }).click()
    await row(list, names[0]).getByRole('button', { name: 'Yes' }).click()
    await row(list, names[1]).getByRole('button', { name: 'No show' }).click()
    await row(list, names[1]).getByRole('button', { name: 'Take back' }).click()
    await row(list, names[1]).getByRole('button', { name: 'Here' }).click()
    await row(list, names[1]).getByRole('button', { name: 'No' }).click()
    await expect(list.getByText(/\d not sent yet/)).toBeVisible()
    await expectNothingFound(staffPage)
    await expectNoSidewaysScrolling(staffPage)

    // Nothing is lost by a reload, and no name is on the phone.
    await staffPage.reload()
    await expect(list.getByText(/\d not sent yet/)).toBeVisible()
    const stored = await staffPage.evaluate(() => JSON.stringify(localStorage))
    expect(stored).toContain('door-presses')
    for (const name of names) expect(stored).not.toContain(name)
    await network.restore()
    await staffPage.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(list.getByText(/not sent yet/)).toBeHidden()
    await expect(row(list, names[0]).getByRole('button', { name: 'Yes' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )

    await list.getByRole('button', { name: 'Close the door list' }).click()
    await staffPage.getByRole('button', { name: 'Move results' }).click()
    const question = staffPage.getByRole('dialog', { name: 'Move the results?' })
    await expect(question).toContainText('1 to Selected, 1 to Rejected')
    expect(await storedStages(records, word)).toEqual(['interview', 'interview'])
    await question.getByRole('button', { name: 'Move', exact: true }).click()
    // The newest first.
    await expect.poll(() => storedStages(records, word)).toEqual(['rejected', 'selected'])
    await staffPage.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => storedStages(records, word)).toEqual(['interview', 'interview'])

    await staffPage.getByRole('link', { name: names[0] }).first().click()
    await expect(staffPage.getByText(/09:30, number \d\. Result: Yes\./)).toBeVisible()
  })

  test('and add a walk-in, who has the next number and is here', async ({ staffPage, records }) => {
    await dayWithTwo(staffPage, records)
    const list = await doorList(staffPage)
    const name = `Walked In ${mark()}`
    await list.getByRole('button', { name: 'Walk-in' }).click()
    const dialog = staffPage.getByRole('dialog', { name: 'Walk-in', exact: true })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Phone number').fill('letters')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByLabel('Phone number')).toHaveAccessibleDescription(
      'A phone number has no letters',
    )
    await expect(dialog.getByLabel('Name')).toHaveValue(name)
    await dialog.getByLabel('Phone number').fill('9820054321')
    await expectNothingFound(staffPage)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByText('Number 3')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await list.getByLabel('Number or name').fill('3')
    await expect(row(list, name)).toContainText('Here since')
    await expect(list.getByRole('listitem')).toHaveCount(1)
  })
})
