import type { Page } from 'playwright/test'
import { fileOf, fixture, pdfOf } from '@/tests/support/files'
import { mark } from '@/tests/support/mark'
import { openUnreliableConnection } from '@/tests/support/unreliableConnection'
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
import { CUT_OFF, expect, holdBack, signIn, test } from './support/test'

const FAILED = 'Failed to submit application. Please try again later.'
const STILL_HERE = 'What you had typed before is still here.'
const KEPT = /^This browser keeps the file and what you typed for one day/
const DAY_MS = 86_400_000

/** A 2G connection, in bytes per second; -1 means unlimited. */
const TWO_G = { offline: false, latency: 800, downloadThroughput: 30_000, uploadThroughput: 30_000 }
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

const connectionOf = async (page: Page) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  return (conditions: typeof FAST) => client.send('Network.emulateNetworkConditions', conditions)
}

const largeResume = () => fileOf('my-resume.pdf', pdfOf(1_200_000))

const sendAgain = (page: Page) => page.getByRole('button', { name: 'Send again' })
const progress = (page: Page) => page.getByRole('dialog', { name: 'Sending your application…' })
const percent = async (page: Page) =>
  Number.parseInt((await progress(page).locator('b').textContent()) ?? '', 10)

/** The drafts and files that the browser stores. */
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
    return { drafts: Object.keys(localStorage).filter((key) => key.startsWith('draft-')), files }
  })

test.describe('a candidate on a bad connection', { tag: '@phone' }, () => {
  test('sees the progress at once, can stop it, and can send the same file later', async ({
    page,
    records,
  }) => {
    const email = newEmail()
    await page.goto('/apply-job/general')
    await fillApplication(page, { email, resume: largeResume() })
    const connection = await connectionOf(page)
    await connection(TWO_G)
    const shown = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let from = 0
          window.addEventListener(
            'click',
            () => {
              from = performance.now()
            },
            { capture: true },
          )
          new MutationObserver(() => {
            if (document.querySelector('dialog[open] progress')) resolve(performance.now() - from)
          }).observe(document.body, { childList: true, subtree: true, attributes: true })
        }),
    )
    await sendButton(page).click()
    expect(await shown, 'milliseconds until the progress is shown').toBeLessThan(100)
    await expect.poll(() => percent(page)).toBeGreaterThan(0)
    expect(await percent(page)).toBeLessThan(100)
    await expect(progress(page).getByText(/^\d+ KB of 1\.\d MB$/)).toBeVisible()
    await progress(page).getByRole('button', { name: 'Stop sending' }).click()
    await expect(page.getByRole('region', { name: 'Sending was stopped.' })).toBeFocused()
    expect(await records.applicationsOf(email)).toHaveLength(0)

    await connection(FAST)
    await sendAgain(page).click()
    await referenceOn(page, 'AP')
    expect(await records.applicationsOf(email)).toMatchObject([{ resume_name: 'my-resume.pdf' }])
  })

  test('is told that nothing is lost when the upload breaks, and can send it again', async ({
    page,
    records,
    provoked,
    baseURL,
  }) => {
    provoked(/ERR_(CONNECTION_RESET|EMPTY_RESPONSE|INTERNET_DISCONNECTED|NETWORK_IO_SUSPENDED)/)
    const email = newEmail()
    const connection = await openUnreliableConnection(baseURL ?? '')
    await page.goto(`${connection.baseUrl}/apply-job/general`)
    await fillApplication(page, { email, resume: largeResume() })
    connection.cutAfter(300_000)
    await sendButton(page).click()
    const failed = page.getByRole('region', { name: FAILED })
    await expect(failed).toBeFocused()
    expect(await records.applicationsOf(email)).toHaveLength(0)

    await page.context().setOffline(true)
    await expect(failed).toContainText('You are offline. Nothing is lost')
    await sendAgain(page).click()
    await expect(failed).toBeFocused()
    connection.mend()
    await page.context().setOffline(false)
    await expect(failed).toContainText('Send it again: it is taken only once.')
    await expect(field(page, 'Name')).toHaveValue('Asha Sample')
    await sendAgain(page).click()
    await referenceOn(page, 'AP')
    expect(await records.applicationsOf(email)).toHaveLength(1)
    connection.close()
  })

  test('has applied once when the response to the first attempt was lost', async ({
    page,
    records,
    provoked,
  }) => {
    provoked(CUT_OFF)
    const email = newEmail()
    await page.goto('/apply-job/general')
    await fillApplication(page, { email })
    await loseAnswer(page)
    await sendButton(page).click()
    await expect(page.getByRole('region', { name: FAILED })).toBeFocused()
    expect(await records.applicationsOf(email)).toHaveLength(1)
    await page.reload()
    await expect(page.getByText(STILL_HERE)).toBeVisible()
    await expect(page.getByText('resume.pdf', { exact: true })).toBeVisible()
    await sendButton(page).click()
    const reference = await referenceOn(page, 'AP')
    expect(await records.applicationsOf(email)).toMatchObject([{ reference }])
  })

  test('has the corrected form stored after the response to the first attempt was lost', async ({
    page,
    records,
    provoked,
  }) => {
    provoked(CUT_OFF)
    const email = newEmail()
    await page.goto('/apply-job/general')
    await fillApplication(page, { email })
    await loseAnswer(page)
    await sendButton(page).click()
    await expect(page.getByRole('region', { name: FAILED })).toBeFocused()
    await field(page, 'Position').fill('Pipe Fitter')
    await sendButton(page).click()
    const reference = await referenceOn(page, 'AP')
    const [last] = await records.applicationsOf(email)
    expect(last).toMatchObject({ reference, position: 'Pipe Fitter' })
  })

  test('is told when the upload makes no progress', async ({ page }) => {
    await page.clock.install()
    await page.goto('/apply-job/general')
    await fillApplication(page, { email: newEmail() })
    const { release } = await holdBack(page, 'job_applied')
    await sendButton(page).click()
    const slow = progress(page).getByText('The connection is slow.')
    await expect(progress(page)).toBeVisible()
    await expect(slow).toBeHidden()
    await page.clock.fastForward(16_000)
    await expect(slow).toBeVisible()
    release()
    await referenceOn(page, 'AP')
  })
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

/** The request arrives but its response is lost, once. */
const loseAnswer = (page: Page) =>
  page.route(
    '**/php/job_applied.php',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
