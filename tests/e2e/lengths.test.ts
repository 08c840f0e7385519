import type { Locator, Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import type { StaffApi } from './support/staffApi'
import { expect, test } from './support/test'

// The phone of this suite is 360 pixels wide and 740 high.
const SCREEN = 740

/** The length with all parts laid out: of those far below the screen the browser only guesses it. */
const lengthOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.later'))
      part.style.contentVisibility = 'visible'
    return document.documentElement.scrollHeight
  })

/** Where a part ends, from the top of the page. */
const endOf = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

/** The status page of somebody who applied for a job in Saudi Arabia and is in the interview round. */
const statusPage = async (records: StaffApi): Promise<string> => {
  const email = `${mark()}@candidate.example`
  const job_id = await records.newJob({ country_id: records.countryId('Saudi Arabia') })
  await records.apply({
    email,
    job_id: String(job_id),
    whatsapp_consent: 'on',
    keep_consent: 'on',
  })
  for (const stage of ['contacted', 'interview']) {
    const [row] = await records.applicationsOf(email)
    await records.changeApplication({ ...row, stage })
  }
  return `/my-application/${await records.statusPageToken(email)}`
}

test.describe('on a phone of 360 pixels', { tag: '@phone' }, () => {
  test('the home page is at most 7,000 pixels long', async ({ page }) => {
    await page.goto('/')
    expect(await lengthOf(page)).toBeLessThanOrEqual(7000)
  })

  for (const country of ['saudi-arabia', 'uae', 'qatar', 'oman', 'bahrain']) {
    test(`the page about jobs in ${country} is at most 9,000 pixels long`, async ({ page }) => {
      await page.goto(`/jobs-in-${country}`)
      expect(await lengthOf(page)).toBeLessThanOrEqual(9000)
    })
  }

  test('a candidate’s status page is at most 4,000 pixels long, and withdrawing, erasing and the link for the family are on its first two screens', async ({
    page,
    records,
  }) => {
    await page.goto(await statusPage(records))
    expect(await lengthOf(page)).toBeLessThanOrEqual(4000)
    for (const name of ['Withdraw', 'Ask to erase', /^Send the link/]) {
      const way = page.getByRole('link', { name, exact: true })
      expect(await endOf(way)).toBeLessThanOrEqual(2 * SCREEN)
    }
  })

  test('the rules of a country are in the order in which people ask, with their day and each source once', async ({
    page,
  }) => {
    await page.goto('/jobs-in-saudi-arabia')
    const rights = page
      .locator('div')
      .filter({ has: page.locator('> table') })
      .filter({ hasText: 'Weekly rest' })
    const rules = rights.getByRole('rowheader')
    const names = await rules.allTextContents()
    const asked = ['Minimum wage', 'Normal working day', 'Weekly rest', 'Annual leave']
    const order = [...asked, 'End-of-service award, first years'].map((name) => names.indexOf(name))
    expect(order.every((place) => place >= 0)).toBe(true)
    expect(order).toEqual([...order].sort((one, other) => one - other))
    const complaints = page.getByRole('rowheader', { name: 'step of a complaint' })
    await expect(complaints).toHaveText([/^First/, /^Second/])
    await expect(page.getByText(/^Checked .* 2026\.$/)).toHaveCount(3)
    const fees = page.getByRole('table').first()
    const sources = await fees.locator('td[data-name]').allTextContents()
    expect(sources).toEqual([...new Set(sources)])
  })
})
