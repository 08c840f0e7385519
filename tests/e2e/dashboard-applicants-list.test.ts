import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { newMobile } from '@/tests/support/candidates/mobile'
import { fixture } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { CUT_OFF, cutOff, expect, test, toast } from './support/test'

const openApplicants = async (page: Page, name: string) => {
  await page.goto(`/managejobs?panel=candidates&q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Applicant List' })).toBeVisible()
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test.describe('an admin in Browse Candidates', { tag: '@desktop' }, () => {
  test('sees the latest applicant first, in seven columns', async ({ staffPage, records }) => {
    const both = mark()
    const [earlier, later] = [`Earlier ${both}`, `Later ${both}`]
    await records.apply({ name: earlier })
    await records.apply({ name: later })
    await staffPage.goto('/managejobs')
    await staffPage.getByRole('link', { name: /^Browse Candidates/ }).click()
    await expect(staffPage.getByRole('heading', { level: 1, name: 'Applicant List' })).toBeVisible()
    await expect(staffPage.getByRole('columnheader')).toHaveText([
      'No',
      'Candidate Name',
      'Email Address',
      'Mobile No',
      'Position',
      'Applied Job',
      'Resume',
    ])
    // Other tests apply at the same time and fill the first page.
    await openApplicants(staffPage, both)
    await expect(row(staffPage, both)).toContainText([later, earlier])
    await expect(staffPage.locator('tbody tr > :first-child').first()).toHaveText('1')
  })

  test('pages through applicants by five, with running numbers', async ({ staffPage, records }) => {
    const name = `Paged ${mark()}`
    await Promise.all(Array.from({ length: 7 }, () => records.apply({ name })))
    await openApplicants(staffPage, name)
    const numbers = staffPage.locator('tbody tr > :first-child')
    await expect(numbers).toHaveText(['1', '2', '3', '4', '5'])
    await staffPage.getByRole('link', { name: 'Page 2' }).click()
    await expect(numbers).toHaveText(['6', '7'])
    await staffPage.reload()
    await expect(numbers).toHaveText(['6', '7'])
  })

  test('can write to and call a candidate, and sees the job of the application', async ({
    staffPage,
    records,
  }) => {
    const name = `Called ${mark()}`
    const email = `${mark()}@candidate.example`
    const job_title = `Millwright ${mark()}`
    const job_id = String(await records.newJob({ job_title }))
    await records.apply({ name, email, job_id, mobile: '098200 12345', position: 'Fitter' })
    await openApplicants(staffPage, name)
    await expect(row(staffPage, name).getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    )
    await expect(row(staffPage, name).getByRole('link', { name: /12345$/ })).toHaveAttribute(
      'href',
      'tel:+919820012345',
    )
    await expect(row(staffPage, name).getByRole('cell', { name: 'Fitter' })).toBeVisible()
    await expect(row(staffPage, name).getByRole('cell', { name: job_title })).toBeVisible()
  })

  test('calls and writes to the right number when the candidate typed the country code twice', async ({
    staffPage,
    records,
  }) => {
    const name = `Twice ${mark()}`
    const mobile = newMobile()
    const spaced = `${mobile.slice(0, 5)} ${mobile.slice(5)}`
    await records.apply({ name, country_code: '91', mobile: `91 ${spaced}` })
    await openApplicants(staffPage, name)
    const link = row(staffPage, name).getByRole('link', { name: `+91 ${spaced}` })
    await expect(link).toHaveAttribute('href', `tel:+91${mobile}`)
    await staffPage.getByRole('link', { name }).click()
    const pane = staffPage.getByRole('complementary', { name })
    const call = pane.getByRole('link', { name: 'Call' })
    await expect(call).toHaveAttribute('href', `tel:+91${mobile}`)
    const write = pane.getByRole('link', { name: /^Write/ })
    await expect(write).toHaveAttribute('href', new RegExp(`^https://wa\\.me/91${mobile}\\b`))
  })

  test('reads ‘Job title not available’ for an application without a job', async ({
    staffPage,
    records,
  }) => {
    const name = `General ${mark()}`
    await records.apply({ name, job_id: 'general' })
    await openApplicants(staffPage, name)
    await expect(
      row(staffPage, name).getByRole('cell', { name: 'Job title not available' }),
    ).toBeVisible()
  })

  test('reads what is missing from an application with neither phone number nor resume', async ({
    staffPage,
    records,
  }) => {
    const name = `Bare ${mark()}`
    await records.apply({ name })
    await staffPage.route('**/php/jobapplied_list.php*', async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      const missing = { country_code: '', mobile: '', phone_e164: null, upload_resume: null }
      const jobs = body.jobs.map((job: object) => ({ ...job, ...missing }))
      await route.fulfill({ response, json: { ...body, jobs } })
    })
    await openApplicants(staffPage, name)
    await expect(row(staffPage, name).getByText('Mobile no not available')).toBeVisible()
    await expect(row(staffPage, name).getByText('Resume Not Available')).toBeVisible()
  })

  for (const file of ['resume.pdf', 'resume.doc', 'resume.docx']) {
    test(`downloads ${file} byte for byte under the candidate’s file name`, async ({
      staffPage,
      records,
    }) => {
      const name = `Downloaded ${mark()}`
      const resume = fixture(file, `आशा's ${file}`)
      await records.apply({ name }, resume)
      await openApplicants(staffPage, name)
      const [download] = await Promise.all([
        staffPage.waitForEvent('download'),
        row(staffPage, name).getByRole('button', { name: 'Download Resume' }).click(),
      ])
      expect(download.suggestedFilename()).toBe(resume.name)
      expect((await readFile(await download.path())).equals(resume.bytes)).toBe(true)
    })
  }

  test('is told when a resume cannot be downloaded', async ({ staffPage, records, provoked }) => {
    provoked(CUT_OFF)
    const name = `Cut off ${mark()}`
    await records.apply({ name })
    await openApplicants(staffPage, name)
    await staffPage.route('**/uploads/resume/*', (route) => route.abort())
    await row(staffPage, name).getByRole('button', { name: 'Download Resume' }).click()
    await expect(
      toast(staffPage, 'The resume could not be downloaded. Please try again later.'),
    ).toBeVisible()
  })

  test('opens a candidate beside the list and steps to the next, and Esc returns the focus to the list', async ({
    staffPage,
    records,
  }) => {
    const word = mark()
    for (const name of [`Second ${word}`, `First ${word}`]) await records.apply({ name })
    await openApplicants(staffPage, word)
    const link = staffPage.getByRole('link', { name: `First ${word}` })
    await link.press('Enter')
    const pane = staffPage.getByRole('complementary', { name: `First ${word}` })
    await expect(pane.getByRole('heading', { name: `First ${word}` })).toBeFocused()
    await expect(pane).toContainText('1 of 2')
    await pane.getByRole('button', { name: 'Next applicant' }).click()
    const next = staffPage.getByRole('complementary', { name: `Second ${word}` })
    await expect(next).toContainText('2 of 2')
    await staffPage.reload()
    await expect(next).toBeVisible()
    await next.press('Escape')
    await expect(next).toBeHidden()
    await expect(staffPage.getByRole('link', { name: `Second ${word}` })).toBeFocused()
  })

  test('is told when the applicants cannot be loaded, and can try again', async ({
    staffPage,
    provoked,
    records,
  }) => {
    provoked(CUT_OFF)
    const name = `Loaded ${mark()}`
    await records.apply({ name })
    const connection = await cutOff(staffPage, 'jobapplied_list')
    await openApplicants(staffPage, name)
    await expect(staffPage.getByText('The applicants could not be loaded.')).toBeVisible()
    await connection.restore()
    await staffPage.getByRole('button', { name: 'Try again' }).click()
    await expect(row(staffPage, name)).toBeVisible()
  })
})
