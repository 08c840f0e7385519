import type { Page } from 'playwright/test'
import { newMobile } from '@/tests/support/candidates/mobile'
import { mark } from '@/tests/support/mark'
import { APPLIED, fillApplication, fillRegistration, newEmail, sendButton } from '../support/forms'
import { expect, test } from '../support/test'

const LICENCE = /Reg\. No\. \S*\d{4}/

// Paper is white, also when the screen is in dark mode.
test.use({ colorScheme: 'dark' })

/** The number of A4 sheets that the page needs. */
const sheets = async (page: Page): Promise<number> => {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][\d.]* 84[12]/)
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Expects a white print without controls, with these texts and without those. */
const expectOnPaper = async (page: Page, words: (string | RegExp)[], not: string[] = []) => {
  await page.emulateMedia({ media: 'print' })
  const controls = page.locator('nav, button, input, select, textarea, footer')
  // A logo opens in large on the screen; on paper it is only a logo.
  const others = controls.filter({ visible: true, hasNotText: 'Show the logo of' })
  await expect(others).toHaveCount(0)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const paper = page.locator('body')
  for (const word of words) await expect(paper).toContainText(word, { useInnerText: true })
  for (const word of not) await expect(paper).not.toContainText(word, { useInnerText: true })
}

test.describe('print', { tag: '@desktop' }, () => {
  test('of a job is one sheet with the licence and the official address to check', async ({
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

  test('of the confirmation of an application and of the status page is one sheet each', async ({
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

  test('of the confirmation of a registration is one sheet', async ({ page }) => {
    await page.goto('/registration')
    await fillRegistration(page, { email: newEmail() })
    await sendButton(page).click()
    await expect(page.getByText(/^RG-\d{2}-\d{7}$/)).toBeVisible()
    expect(await sheets(page)).toBe(1)
    await expectOnPaper(page, [LICENCE, /RG-\d{2}-\d{7}/], ['Register another person'])
  })

  test('of an answer of a tool is one sheet with its sources and its address', async ({ page }) => {
    await page.goto('/can-i-be-charged?from=IN&to=QA&by=agent&for=service&sum=85000')
    expect(await sheets(page)).toBe(1)
    await expectOnPaper(
      page,
      [LICENCE, 'Only ₹30,000', 'Where this comes from', /\/can-i-be-charged\?from=IN&to=QA/],
      ['Change', 'Send on WhatsApp', 'Help now'],
    )
    await page.emulateMedia({ media: null })
    // A longer answer than that of the welder.
    await page.goto('/my-steps?from=IN&passport=ecr&to=KW&trade=domestic')
    expect(await sheets(page)).toBe(1)
    await page.goto('/my-steps?from=IN&passport=ecr&to=SA&trade=welder')
    expect(await sheets(page)).toBe(1)
    await expectOnPaper(page, [LICENCE, 'After arrival', 'Ask who pays'], ['More', 'Change'])
    await page.emulateMedia({ media: null })
    await page.goto('/get-help?in=AE&from=IN&what=unpaid&ended=2026-09-30')
    expect(await sheets(page)).toBe(1)
    await expectOnPaper(page, [LICENCE, 'My details', '30 September 2028'], ['Press to call'])
    const card = page.locator('section').filter({ hasText: /^Help in the UAE/ })
    const box = await card.filter({ visible: true }).first().boundingBox()
    // 85.6 × 54 mm in CSS pixels, of which an inch has 96.
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([324, 204])
  })

  test('of a list of papers and of two offers is one sheet each, with empty boxes', async ({
    page,
  }) => {
    await page.goto('/my-documents?from=IN&passport=ecr&to=SA&trade=welder')
    await page.getByRole('checkbox', { name: 'Passport', exact: true }).check()
    expect(await sheets(page)).toBe(1)
    await expectOnPaper(
      page,
      [
        LICENCE,
        'Passport number',
        'Flight ticket',
        'Where this comes from',
        /\?from=IN&passport=ecr/,
      ],
      ['ready', 'More', 'Change'],
    )
    await page.emulateMedia({ media: null })
    const b = 'b_basic=1000&b_food=300&b_room=500&b_hours=8&b_days=6&b_months=24'
    await page.goto(`/check-my-offer?to=QA&basic=1400&hours=10&days=6&months=24&points=1.2.3&${b}`)
    expect(await sheets(page)).toBe(1)
    await expectOnPaper(page, [LICENCE, '8.65', 'Do I keep my passport myself?'], ['Copy'])
  })

  test('of an application in the dashboard is one sheet with facts, notes and history', async ({
    staffPage,
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
    await staffPage.goto(`/managejobs?panel=candidates&q=${encodeURIComponent(name)}`)
    await staffPage.getByRole('link', { name }).click()
    await expect(staffPage.getByText('Has a passport.')).toBeVisible()
    await staffPage.evaluate(() => {
      window.print = () => {
        document.title = 'printing'
      }
    })
    await staffPage.getByRole('button', { name: 'Print' }).click()
    await expect(staffPage).toHaveTitle('printing')
    expect(await sheets(staffPage)).toBe(1)
    await expectOnPaper(
      staffPage,
      [name, reference, 'Contacted', 'Has a passport.', 'resume.docx'],
      ['Applicant List'],
    )
  })

  test('of an applicant list is a table, also on a phone', async ({ staffPage, records }) => {
    const name = `Asha ${mark()}`
    await records.apply({ name, mobile: newMobile() })
    await staffPage.setViewportSize({ width: 360, height: 740 })
    await staffPage.goto(`/managejobs?panel=candidates&q=${encodeURIComponent(name)}`)
    await expect(staffPage.getByRole('link', { name })).toBeVisible()
    await expect(staffPage.getByRole('table')).toBeHidden()
    expect(await sheets(staffPage)).toBe(1)
    await expectOnPaper(staffPage, ['Applicant List', name])
    await expect(staffPage.getByRole('columnheader')).toHaveText([
      'No',
      'Candidate Name',
      'Email Address',
      'Mobile No',
      'Position',
      'Applied Job',
    ])
  })
})
