import type { Page } from 'playwright/test'
import { fixture } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import {
  countryBox,
  field,
  fillApplication,
  fillRegistration,
  newEmail,
  pick,
  referenceOn,
  sendButton,
} from './support/forms'
import { expect, signIn, startScripts, test } from './support/test'

const STILL_HERE = 'What you had typed before is still here.'
const KEPT = /^This browser keeps the file and what you typed for one day/
const DAY_MS = 86_400_000

/** The drafts and files that the browser stores, without confirmations of sent forms. */
const storedIn = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('forms')
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result)
    })
    const files = database.objectStoreNames.contains('files')
      ? await new Promise<unknown[]>((resolve) => {
          const asked = database.transaction('files').objectStore('files').getAllKeys()
          asked.onsuccess = () => resolve(asked.result)
        })
      : []
    database.close()
    return {
      drafts: Object.keys(localStorage).filter((key) => /^draft-(?!sent-)/.test(key)),
      files,
    }
  })

test.describe('a visitor whose tab was closed', { tag: '@phone' }, () => {
  test('finds the application with its file, and after sending it nothing is left', async ({
    page,
    context,
    records,
  }) => {
    const email = newEmail()
    const id = await records.newJob()
    await page.goto(`/apply-job/${id}`)
    await fillApplication(page, { email })
    await expect(page.getByText(KEPT)).toBeVisible()
    await page.close()
    const later = await context.newPage()

    await later.goto(`/apply-job/${id}`)
    await expect(later.getByText(STILL_HERE)).toBeVisible()
    await expect(field(later, 'Email')).toHaveValue(email)
    await expect(later.getByText('resume.pdf', { exact: true })).toBeVisible()
    await expect(later.getByText(KEPT)).toBeVisible()
    await field(later, 'Name').focus()
    await expect(await countryBox(later)).toHaveValue('+91 - India')
    await sendButton(later).click()
    await referenceOn(later, 'AP')
    expect(await records.applicationsOf(email)).toHaveLength(1)
    await expect.poll(() => storedIn(later)).toEqual({ drafts: [], files: [] })
  })

  test('finds the registration and can discard it', async ({ page, context }) => {
    await page.goto('/registration')
    await fillRegistration(page, { email: newEmail() })
    await expect(page.getByText(KEPT)).toBeVisible()
    await page.close()
    const later = await context.newPage()
    await later.goto('/registration')
    await expect(field(later, 'Industry')).toHaveValue('Banking')
    await expect(field(later, 'India experience')).toHaveValue('4.5')
    await expect(later.getByText('resume.pdf', { exact: true })).toBeVisible()
    await later.getByRole('button', { name: 'Discard it' }).click()
    await expect(field(later, 'Full name')).toHaveValue('')
    await expect(later.getByText('resume.pdf', { exact: true })).toBeHidden()
    await expect(later.getByText(STILL_HERE)).toBeHidden()
    await expect.poll(() => storedIn(later)).toEqual({ drafts: [], files: [] })
  })

  test('finds a half-written enquiry, also after going back', async ({ page, context }) => {
    await page.goto('/contact-us')
    await field(page, 'Your name').fill('Asha Sample')
    await startScripts(page)
    await page.locator('textarea').fill('Which papers do I need?')
    await page.goto('/about-us')
    await page.goBack()
    await expect(page.locator('textarea')).toHaveValue('Which papers do I need?')
    await page.close()
    const later = await context.newPage()
    await later.goto('/contact-us')
    await expect(later.locator('textarea')).toHaveValue('Which papers do I need?')
  })

  test('who is an admin finds the job that was being posted', async ({
    staffPage,
    context,
    records,
  }) => {
    const title = `Begun ${mark()}`
    await staffPage.goto('/addjob')
    await field(staffPage, 'Job Title').fill(title)
    await staffPage.close()
    const later = await context.newPage()
    await signIn(later, records.token)
    await later.goto('/addjob')
    await expect(field(later, 'Job Title')).toHaveValue(title)
    await expect(later.getByText(STILL_HERE)).toBeVisible()
  })

  test('finds nothing a day later', async ({ page }) => {
    await page.goto('/apply-job/general')
    await field(page, 'Name').fill('Asha Sample')
    await pick(page, fixture('resume.pdf'))
    await expect(page.getByText(KEPT)).toBeVisible()
    expect(await storedIn(page)).toEqual({ drafts: ['draft-apply-0'], files: ['apply-0'] })
    await page.clock.setSystemTime(Date.now() + DAY_MS + 60_000)
    // A reload may restore the fields by itself.
    await page.goto('/registration')
    await page.goto('/apply-job/general')
    await expect.poll(() => storedIn(page)).toEqual({ drafts: [], files: [] })
    await expect(field(page, 'Name')).toHaveValue('')
    await expect(page.getByText(STILL_HERE)).toBeHidden()
  })

  test('is told to choose the file again when the browser cannot store files', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto('/apply-job/general')
    await field(page, 'Name').fill('Asha Sample')
    await pick(page, fixture('resume.pdf'))
    await expect(page.getByText('If you come back, choose the file again.')).toBeVisible()
    await expect(page.getByText(KEPT)).toBeHidden()
  })
})
