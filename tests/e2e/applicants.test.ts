import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { fixture } from '@/tests/support/files'
import { mark } from '@/tests/support/mark'
import { CUT_OFF, cutOff, expect, test, toast } from './support/test'

const openApplicants = async (page: Page, name: string) => {
  await page.goto(`/managejobs?panel=candidates&q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Applicant List' })).toBeVisible()
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test.describe('the admin at Browse Candidates', { tag: '@desktop' }, () => {
  test('finds the newest applicant first, in seven columns', async ({ office, records }) => {
    // Others apply meanwhile: these two stand in their order, wherever that is on the page.
    const both = mark()
    const [earlier, later] = [`Earlier ${both}`, `Later ${both}`]
    await records.apply({ name: earlier })
    await records.apply({ name: later })
    await office.goto('/managejobs')
    await office.getByRole('link', { name: /^Browse Candidates/ }).click()
    await expect(office.getByRole('heading', { level: 1, name: 'Applicant List' })).toBeVisible()
    await expect(office.getByRole('columnheader')).toHaveText([
      'No',
      'Candidate Name',
      'Email Address',
      'Mobile No',
      'Position',
      'Applied Job',
      'Resume',
    ])
    await expect(row(office, both)).toContainText([later, earlier])
    await expect(office.locator('tbody tr > :first-child').first()).toHaveText('1')
  })

  test('pages through the applicants by five, each with a running number', async ({
    office,
    records,
  }) => {
    const name = `Paged ${mark()}`
    await Promise.all(Array.from({ length: 7 }, () => records.apply({ name })))
    await openApplicants(office, name)
    const numbers = office.locator('tbody tr > :first-child')
    await expect(numbers).toHaveText(['1', '2', '3', '4', '5'])
    await office.getByRole('link', { name: 'Page 2' }).click()
    await expect(numbers).toHaveText(['6', '7'])
    await office.reload()
    await expect(numbers).toHaveText(['6', '7'])
  })

  test('writes to and calls a candidate, and sees the position and the job', async ({
    office,
    records,
  }) => {
    const name = `Called ${mark()}`
    const email = `${mark()}@candidate.example`
    const job_title = `Millwright ${mark()}`
    const job_id = String(await records.newJob({ job_title }))
    await records.apply({ name, email, job_id, mobile: '098200 12345', position: 'Fitter' })
    await openApplicants(office, name)
    await expect(row(office, name).getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    )
    await expect(row(office, name).getByRole('link', { name: /12345$/ })).toHaveAttribute(
      'href',
      'tel:+919820012345',
    )
    await expect(row(office, name).getByRole('cell', { name: 'Fitter' })).toBeVisible()
    await expect(row(office, name).getByRole('cell', { name: job_title })).toBeVisible()
  })

  test('calls and writes to the right number when the candidate typed the country code twice', async ({
    office,
    records,
  }) => {
    const name = `Twice ${mark()}`
    await records.apply({ name, country_code: '91', mobile: '91 98200 12345' })
    await openApplicants(office, name)
    const link = row(office, name).getByRole('link', { name: '+91 98200 12345' })
    await expect(link).toHaveAttribute('href', 'tel:+919820012345')
    await office.getByRole('link', { name }).click()
    const pane = office.getByRole('complementary', { name })
    await expect(pane.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'tel:+919820012345',
    )
    await expect(pane.getByRole('link', { name: /^Write/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/919820012345\b/,
    )
  })

  test('reads ‘Job title not available’ for a general application', async ({ office, records }) => {
    const name = `General ${mark()}`
    await records.apply({ name, job_id: 'general' })
    await openApplicants(office, name)
    await expect(
      row(office, name).getByRole('cell', { name: 'Job title not available' }),
    ).toBeVisible()
  })

  for (const file of ['resume.pdf', 'resume.doc', 'resume.docx']) {
    test(`downloads ${file} byte for byte, under the candidate’s own name for it`, async ({
      office,
      records,
    }) => {
      const name = `Downloaded ${mark()}`
      const resume = fixture(file, `आशा's ${file}`)
      await records.apply({ name }, resume)
      await openApplicants(office, name)
      const [download] = await Promise.all([
        office.waitForEvent('download'),
        row(office, name).getByRole('button', { name: 'Download Resume' }).click(),
      ])
      expect(download.suggestedFilename()).toBe(resume.name)
      expect((await readFile(await download.path())).equals(resume.bytes)).toBe(true)
    })
  }

  test('is told when a resume cannot be downloaded', async ({ office, records, provoked }) => {
    provoked(CUT_OFF)
    const name = `Cut off ${mark()}`
    await records.apply({ name })
    await openApplicants(office, name)
    await office.route('**/uploads/resume/*', (route) => route.abort())
    await row(office, name).getByRole('button', { name: 'Download Resume' }).click()
    await expect(
      toast(office, 'The resume could not be downloaded. Please try again later.'),
    ).toBeVisible()
  })

  test('opens an applicant beside the list, steps to the next, and Esc returns the focus', async ({
    office,
    records,
  }) => {
    const word = mark()
    for (const name of [`Second ${word}`, `First ${word}`]) await records.apply({ name })
    await openApplicants(office, word)
    const link = office.getByRole('link', { name: `First ${word}` })
    await link.press('Enter')
    const pane = office.getByRole('complementary', { name: `First ${word}` })
    await expect(pane.getByRole('heading', { name: `First ${word}` })).toBeFocused()
    await expect(pane).toContainText('1 of 2')
    await pane.getByRole('button', { name: 'Next applicant' }).click()
    const next = office.getByRole('complementary', { name: `Second ${word}` })
    await expect(next).toContainText('2 of 2')
    await office.reload()
    await expect(next).toBeVisible()
    await next.press('Escape')
    await expect(next).toBeHidden()
    await expect(office.getByRole('link', { name: `Second ${word}` })).toBeFocused()
  })

  test('is told when the applicants cannot be loaded, and can try again', async ({
    office,
    provoked,
    records,
  }) => {
    provoked(CUT_OFF)
    const name = `Loaded ${mark()}`
    await records.apply({ name })
    const connection = await cutOff(office, 'jobapplied_list')
    await openApplicants(office, name)
    await expect(office.getByText('The applicants could not be loaded.')).toBeVisible()
    await connection.mend()
    await office.getByRole('button', { name: 'Try again' }).click()
    await expect(row(office, name)).toBeVisible()
  })
})

test.describe('the admin on a phone', { tag: '@phone' }, () => {
  test('reads the applicants as cards, and opens one', async ({ office, records }) => {
    const name = `Card ${mark()}`
    await records.apply({ name })
    await office.goto('/managejobs')
    await office.getByRole('link', { name: /^Candidates/ }).click()
    const card = office.getByRole('listitem').filter({ hasText: name })
    await expect(card).toContainText('Pipe Welder')
    await expect(card.getByRole('button', { name: 'Download Resume' })).toBeVisible()
    await card.getByRole('link', { name }).click()
    const pane = office.getByRole('complementary', { name })
    await expect(pane.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'tel:+919820012345',
    )
    await pane.getByRole('button', { name: 'Close' }).click()
    await expect(card).toBeVisible()
  })
})
