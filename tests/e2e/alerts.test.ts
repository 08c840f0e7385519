import type { Page } from 'playwright/test'
import { expectNothingFound } from './support/axe'
import { expect, test } from './support/test'

/** Alerts that a site in trouble would send; the site of the tests is shared, and has none. */
const ALERTS = [
  {
    key: 'disk',
    title: 'The server’s disk is nearly full: 97 MB free',
    todo: 'Applications, registrations and messages are refused below 100 MB. Ask whoever runs the server to make room at once.',
    link: { label: 'Retention and erasure', href: '/managejobs?panel=privacy' },
  },
  {
    key: 'mails',
    title: 'Mails cannot be sent: 3 failed, 12 waiting',
    todo: 'Check the mail server, at the top of the outbox.',
    link: { label: 'Outbox', href: '/managejobs?panel=outbox&state=failed' },
  },
]

const withAlerts = (page: Page, alerts: typeof ALERTS) =>
  page.route('**/php/office.php', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), alerts } })
  })

test('an admin sees above each panel what is wrong, and gets to where it is dealt with', async ({
  staffPage: page,
}) => {
  await withAlerts(page, ALERTS)
  await page.goto('/managejobs')
  const alerts = page.getByRole('region', { name: 'Alerts' })
  await expect(alerts.getByRole('listitem')).toHaveCount(2)
  await expect(alerts).toContainText('97 MB free')
  await expectNothingFound(page)
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  expect(scroll).toBeLessThanOrEqual(client)
  await alerts.getByRole('link', { name: 'Outbox' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible()
  await expect(alerts).toBeVisible()
})

test('an admin of a site where all is well sees no alerts', async ({ staffPage: page }) => {
  await page.goto('/managejobs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Alerts' })).toHaveCount(0)
})
