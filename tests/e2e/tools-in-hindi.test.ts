import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import hi from '@/messages/hi'
import { switchOnLanguages } from '@/tests/support/site/changeGlobal'
import { expectNothingFound } from './support/axe'
import { siteForFile } from './support/siteForFile'
import { expect, test } from './support/test'

/** A site of its own: the other tests' site is in English and Hindi. */
const site = siteForFile({}, (own) => switchOnLanguages(own, 'hi', 'ur'))

const { chargeTexts, documents, helpTexts, papers, places, tools } = hi

test('a worker asks in Hindi whether a charge is allowed, and copies the reply', {
  tag: '@phone',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${site().baseUrl}/hi/can-i-be-charged`)
  await page.getByLabel(String(tools.comeFrom)).selectOption(String(places.IN))
  await page.getByLabel(String(tools.jobIsIn)).selectOption(String(places.QA))
  await page.getByText(String(chargeTexts.agent), { exact: true }).click()
  await page.getByText(String(chargeTexts.service), { exact: true }).click()
  await page.getByLabel(String(tools.howMuch)).fill('85000')
  await page.getByRole('button', { name: tools.showAnswer }).click()
  await expect(page.getByRole('region', { name: tools.answer, exact: true })).toContainText(
    'सिर्फ़ ₹30,000',
  )
  await page.getByRole('button', { name: tools.copy }).click()
  await expect(page.getByRole('button', { name: tools.copied })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    String(chargeTexts.sendBill),
  )
})

test('a worker ticks a paper in Hindi, and reads how many are ready and which is next', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(`${site().baseUrl}/hi/my-documents?from=IN&to=SA&trade=welder`)
  const ticks = page.locator('main li').getByRole('checkbox')
  await page.getByRole('checkbox', { name: papers.passport, exact: true }).check()
  const all = String(await ticks.count())
  const ready = String(documents.papersReady).replace('{count}', '1').replace('{all}', all)
  await expect(page.getByRole('status').filter({ hasText: all })).toHaveText(ready)
  const next = String(documents.next).replace('{title}', String(papers.resume))
  await expect(page.getByText(next)).toBeVisible()
})

test('a worker opens help in Hindi again without internet', { tag: '@phone' }, async ({
  page,
  context,
  provoked,
}) => {
  provoked(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/)
  await page.goto(`${site().baseUrl}/hi/get-help?in=SA&from=IN&what=unpaid`)
  await expect(page.getByText(String(tools.saved))).toBeVisible()
  await context.setOffline(true)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(helpTexts.callLabour))
  await expect(page.getByText(String(tools.offline))).toBeVisible()
  await page.goto(`${site().baseUrl}/hi/get-help`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(hi.home.help))
})

test('axe finds nothing in answers in Hindi and Urdu', { tag: '@phone' }, async ({ page }) => {
  for (const path of [
    '/hi/can-i-be-charged?from=IN&to=QA&by=agent&for=service&sum=85000',
    '/ur/get-help?in=SA&from=IN&what=abused',
  ]) {
    await page.goto(site().baseUrl + path)
    await expectNothingFound(page)
  }
})

test('nothing of an answer is wider than a phone, for every country of work', {
  tag: '@phone',
}, async ({ page }) => {
  for (const country of Object.keys(DESTINATIONS)) {
    await page.goto(`${site().baseUrl}/ur/get-help?in=${country}&from=LK&what=death`)
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
      country,
    ).toBeLessThanOrEqual(0)
  }
})
