import { mark } from '@/tests/support/mark'
import { expectNothingFound } from './support/axe'
import { expectNoSidewaysScrolling } from './support/reflow'
import { type StaffApi, siteAdmin } from './support/staffApi'
import { expect, test } from './support/test'

/** What a pattern finds in the newest mail to the admin, who is the employer here: others may not read it. */
const inMail = async (records: StaffApi, pattern: RegExp): Promise<string> => {
  let found = ''
  await expect(async () => {
    const { text } = await records.mailTo(siteAdmin().email)
    found = pattern.exec(String(text))?.[1] ?? ''
    expect(found).not.toBe('')
  }).toPass()
  return found
}

test('staff show two applicants to an employer, who answers; those with Yes are selected', {
  tag: '@phone',
}, async ({ staffPage, browser, records }) => {
  // Without digits: six of them are taken for a phone number, which employers do not see.
  const word = mark().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
  const names = [`A One ${word}`, `B Two ${word}`] as const
  const job_id = await records.newJob({ job_title: `Welder ${word}` })
  for (const name of names) await records.apply({ name, job_id: String(job_id) })
  await staffPage.goto(`/managejobs?panel=candidates&job=${job_id}`)
  const bar = staffPage.getByRole('group', { name: 'Applicants to move' })
  await bar.getByLabel('This page').check()
  await bar.getByRole('button', { name: 'Show to the employer' }).click()
  const dialog = staffPage.getByRole('dialog', { name: 'Show to the employer' })
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog.getByText('Please enter the company').first()).toBeVisible()
  await dialog.getByLabel('Company').fill(`Mithal ${word}`)
  await dialog.getByLabel('E-mail of the contact').fill(siteAdmin().email)
  await dialog.getByLabel(`Years of experience: ${names[0]}`).fill('7')
  await expectNothingFound(staffPage)
  await expectNoSidewaysScrolling(staffPage)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog.getByText('2 people proposed.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()

  const employer = await browser.newContext({ javaScriptEnabled: false })
  const page = await employer.newPage()
  await page.goto(`/shortlist/${await inMail(records, /\/shortlist\/(\S+)/)}`)
  await expect(page.getByText(names[0])).toBeHidden()
  await page.getByRole('button', { name: 'Send the code' }).click()
  const code = await inMail(records, /^(\d{6})/)
  await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Open the list' }).click()
  await expect(page.getByText('This is not the code. 4 tries left.').first()).toBeVisible()
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Open the list' }).click()
  await expect(page.getByText('7 years of experience')).toBeVisible()
  await expectNoSidewaysScrolling(page)
  const answerOf = (name: string) => page.getByRole('group', { name: `Your answer about ${name}` })
  await answerOf(names[0]).getByText('Yes', { exact: true }).click()
  await answerOf(names[1]).getByText('No', { exact: true }).click()
  await page.getByRole('button', { name: 'Send my answers' }).first().click()
  await expect(page.getByText('Please choose a reason.').first()).toBeVisible()
  // What was chosen is kept.
  await expect(answerOf(names[0]).getByLabel('Yes')).toBeChecked()
  await answerOf(names[1]).getByLabel('Reason for Hold or No').selectOption('Papers')
  await page.getByRole('button', { name: 'Send my answers' }).first().click()
  await expect(page.getByText('Thank you. We have your answers.')).toBeVisible()
  await employer.close()

  await staffPage.reload()
  const lists = staffPage.getByRole('region', { name: 'Shown to employers' })
  await lists.getByText('1 yes, 0 hold, 1 no, 0 open').click()
  await expect(lists).toContainText(`${names[1]}: No (papers)`)
  await expectNothingFound(staffPage)
  await expectNoSidewaysScrolling(staffPage)
  await lists.getByRole('button', { name: 'Select those with Yes' }).click()
  await expect(bar.getByText('1 selected')).toBeVisible()
  await lists.getByRole('button', { name: 'End the link' }).click()
  await expect(lists.getByText('The link has ended.').first()).toBeVisible()
})
