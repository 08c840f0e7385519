import type { Page } from 'playwright/test'
import { mark } from '@/tests/support/mark'
import { openForm, signIn, signInWithoutForm } from './support/cmsPanel'
import { expect, test } from './support/test'

/**
 * The CMS panel under docs/adr/0013. What it refuses is tested in tests/contract.
 */

/** The endpoints that the login screens use without an account (tests/contract/rest.test.ts). */
const OPEN = /^(GET users\/me|POST users\/(login|logout|refresh-token|(forgot|reset)-password))$/

const answersOf = (page: Page): { asked: string; status: number }[] => {
  const answers: { asked: string; status: number }[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/api/')) return
    const asked = `${response.request().method()} ${pathname.slice('/api/'.length)}`
    answers.push({ asked, status: response.status() })
  })
  return answers
}

/** Types a redirect's address until the CMS panel has told the server, which locks the document. */
const typeFrom = async (page: Page, text: string) => {
  // After a take-over the CMS panel reloads the form, and earlier typing is lost.
  await expect(async () => {
    const told = page.waitForResponse(
      (response) => response.request().headers()['next-action'] !== undefined,
      { timeout: 5000 },
    )
    await page.locator('#field-from').fill('')
    await page.locator('#field-from').fill(text)
    await told
    await expect(page.locator('#field-from')).toHaveValue(text)
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  }).toPass()
}

test('the CMS panel’s login screens request only what visitors may read @desktop', async ({
  visitor,
  records,
}) => {
  const account = await records.newAccount('editor')
  const answers = answersOf(visitor)
  for (const path of [
    '/admin',
    '/admin/login',
    '/admin/forgot',
    '/admin/reset/abc',
    '/admin/logout',
  ]) {
    await visitor.goto(path)
    await visitor.waitForLoadState('networkidle')
  }
  // The last one leads to the login by itself, which would interrupt the next visit.
  await visitor.waitForURL(/\/login/)
  await visitor.goto('/admin/forgot')
  await visitor.getByLabel('Email').fill(account.email)
  await visitor.getByRole('button', { name: 'Submit' }).click()
  await expect(visitor.getByText('Email sent').first()).toBeVisible()
  expect(answers.filter(({ asked }) => !OPEN.test(asked))).toEqual([])
  expect(answers.length).toBeGreaterThan(0)
  await signIn(visitor, account)
  expect(answers.filter(({ status }) => status >= 400)).toEqual([])
})

test('an editor cannot open a document that somebody edits, and can take it over @desktop', async ({
  page,
  browser,
  records,
}) => {
  test.slow()
  await signInWithoutForm(page, await records.newAccount('editor'))
  const from = `/old-${mark()}`
  const made = await page.request.post('/api/redirects', {
    headers: { Authorization: `Bearer ${records.token}` },
    data: { from, to: { type: 'custom', url: '/visa' } },
  })
  const path = `/admin/collections/redirects/${(await made.json()).doc.id}`
  await page.goto(path)
  await typeFrom(page, `${from}-1`)

  const context = await browser.newContext()
  const colleague = await context.newPage()
  await signInWithoutForm(colleague, await records.newAccount('editor'))
  await colleague.goto(path)
  await expect(colleague.getByRole('heading', { name: 'Document locked' })).toBeVisible()
  await colleague.getByRole('button', { name: 'Take over' }).click()
  await expect(colleague.getByRole('heading', { name: 'Document locked' })).toHaveCount(0)
  // Its question closes before the take-over is stored, so what is typed at once may not be told of it.
  await expect(async () => {
    await typeFrom(page, `${from}-3`)
    await expect(page.getByRole('heading', { name: 'Editing taken over' })).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  // The form may be reloaded as late as between typing and saving.
  await expect(async () => {
    await typeFrom(colleague, `${from}-2`)
    await colleague.getByRole('button', { name: 'Save' }).click({ timeout: 5000 })
    await expect(colleague.getByText('Updated successfully.')).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(colleague.locator('#field-from')).toHaveValue(`${from}-2`)
  await context.close()
})

test('an editor finds the display settings of a list as they were left @desktop', async ({
  page,
  records,
}) => {
  await signInWithoutForm(page, await records.newAccount('editor'))
  const answers = answersOf(page)
  await page.goto('/admin')
  const group = page.getByRole('button', { name: 'Content', exact: true })
  const kept = page.waitForResponse(
    (response) =>
      response.url().includes('/api/payload-preferences/nav') &&
      response.request().method() === 'POST',
  )
  await group.click()
  expect((await kept).status()).toBe(200)
  await page.goto('/admin/collections/pages?limit=50')
  await expect(page.getByText('Rows: 50')).toBeVisible()
  await page.goto('/admin/collections/pages')
  await expect(page.getByText('Rows: 50')).toBeVisible()
  expect(answers.filter(({ status }) => status >= 400)).toEqual([])
})

test('an editor chooses the target of a redirect from the list of all pages @desktop', async ({
  page,
  records,
}) => {
  await signInWithoutForm(page, await records.newAccount('editor'))
  const answers = answersOf(page)
  await openForm(page, '/admin/collections/redirects/create')
  await page.locator('#field-from').fill(`/old-${mark()}`)
  await page.locator('#field-to__reference input').fill('Visa')
  await page.getByRole('option', { name: /Visa services/ }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('successfully').first()).toBeVisible()
  await page.reload()
  await expect(page.locator('#field-to__reference').getByText(/Visa services/)).toBeVisible()
  expect(answers.filter(({ status }) => status >= 400)).toEqual([])
})
test('an editor can read but not change the agency’s facts @desktop', async ({ page, records }) => {
  await signInWithoutForm(page, await records.newAccount('editor'))
  await openForm(page, '/admin/globals/site-settings')
  await expect(page.locator('#field-phone')).toHaveValue(/\d/)
  for (const field of ['phone', 'official_domain', 'facebook_url', 'licence_number']) {
    await expect(page.locator(`#field-${field}`)).toBeDisabled()
  }
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Versions' })).toHaveCount(0)
})

test('an admin changes the agency’s facts and finds the previous version @desktop', async ({
  page,
  records,
  provoked,
}) => {
  provoked(/status of 400/)
  await signInWithoutForm(page, await records.newAccount('admin'))
  const save = async (tagline: string) => {
    await openForm(page, '/admin/globals/site-settings')
    const before = await page.locator('#field-tagline').inputValue()
    await page.locator('#field-tagline').fill(tagline)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Updated successfully.')).toBeVisible()
    return before
  }
  const before = await save(`Line ${mark()}`)
  await save(before)
  await page.locator('#field-facebook_url').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Start the address with https://').first()).toBeVisible()
  await page.goto('/admin/globals/site-settings/versions')
  await expect(page.locator('tbody tr').nth(1)).toBeVisible()
})

test('an admin changes an account, which is never locked @desktop', async ({ page, records }) => {
  await signInWithoutForm(page, await records.newAccount('admin'))
  const { id } = await records.newAccount('editor')
  await openForm(page, `/admin/collections/users/${id}`)
  await page.locator('#field-name').fill('Renamed')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated successfully.')).toBeVisible()
})

test('an admin sees the country of each job in the CMS panel’s job list @desktop', async ({
  page,
  records,
}) => {
  await records.newJob()
  await signInWithoutForm(page, await records.newAccount('admin'))
  const names = page.waitForResponse((response) => response.url().includes('/api/countries?'))
  await page.goto('/admin/collections/jobs')
  expect((await names).status()).toBe(200)
  await expect(page.locator('tbody').getByText('United Arab Emirates').first()).toBeVisible()
})
