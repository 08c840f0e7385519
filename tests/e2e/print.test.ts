import type { Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { newMobile } from '@/tests/support/mobile'
import { APPLIED, fillApplication, fillRegistration, newEmail, sendButton } from './support/forms'
import { expect, test } from './support/test'

const LICENCE = /Reg\. No\. \S*\d{4}/

// A printer that is asked in the dark still has white paper.
test.use({ colorScheme: 'dark' })

/** How many sheets of A4 it takes. */
const sheets = async (page: Page): Promise<number> => {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][\d.]* 84[12]/)
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Looks at the paper: white, nothing on it to press, these words on it and those not. */
const expectOnPaper = async (page: Page, words: (string | RegExp)[], not: string[] = []) => {
  await page.emulateMedia({ media: 'print' })
  const controls = page.locator('nav, button:not(:has(img)), input, select, textarea, footer')
  // A logo opens larger on the screen; on paper it is a logo.
  await expect(controls.filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const paper = page.locator('body')
  for (const word of words) await expect(paper).toContainText(word, { useInnerText: true })
  for (const word of not) await expect(paper).not.toContainText(word, { useInnerText: true })
}

test.describe('someone who prints', { tag: '@desktop' }, () => {
  test('a job gets one sheet that says whose it is and how to check it', async ({
    page,
    records,
  }) => {
    const id = await records.newJob({
      job_description: Array.from({ length: 24 }, (_, at) => `- Duty number ${at + 1}`).join('\n'),
      vacancies: '12',
      food: 'provided',
    })
    await page.goto(`/job-details/${id}`)
    expect(await sheets(page)).toBe(1)
    await expectOnPaper(
      page,
      [
        LICENCE,
        'Duty number 24',
        'AED 2,000',
        'Provided by the employer',
        'emigrate.gov.in',
        `/job-details/${id}`,
      ],
      ['Apply Now', 'Similar jobs', 'Share'],
    )
  })

  test('the slip after applying, and that of the own page, gets one sheet each', async ({
    page,
    records,
  }) => {
    const email = newEmail()
    await page.goto('/apply-job/general')
    await fillApplication(page, { email })
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: APPLIED })).toBeVisible()
    expect(await sheets(page)).toBe(1)
    await expectOnPaper(page, [LICENCE, /AP-\d{2}-\d{7}/], ['Send another application'])

    await page.emulateMedia({ media: null })
    await page.goto(`/my-application/${await records.statusPageToken(email)}`)
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeVisible()
    expect(await sheets(page)).toBe(1)
    await expectOnPaper(page, [LICENCE, email], ['Erase my data', '/my-application/'])
  })

  test('the slip after registering gets one sheet', async ({ page }) => {
    await page.goto('/registration')
    await fillRegistration(page, { email: newEmail() })
    await sendButton(page).click()
    await expect(page.getByText(/^RG-\d{2}-\d{7}$/)).toBeVisible()
    expect(await sheets(page)).toBe(1)
    await expectOnPaper(page, [LICENCE, /RG-\d{2}-\d{7}/], ['Register another person'])
  })

  test('an application in the office gets facts, notes and history on a sheet', async ({
    office,
    records,
  }) => {
    const name = `Asha ${mark()}`
    const reference = await records.apply({ name, mobile: newMobile() })
    const [row] = await records.applicantsNamed(name)
    await records.changeApplication({
      id: row?.id,
      revision: 0,
      stage: 'contacted',
      note: 'Has a passport.',
    })
    await office.goto(`/managejobs?panel=candidates&q=${encodeURIComponent(name)}`)
    await office.getByRole('link', { name }).click()
    await expect(office.getByText('Has a passport.')).toBeVisible()
    await office.evaluate(() => {
      window.print = () => {
        document.title = 'printing'
      }
    })
    await office.getByRole('button', { name: 'Print' }).click()
    await expect(office).toHaveTitle('printing')
    expect(await sheets(office)).toBe(1)
    await expectOnPaper(
      office,
      [name, reference, 'Contacted', 'Has a passport.', 'resume.pdf'],
      ['Applicant List'],
    )
  })

  test('a list in the office gets a table, on a phone too', async ({ office, records }) => {
    const name = `Asha ${mark()}`
    await records.apply({ name, mobile: newMobile() })
    await office.setViewportSize({ width: 360, height: 740 })
    await office.goto(`/managejobs?panel=candidates&q=${encodeURIComponent(name)}`)
    await expect(office.getByRole('link', { name })).toBeVisible()
    await expect(office.getByRole('table')).toBeHidden()
    expect(await sheets(office)).toBe(1)
    await expectOnPaper(office, ['Applicant List', name])
    await expect(office.getByRole('columnheader')).toHaveText([
      'No',
      'Candidate Name',
      'Email Address',
      'Mobile No',
      'Position',
      'Applied Job',
    ])
  })
})
