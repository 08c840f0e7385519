import type { Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { expectNothingFound } from './support/axe'
import { expectNoSidewaysScrolling } from './support/reflow'
import { expect, test } from './support/test'

const pane = (page: Page, name: string) => page.getByRole('complementary', { name })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Tell by mail' })

test.describe('a recruiter who decided about an applicant, on phone and desktop', () => {
  test('tells one by mail, sees it at the person and takes it back', async ({
    staffPage,
    records,
  }) => {
    const [name, job_title] = [`Told ${mark()}`, `Rigger ${mark()}`]
    const job_id = await records.newJob({ job_title })
    await records.apply({ name, job_id: String(job_id) })
    await staffPage.goto(`/managejobs?panel=candidates&job=${job_id}`)
    await staffPage.getByRole('link', { name }).click()
    const open = pane(staffPage, name)
    await open.getByRole('button', { name: 'Rejected' }).click()
    await open.getByRole('button', { name: 'Tell by mail or WhatsApp' }).click()
    const dialog = dialogOf(staffPage)
    await expect(dialog.getByLabel('Subject')).toHaveValue(`The position is filled: ${job_title}`)
    await expectNothingFound(staffPage)
    await expectNoSidewaysScrolling(staffPage)
    await dialog.getByRole('button', { name: 'Send the mail' }).click()
    await expect(dialog.getByText('1 mail is')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    const mails = open.getByRole('region', { name: 'Messages to this person' })
    await expect(mails).toContainText(`The position is filled: ${job_title}`)
    await mails.getByRole('button', { name: 'Take it back' }).click()
    await expect(mails).toBeHidden()
  })
})

test.describe('a recruiter who decided about applicants', { tag: '@desktop' }, () => {
  test('tells all of a bulk move by mail', async ({ staffPage, records }) => {
    const job_id = await records.newJob()
    for (const name of [`First ${mark()}`, `Second ${mark()}`]) {
      await records.apply({ name, job_id: String(job_id) })
    }
    await staffPage.goto(`/managejobs?panel=candidates&job=${job_id}`)
    const bar = staffPage.getByRole('group', { name: 'Applicants to move' })
    await bar.getByLabel('This page').check()
    await bar.getByLabel('Move to stage').selectOption('Shortlisted')
    await bar.getByRole('button', { name: 'Move' }).click()
    await staffPage.getByRole('button', { name: 'Tell them by mail' }).click()
    const dialog = dialogOf(staffPage)
    await expect(dialog.getByLabel('Subject')).toHaveValue('You are on the shortlist: ((job))')
    await dialog.getByRole('button', { name: 'Send 2 mails' }).click()
    await expect(dialog.getByText('2 mails are')).toBeVisible()
    await dialog.getByRole('button', { name: 'Take it back' }).click()
    await expect(dialog.getByLabel('Subject')).toHaveValue('You are on the shortlist: ((job))')
  })

  test('is told what is still to be written, and loses nothing typed by closing', async ({
    staffPage,
    records,
  }) => {
    const name = `Invited ${mark()}`
    const job_id = await records.newJob()
    await records.apply({ name, job_id: String(job_id) })
    await staffPage.goto(`/managejobs?panel=candidates&job=${job_id}`)
    await staffPage.getByRole('link', { name }).click()
    const tell = pane(staffPage, name).getByRole('button', { name: 'Tell by mail or WhatsApp' })
    await tell.click()
    const dialog = dialogOf(staffPage)
    await dialog.getByLabel('Begin with').selectOption('Invitation to an interview')
    await dialog.getByRole('button', { name: 'Send the mail' }).click()
    await expect(dialog.getByText('Write what stands for the sign …')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Come on Monday, ((nmae)).')
    await dialog.getByRole('button', { name: 'Send the mail' }).click()
    await expect(dialog.getByText('There is no field ((nmae))')).toBeVisible()
    await expectNothingFound(staffPage)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await tell.click()
    await dialog.getByLabel('Begin with').selectOption('Invitation to an interview')
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Come on Monday, ((nmae)).',
    )
  })
})
