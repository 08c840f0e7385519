import type { Page } from 'playwright/test'
import { fileOf, pdfOf } from '@/tests/support/files/files'
import { openUnreliableConnection } from '@/tests/support/network/unreliableConnection'
import { field, fillApplication, newEmail, referenceOn, sendButton } from './support/forms'
import { CUT_OFF, expect, holdBack, test } from './support/test'

const FAILED = 'Failed to submit application. Please try again later.'
const STILL_HERE = 'What you had typed before is still here.'

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
    await sendButton(page).click()
    await expect(progress(page)).toBeVisible()
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
    connection.restore()
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
