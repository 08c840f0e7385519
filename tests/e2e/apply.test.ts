import type { Page } from 'playwright/test'
import { fixture } from '@/tests/support/files/files'
import {
  APPLIED,
  countryBox,
  field,
  fillApplication,
  newEmail,
  pick,
  referenceOn,
  sendButton,
} from './support/forms'
import { expect, holdBack, holdRequests, test, toast } from './support/test'

/** The form has two layouts; resume.pdf is sent in both. */
const RESUMES = { 'resume.pdf': [], 'resume.doc': '@phone', 'resume.docx': '@phone' }

const summary = (page: Page) => page.getByRole('region', { name: /problem|Failed|no longer/ })

test.describe('a candidate who applies, on phone and desktop', () => {
  for (const [resume, tag] of Object.entries(RESUMES)) {
    test(`with ${resume} is thanked, gets a reference and can start an empty form`, {
      tag,
    }, async ({ page, records }) => {
      const title = 'Welder for a refinery'
      const id = await records.newJob({ job_title: title })
      const email = newEmail()
      await page.goto(`/apply-job/${id}`)
      await expect(field(page, 'Position')).toHaveValue(title)
      await fillApplication(page, { email, resume: fixture(resume) })
      await expect(page.getByText(resume, { exact: true })).toBeVisible()
      await sendButton(page).click()
      await expect(toast(page, APPLIED)).toBeVisible()
      await expect(page.getByRole('heading', { name: APPLIED })).toBeFocused()
      const reference = await referenceOn(page, 'AP')

      const rows = await records.applicationsOf(email)
      expect(rows).toMatchObject([
        { reference, name: 'Asha Sample', country_code: '91', position: 'Pipe Welder', job_id: id },
      ])

      const more = page.getByRole('link', { name: /^Browse more jobs in/ })
      await expect(more).toHaveAttribute('href', /^\/job-list\?country=[A-Z]{2}$/)

      await page.getByRole('link', { name: 'Send another application' }).click()
      for (const label of ['Name', 'Email', 'Mobile', 'Resume']) {
        await expect(field(page, label)).toHaveValue('')
      }
      // The form knows the work of the job, which the candidate had changed.
      await expect(field(page, 'Position')).toHaveValue(title)
      await expect(page.getByText(resume, { exact: true })).toBeHidden()
    })
  }
})

test.describe('a candidate who applies', { tag: '@phone' }, () => {
  test('without a particular job is accepted too', async ({ page, records }) => {
    const email = newEmail()
    await page.goto('/apply-job/general')
    await expect(page.getByText('No specific job').first()).toBeVisible()
    await fillApplication(page, { email })
    await sendButton(page).click()
    await referenceOn(page, 'AP')
    expect(await records.applicationsOf(email)).toMatchObject([{ job_id: 0, job_title: null }])
  })

  test('who typed before the scripts had arrived gets the searchable list too', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    const { release } = await holdRequests(context, /_next\/static\/.*\.js/)
    // Not by `goto`, which waits for the scripts.
    const [form] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open('/apply-job/general')),
    ])
    await field(form, 'Email').fill('asha@candidate.example')
    await expect(form.locator('select[name="country_code"]')).toBeVisible()
    release()
    await countryBox(form)
    await expect(field(form, 'Email')).toHaveValue('asha@candidate.example')
  })

  test('sees that the form is being sent and cannot send it twice', async ({ page, records }) => {
    const email = newEmail()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/php/job_applied.php')) sent.push(request.url())
    })
    await page.goto('/apply-job/general')
    await fillApplication(page, { email })
    const { release } = await holdBack(page, 'job_applied')
    await sendButton(page).dblclick()
    await expect(page.getByText('Sending your application…')).toBeVisible()
    await expect(sendButton(page)).toBeDisabled()
    release()
    await referenceOn(page, 'AP')
    await expect(page.getByText('Sending your application…')).toBeHidden()
    expect(sent).toHaveLength(1)
    expect(await records.applicationsOf(email)).toHaveLength(1)
  })
})

test.describe('a candidate without JavaScript who applies', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  const fill = async (page: Page, email: string) => {
    await field(page, 'Name').fill('Asha Sample')
    await field(page, 'Email').fill(email)
    await field(page, 'Country code').selectOption('+91 - India')
    await field(page, 'Mobile').fill('98200 12345')
    await field(page, 'Position').fill('Pipe Welder')
    await pick(page, fixture('resume.docx'))
  }

  test('gets a refused form back with what was typed', async ({ page }) => {
    await page.goto('/apply-job/general')
    await fill(page, 'asha@')
    await sendButton(page).click()
    await expect(summary(page).getByRole('link')).toHaveText(['Invalid email format'])
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid email format')
    await expect(field(page, 'Name')).toHaveValue('Asha Sample')
    await expect(field(page, 'Email')).toHaveValue('asha@')
    await expect(field(page, 'Country code')).toHaveValue('91')
    await expect(field(page, 'Mobile')).toHaveValue('98200 12345')
    await expect(field(page, 'Position')).toHaveValue('Pipe Welder')
    await expect(page.getByText('Please choose your file again.')).toBeVisible()
    expect(page.url()).not.toContain('asha')
  })

  test('gets a reference', async ({ page, records }) => {
    const id = await records.newJob()
    const email = newEmail()
    await page.goto(`/apply-job/${id}`)
    await fill(page, email)
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: APPLIED })).toBeVisible()
    const reference = await referenceOn(page, 'AP')
    expect(await records.applicationsOf(email)).toMatchObject([{ reference, job_id: id }])
    await page.getByRole('link', { name: 'Send another application' }).click()
    await expect(field(page, 'Name')).toHaveValue('')
  })
})
