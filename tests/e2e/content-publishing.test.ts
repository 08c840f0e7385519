import type { Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { openForm, signIn, signInWithoutForm } from './support/cmsPanel'
import { expect, test } from './support/test'

/**
 * The CMS panel as an editor uses it. Refused calls are tested in
 * tests/contract/both/contentAddresses.test.ts.
 */
const DUE_IN_MS = 3000
const SHOWN_WITHIN_MS = 5000

const addPart = async (page: Page, kind: string) => {
  await page.getByRole('button', { name: 'Add Part' }).click()
  await page.locator('.blocks-drawer__block').getByRole('button', { name: kind }).click()
}

/**
 * The CMS panel schedules by the minute: this changes its request to a time some seconds from now.
 */
const scheduleSoon = async (page: Page): Promise<number> => {
  let due = 0
  await page.route('**/admin/**', async (route) => {
    const body = route.request().postData() ?? ''
    if (!body.includes('"schedule-publish"')) return route.fallback()
    due = Date.now() + DUE_IN_MS
    const soon = new Date(due).toISOString()
    return route.continue({ postData: body.replace(/20\d\d-\d\d-\d\dT[\d:.]+Z/, soon) })
  })
  await page.locator('#action-save ~ * button, .form-submit .popup-button').first().click()
  await page.getByRole('button', { name: 'Schedule' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.locator('.react-datepicker__input-container input').fill('Dec 31, 2030 10:00 AM')
  await page.keyboard.press('Enter')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => due).toBeGreaterThan(0)
  return due
}

test('an editor writes an article with a live preview, and it is published at the scheduled time @desktop', async ({
  page,
  visitor,
  records,
}) => {
  test.slow()
  await signInWithoutForm(page, await records.newAccount('editor'))
  const slug = mark()
  await openForm(page, '/admin/collections/news-articles/create')
  await page.locator('#field-title').fill('Written by hand')
  await page.locator('#field-lead').fill('What this notice says in one line.')
  await page.locator('#field-description').fill('What the page answers, for search engines.')
  await page.locator('#field-slug').fill(slug)
  await addPart(page, 'Callout')
  await page.locator('#field-layout__0__title').fill('Mind this')
  await page.locator('#field-layout__0__text').fill('Only **one** thing.')
  await addPart(page, 'Text')
  await page.locator('[contenteditable=true]').first().click()
  await page.keyboard.type('Words of the panel.')

  await page.locator('#live-preview-toggler').click()
  const preview = page.frameLocator('iframe')
  await expect(preview.getByText('Words of the panel.')).toBeVisible({ timeout: 15_000 })
  await expect(preview.getByText('Mind this')).toBeVisible()
  await page.locator('#field-title').fill('Written by hand, and changed')
  await expect(preview.getByRole('heading', { name: 'Written by hand, and changed' })).toBeVisible({
    timeout: 15_000,
  })
  await page.locator('#live-preview-toggler').click()

  const statusOf = async () => (await visitor.request.get(`/${slug}`)).status()
  expect(await statusOf()).toBe(404)
  const due = await scheduleSoon(page)
  await expect.poll(statusOf, { timeout: DUE_IN_MS + SHOWN_WITHIN_MS, intervals: [100] }).toBe(200)
  expect(Date.now()).toBeGreaterThanOrEqual(due)
  await visitor.goto(`/${slug}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'Written by hand, and changed',
  )
})

test('an editor changes the popup, and a visitor sees the change @desktop', async ({
  page,
  visitor,
  records,
}) => {
  await signInWithoutForm(page, await records.newAccount('editor'))
  const save = async (words: string) => {
    // Opened again each time, because the notification of the previous save disappears with the
    // page.
    await openForm(page, '/admin/globals/home-page')
    const text = page.locator('#field-update_text')
    // A click before the panel's scripts run opens nothing.
    await expect(async () => {
      if (!(await text.isVisible())) {
        await page.getByRole('button', { name: 'Welcome popup' }).click()
      }
      await expect(text).toBeVisible({ timeout: 2000 })
    }).toPass()
    const before = await text.inputValue()
    await text.fill(words)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Updated successfully.')).toBeVisible()
    return before
  }
  const words = `The name changes in May: ${mark()}`
  const before = await save(words)
  try {
    await visitor.goto('/')
    await expect(visitor.getByRole('dialog').getByText(words)).toBeVisible()
  } finally {
    await save(before)
  }
})

test('an editor who opens the applicants sees a not-found page with a link back @desktop', async ({
  page,
  records,
  provoked,
}) => {
  provoked(/status of 404/)
  await signIn(page, await records.newAccount('editor'))
  await expect(page.getByRole('link', { name: 'Applications' })).toHaveCount(0)
  await page.goto('/admin/collections/applications')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Start' }).click()
  await expect(page.getByRole('heading', { name: 'What needs attention' })).toBeVisible()
})

test('an editor sees why the address of a page that the site depends on cannot change @desktop', async ({
  page,
  records,
}) => {
  await signInWithoutForm(page, await records.newAccount('editor'))
  const open = async (slug: string) => {
    const found = await page.request.get(`/api/pages?where[slug][equals]=${slug}`, {
      headers: { Authorization: `Bearer ${records.token}` },
    })
    await openForm(page, `/admin/collections/pages/${(await found.json()).docs[0].id}`)
    await expect(page.locator('#field-slug')).toHaveValue(slug)
  }
  const reason = page.getByText('The site depends on this page, so its address is fixed')
  await open('contact-us')
  await expect(reason).toBeVisible()
  await expect(page.locator('#field-slug')).toBeDisabled()
  await expect(page.locator('#field-lead')).toBeEnabled()
  await open('visa')
  await expect(page.locator('#field-slug')).toBeEnabled()
  await expect(reason).toBeHidden()
})
