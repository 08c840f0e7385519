import type { Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { applyLink, cards } from './support/jobList'
import { expect, test } from './support/test'

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
