import type { Page } from 'playwright/test'
import { inLanguage, otherLanguages } from '@/lib/shared/languages'
import { switchOnLanguages } from '@/tests/support/site/changeGlobal'
import { expectNothingFound } from '../support/axe'
import { application } from '../support/candidateRecords'
import { read } from '../support/siteClient'
import { siteForFile } from '../support/siteForFile'
import { expect, test } from '../support/test'

/** A site of its own: the other tests' site is in English and Hindi. */
const site = siteForFile({}, (own) => switchOnLanguages(own, ...otherLanguages))

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('letters of twice the size open no sideways scroll in any language', {
  tag: '@phone',
}, async ({ page, request }) => {
  const call = `${site().baseUrl}/php/job_applied.php`
  const { status_url } = await read(await request.post(call, { multipart: application() }))
  const { pathname } = new URL(String(status_url))
  const screens = ['/', '/job-list', '/job-details/1', '/apply-job/1', '/registration', pathname]
  for (const language of otherLanguages) {
    for (const screen of screens) {
      const address = inLanguage(screen, language)
      expect((await page.goto(site().baseUrl + address))?.status(), address).toBe(200)
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      expect.soft(await scrollsSideways(page), address).toBe(false)
    }
  }
})

test('axe finds nothing in Hindi and Urdu', { tag: '@phone' }, async ({ page }) => {
  for (const path of [
    '/hi/job-list',
    '/hi/registration',
    '/ur/job-list',
    '/ur/apply-job/general',
  ]) {
    await page.goto(site().baseUrl + path)
    await expectNothingFound(page)
  }
})
