import { fixture } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { field, newEmail } from '../support/forms'
import {
  answerWith,
  colourDefaultLogo,
  expectDefaultLogo,
  MISSING,
  shareOfDefaultLogo,
} from '../support/missingParts'
import { CUT_OFF, expect, test } from '../support/test'

test.describe('a visitor, when a picture does not load,', { tag: '@desktop' }, () => {
  test('sees the default picture instead of a company logo, in the list and in large', async ({
    page,
    records,
    provoked,
  }) => {
    provoked(MISSING)
    const job_title = `Logo ${mark()}`
    await records.newJob({ job_title }, fixture('logo.png'))
    await colourDefaultLogo(page)
    const logos = await answerWith(page, '**/uploads/company_logo/*', 404)
    const address = `/job-list?q=${encodeURIComponent(job_title)}`
    const tile = page.getByRole('main').getByRole('button', { name: /logo/ })
    await page.goto(address)
    await expectDefaultLogo(tile)
    await tile.click()
    await expectDefaultLogo(page.getByRole('dialog').getByRole('img'))

    await logos.restore()
    await page.goto(address)
    await expect(tile.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
    expect(await shareOfDefaultLogo(tile)).toBe(0)
  })

  test('sees the home page without film, poster, flags and skylines', async ({
    page,
    provoked,
  }) => {
    provoked(MISSING)
    await answerWith(page, /\/(images|film)\//, 404)
    await page.goto('/')
    await page.getByRole('button', { name: 'I have read this' }).click()
    await expect(page.getByText('Mumbai to eight destinations')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Qatar/ }).first()).toBeVisible()
    // None has an alternative text, which the browser would show with its broken-image icon.
    const alts = await page
      .locator('img')
      .evaluateAll((all) => all.map((img) => img.getAttribute('alt')))
    expect(new Set(alts)).toEqual(new Set(['']))
    await page.getByRole('button', { name: /film$/ }).click()
    await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible()
  })

  test('keeps the poster when the film cannot be played, and can try again', async ({
    page,
    provoked,
  }) => {
    provoked(CUT_OFF)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route(/\/film\/.*\.(webm|mp4)/, (route) => route.abort())
    await page.goto('/')
    await page.getByRole('button', { name: 'I have read this' }).click()
    const poster = page.getByRole('figure').locator('img')
    for (const _ of ['first', 'second']) {
      await page.getByRole('button', { name: 'Play film' }).click()
      await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible()
      await expect(page.locator('video[data-shown]')).toHaveCount(0)
      await expect(poster).toBeVisible()
      expect(await poster.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    }
  })
})

test.describe('an employer who signs up', { tag: '@desktop' }, () => {
  test('keeps what was typed when the server fails, and can send it again', async ({
    page,
    records,
    provoked,
  }) => {
    provoked(MISSING)
    const email = newEmail()
    await page.goto('/visa')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sign up', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign up' })
    await dialog.getByRole('tab', { name: 'Employer' }).click()
    const form = dialog.getByRole('tabpanel', { name: 'Employer' })
    for (const [label, value] of Object.entries({
      Username: 'Asha Sample',
      Company: 'Specimen LLC',
      Email: email,
      Phone: '+971 4 000 0000',
      Password: 'a secret of mine',
    })) {
      await form.getByLabel(label, { exact: true }).fill(value)
    }
    await form.getByRole('checkbox').check()
    const call = await answerWith(page, '**/php/enquiry.php', 500)
    await form.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(form.getByRole('heading', { name: /could not be sent/ })).toBeVisible()
    await expect(form.getByLabel('Company', { exact: true })).toHaveValue('Specimen LLC')
    await call.restore()
    await form.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(dialog.getByText(/^EM-\d\d-\d{7}$/)).toBeVisible()
    expect(await records.enquiriesOf(email)).toHaveLength(1)
  })

  test('is led to the registration form when the dialog itself cannot be loaded', async ({
    page,
    provoked,
  }) => {
    provoked(CUT_OFF)
    await page.goto('/visa')
    await page.route('**/_next/static/chunks/**', (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sign up', exact: true }).click()
    await page.waitForURL('/registration')
    await expect(field(page, 'Full name')).toBeVisible()
  })
})
