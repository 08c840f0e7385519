import { fixture } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { applyLink, cards } from './support/jobList'
import { expect, test } from './support/test'

test.describe('a candidate who looks for a job', () => {
  test('opens the details in a new tab and the form in another', async ({
    page,
    context,
    records,
  }) => {
    const job_title = `Rigger ${mark()}`
    const id = await records.newJob({
      job_title,
      salary: 'QAR 3,200 - 3,600',
      skill_keyword: 'Rigging, Slings,, rigging, Tower crane',
      job_description: 'First line\n\nThird line',
    })
    await page.goto('/job-list')
    const [details] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: job_title }).first().click(),
    ])
    await expect(details).toHaveURL(`/job-details/${id}`)
    await expect(details.getByRole('heading', { level: 1, name: job_title })).toBeVisible()
    const description = details.getByText('First line').locator('..')
    await expect(description).toHaveJSProperty('innerText', 'First line\n\nThird line')

    const facts = details.getByRole('complementary')
    const fact = (name: string) =>
      facts.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')
    await expect(fact('Date Posted')).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)
    await expect(fact('Location')).toHaveText(`Jebel Ali, ${records.countryName}`)
    await expect(fact('Job Title')).toHaveText(job_title)
    await expect(fact('Experience')).toHaveText('2 years')
    await expect(fact('Qualification')).toHaveText('ITI')
    await expect(fact('Offered Salary')).toHaveText('QAR 3,200 - 3,600 / Month')
    const skills = details
      .getByRole('heading', { name: 'Job Skills' })
      .locator('xpath=following-sibling::ul')
      .getByRole('listitem')
    await expect(skills).toHaveText(['Rigging', 'Slings', 'Tower crane'])

    const [form] = await Promise.all([context.waitForEvent('page'), applyLink(details).click()])
    await expect(form).toHaveURL(`/apply-job/${id}`)
    await expect(form.getByRole('heading', { level: 1, name: 'Job Application' })).toBeVisible()
    await expect(form.getByText(job_title).first()).toBeVisible()
  })

  test('sees a company name of more than 100 characters cut on a phone', {
    tag: '@phone',
  }, async ({ page, records }) => {
    const job_title = `Mason ${mark()}`
    const company_name = 'Specimen '.repeat(14).trim()
    await records.newJob({ job_title, company_name })
    await page.goto(`/job-list?q=${encodeURIComponent(job_title)}`)
    const company = page.getByTitle(company_name)
    await expect(company).toHaveText(`${company_name.slice(0, 100)}…`)
  })

  test('opens a logo in large and closes it with Esc', { tag: '@desktop' }, async ({
    page,
    records,
  }) => {
    const job_title = `Plumber ${mark()}`
    await records.newJob({ job_title }, fixture('logo.png'))
    await page.goto(`/job-list?q=${encodeURIComponent(job_title)}`)
    const logo = cards(page).first().getByRole('button', { name: /logo/ })
    await logo.click()
    const large = page.getByRole('dialog').getByRole('img')
    await expect(large).toBeVisible()
    await expect(large).toHaveJSProperty('complete', true)
    expect(await large.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(logo).toBeFocused()
  })

  test('sees somebody at the work for a company without a logo', { tag: '@phone' }, async ({
    page,
    records,
  }) => {
    const job_title = `Tiler ${mark()}`
    await records.newJob({ job_title })
    await page.goto(`/job-list?q=${encodeURIComponent(job_title)}`)
    const logo = cards(page)
      .first()
      .getByRole('button', { name: /^Show the logo of / })
    await expect(logo.locator('span[style*="/drawings/trades/"]')).toBeVisible()
    await logo.click()
    const picture = page.getByRole('dialog').locator('img[src*="default"]')
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
  })
})

test('a job that does not exist, and its form, are 404 pages', {
  tag: '@phone',
}, async ({ page, provoked }) => {
  provoked(/status of 404/)
  for (const path of [
    '/job-details/999999',
    '/job-details/abc',
    '/apply-job/999999',
    '/apply-job/1x',
  ]) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible()
  }
})
