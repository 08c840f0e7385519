import type { BrowserContext, Page } from 'playwright/test'
import { newMobile } from '@/tests/support/candidates/mobile'
import { mark } from '@/tests/support/mark'
import { expectNothingFound } from './support/axe'
import { expectNoSidewaysScrolling } from './support/reflow'
import type { StaffApi } from './support/staffApi'
import { expect, test } from './support/test'

const TELL = 'Tell by mail or WhatsApp'

/** Stands in for WhatsApp, which no test may reach; it shows its own address. */
const standIn = (context: BrowserContext) =>
  context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
  )

/** Opens the pane of a new applicant for a job of their own. */
const openApplicant = async (page: Page, records: StaffApi, mobile = newMobile()) => {
  const [name, job_title] = [`Told ${mark()}`, `Rigger ${mark()}`]
  const job_id = await records.newJob({ job_title })
  await records.apply({ name, mobile, job_id: String(job_id) })
  await page.goto(`/managejobs?panel=candidates&job=${job_id}`)
  await page.getByRole('link', { name }).click()
  return { name, job_title, mobile, pane: page.getByRole('complementary', { name }) }
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: TELL })

test.describe('a recruiter who writes by WhatsApp, on phone and desktop', () => {
  test('opens it with the finished text, says that it was sent and sees it at the person', async ({
    staffPage,
    records,
  }) => {
    await standIn(staffPage.context())
    const { name, job_title, mobile, pane } = await openApplicant(staffPage, records)
    await pane.getByRole('button', { name: TELL }).click()
    const dialog = dialogOf(staffPage)
    await dialog.getByLabel('Begin with').selectOption('Shortlisted')
    await expectNothingFound(staffPage)
    await expectNoSidewaysScrolling(staffPage)
    const opening = staffPage.waitForEvent('popup')
    await dialog.getByRole('link', { name: 'Open in WhatsApp' }).click()
    const whatsApp = new URL((await opening).url())
    expect(whatsApp.origin + whatsApp.pathname).toBe(`https://wa.me/91${mobile}`)
    const text = whatsApp.searchParams.get('text') ?? ''
    expect(text).toContain(`Hello ${name}, this is `)
    expect(text).toContain(
      `We read your application for ${job_title} and put you on the shortlist.`,
    )
    expect(text).toContain('We never ask for money')
    await staffPage.bringToFront()
    await expect(dialog.getByRole('heading', { name: 'Did you send it?' })).toBeFocused()
    await expectNothingFound(staffPage)
    await dialog.getByRole('button', { name: 'Yes, I sent it' }).click()
    await expect(dialog.getByText('Noted at this person.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    const messages = pane.getByRole('region', { name: 'Messages to this person' })
    await expect(messages).toContainText(text)
    await expect(messages).toContainText('By hand in WhatsApp.')
    await expect(pane.getByRole('region', { name: 'Notes and changes' })).toBeHidden()
  })

  test('who did not send it leaves nothing at the person, and the text to change', async ({
    staffPage,
    records,
  }) => {
    await standIn(staffPage.context())
    const { pane } = await openApplicant(staffPage, records)
    await pane.getByRole('button', { name: TELL }).click()
    const dialog = dialogOf(staffPage)
    const text = dialog.getByRole('textbox', { name: 'Message' })
    await text.fill('Please come on Monday.')
    const opening = staffPage.waitForEvent('popup')
    await dialog.getByRole('link', { name: 'Open in WhatsApp' }).click()
    await opening
    await staffPage.bringToFront()
    await dialog.getByRole('button', { name: 'No', exact: true }).click()
    await expect(text).toHaveValue('Please come on Monday.')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(pane.getByRole('region', { name: 'Messages to this person' })).toBeHidden()
  })

  test('is told what is still to be written instead of opening WhatsApp', async ({
    staffPage,
    records,
  }) => {
    const { pane } = await openApplicant(staffPage, records)
    await pane.getByRole('button', { name: TELL }).click()
    const dialog = dialogOf(staffPage)
    await dialog.getByLabel('Begin with').selectOption('Invitation to an interview')
    await dialog.getByRole('link', { name: 'Open in WhatsApp' }).click()
    await expect(dialog.getByText('Write what stands for the sign …')).toBeVisible()
    await expect(dialog.getByText('Did you send it?')).toBeHidden()
    expect(staffPage.context().pages()).toHaveLength(1)
  })

  test('to somebody who asked to stop finds a warning and no way to open it', async ({
    staffPage,
    records,
  }) => {
    const { pane } = await openApplicant(staffPage, records)
    await pane.getByRole('button', { name: 'Stop WhatsApp messages' }).click()
    await expect(pane.getByRole('button', { name: 'Allow messages again' })).toBeVisible()
    await pane.getByRole('button', { name: TELL }).click()
    const dialog = dialogOf(staffPage)
    await expect(dialog.getByText('This person has asked to stop WhatsApp messages.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Open in WhatsApp' })).toBeHidden()
    await expect(dialog.getByRole('button', { name: 'Send the mail' })).toBeVisible()
    await expectNothingFound(staffPage)
  })
})

test.describe('a recruiter who writes by WhatsApp', { tag: '@desktop' }, () => {
  test('at night is told that it rings at once', async ({ staffPage, records }) => {
    const { pane } = await openApplicant(staffPage, records)
    const night = 'It is night in Mumbai'
    const tell = pane.getByRole('button', { name: TELL })
    const dialog = dialogOf(staffPage)
    await staffPage.clock.setFixedTime(new Date('2026-11-26T17:00:00Z'))
    await tell.click()
    await expect(dialog.getByText(night)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await staffPage.clock.setFixedTime(new Date('2026-11-26T06:00:00Z'))
    await tell.click()
    await expect(dialog.getByRole('link', { name: 'Open in WhatsApp' })).toBeVisible()
    await expect(dialog.getByText(night)).toBeHidden()
  })

  test('has no way to open it for a number that cannot exist', async ({ staffPage, records }) => {
    const { pane } = await openApplicant(staffPage, records, '123')
    await pane.getByRole('button', { name: TELL }).click()
    const dialog = dialogOf(staffPage)
    await expect(dialog.getByText('There is no number that WhatsApp could reach.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Open in WhatsApp' })).toBeHidden()
  })

  test('still writes when the texts to begin with cannot be loaded', async ({
    staffPage,
    records,
    provoked,
  }) => {
    provoked(/500/)
    await staffPage.route('**/php/message_templates.php', (route) => route.fulfill({ status: 500 }))
    const { pane } = await openApplicant(staffPage, records)
    await pane.getByRole('button', { name: TELL }).click()
    const dialog = dialogOf(staffPage)
    await expect(dialog.getByText('The texts to begin with could not be loaded.')).toBeVisible()
    await dialog.getByLabel('Subject').fill('Monday')
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Please come on Monday.')
    await dialog.getByRole('button', { name: 'Send the mail' }).click()
    await expect(dialog.getByText('1 mail is')).toBeVisible()
  })
})
