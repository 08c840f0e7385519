import type { Page } from 'playwright/test'
import { fixture } from '@/tests/support/files'
import { mark } from '@/tests/support/mark'
import { expect, test } from './support/test'

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Apply Now/ }) })

/** The apply link of a job page: at the top on a desktop, at the bottom on a phone. */
const applyLink = (page: Page) =>
  page
    .getByRole('link', { name: 'Apply Now (opens in a new tab)', exact: true })
    .filter({ visible: true })
    .first()

const titles = (page: Page) => cards(page).getByRole('heading').allInnerTexts()

const count = (page: Page) => page.getByText(/^Showing \d+ jobs$/)

const search = async (page: Page, words: string) => {
  await page.getByRole('searchbox', { name: 'Job or trade' }).fill(words)
  await page.getByRole('searchbox', { name: 'Job or trade' }).press('Enter')
  await expect(page).toHaveURL(/[?&]q=/)
}

test.describe('a candidate who looks for a job', () => {
  test('sees the number of open jobs, five on a page, each with its main facts', async ({
    page,
    request,
  }) => {
    const { jobs } = await (await request.get('/php/joblist.php')).json()
    await page.goto('/job-list')
    await expect(count(page)).toHaveText(`Showing ${jobs.length} jobs`)
    await expect(cards(page)).toHaveCount(5)
    const [newest] = jobs
    const card = cards(page).first()
    await expect(card).toContainText(newest.job_title)
    await expect(card).toContainText(newest.company_name)
    await expect(card).toContainText(`${newest.salary} / Month`)
    await expect(card.getByRole('link', { name: /^Apply Now/ })).toHaveAttribute(
      'href',
      `/apply-job/${newest.id}`,
    )
  })

  test('finds a trade in spite of a typing error', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/job-list')
    await search(page, 'pipe weldr')
    await expect(cards(page).first()).toContainText('Pipe Welder')
    await expect(page.getByRole('searchbox', { name: 'Job or trade' })).toHaveValue('pipe weldr')
  })

  test('is offered a next step when no job matches', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/job-list')
    await search(page, 'zzqxzz')
    await expect(count(page)).toHaveText('Showing 0 jobs')
    await expect(page.getByRole('link', { name: 'Show all jobs' })).toBeVisible()
  })

  test('pages forward and back', async ({ page, records }) => {
    // Its own jobs, because other tests post jobs at the same time.
    const trade = `Turner ${mark()}`
    for (let job = 0; job < 6; job++) await records.newJob({ job_title: trade })
    await page.goto(`/job-list?q=${encodeURIComponent(trade)}`)
    await expect(count(page)).toHaveText('Showing 6 jobs')
    const applyLinks = () =>
      cards(page)
        .getByRole('link', { name: /^Apply Now/ })
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const firstPage = await applyLinks()
    expect(firstPage).toHaveLength(5)
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/[?&]page=2$/)
    await expect(cards(page)).toHaveCount(1)
    expect(firstPage).not.toContain((await applyLinks())[0])
    await page.getByRole('link', { name: 'Previous' }).click()
    await expect.poll(applyLinks).toEqual(firstPage)
  })

  test('sees that a slow page of the list is loading', async ({ page }) => {
    await page.goto('/job-list')
    const loading = page.getByRole('status').filter({ hasText: 'Loading…' })
    let release = () => {}
    for (const [name, address] of [
      ['Page 2', /page=2$/],
      ['Next', /page=3$/],
      ['Previous', /page=2$/],
    ] as const) {
      const before = page.url()
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(/[?&]_rsc=/, async (route) => {
        await released
        await route.continue()
      })
      const link = page.getByRole('link', { name })
      await link.click()
      await expect(loading).toBeVisible()
      await expect(link).toHaveAttribute('aria-busy', 'true')
      expect(page.url()).toBe(before)
      release()
      await expect(page).toHaveURL(address)
      await expect(loading).toBeHidden()
      await page.unroute(/[?&]_rsc=/)
    }
  })

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

  test('sees the default picture for a company without a logo', { tag: '@phone' }, async ({
    page,
    records,
  }) => {
    const job_title = `Tiler ${mark()}`
    await records.newJob({ job_title })
    await page.goto(`/job-list?q=${encodeURIComponent(job_title)}`)
    const picture = cards(page).first().locator('img[src*="default"]')
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
  })

  test('filters the list by country and removes the filter', async ({
    page,
    request,
    isMobile,
  }) => {
    const { jobs } = await (await request.get('/php/joblist.php?country=QA')).json()
    await page.goto('/job-list')
    if (isMobile) await page.getByText('Filters', { exact: true }).first().click()
    await page.getByRole('checkbox', { name: /^Qatar/ }).check()
    await expect(page).toHaveURL(/country=QA/)
    await expect(count(page)).toHaveText(`Showing ${jobs.length} jobs`)
    if (isMobile) await page.getByText(/^Show \d+ jobs?$/).click()
    await page.getByRole('link', { name: /^Qatar ?: take this filter away$/ }).click()
    await expect(page).not.toHaveURL(/country=QA/)
  })
})

test.describe('a candidate without JavaScript who looks for a job', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('reads, searches and pages the job list', async ({ page }) => {
    await page.goto('/job-list')
    await expect(cards(page)).toHaveCount(5)
    const firstPage = await titles(page)
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/page=2/)
    expect(await titles(page)).not.toEqual(firstPage)
    await search(page, 'nurse')
    await expect(cards(page).first()).toContainText('Nurse')
  })

  test('reads a job', async ({ page, records }) => {
    const id = await records.newJob({ job_description: 'Read without scripts' })
    await page.goto(`/job-details/${id}`)
    await expect(page.getByText('Read without scripts')).toBeVisible()
    await expect(applyLink(page)).toHaveAttribute('href', `/apply-job/${id}`)
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
