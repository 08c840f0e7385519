import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { fixture } from '@/tests/support/files'
import { mark } from '@/tests/support/mark'
import { field, newEmail } from './support/forms'
import { upload } from './support/staffApi'
import { CUT_OFF, cutOff, expect, signIn, test } from './support/test'

const MISSING = /status of (404|500)/

/** Answers a request with an error status until `mend` is called. */
const answerWith = async (page: Page, address: string | RegExp, status: number) => {
  await page.route(address, (route) => route.fulfill({ status, body: '' }))
  return { mend: () => page.unroute(address) }
}

const MAGENTA =
  '<svg xmlns="http://www.w3.org/2000/svg"><rect width="999" height="999" fill="#f0f"/></svg>'

/** Paints the default logo in a colour that the site does not use, to find it in a screenshot. */
const colourDefaultLogo = (page: Page) =>
  page.route('**/images/default-company-logo.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: MAGENTA }),
  )

/** The share of a box that shows the coloured default logo, from 0 to 1. */
const shareOfDefaultLogo = async (box: Locator): Promise<number> => {
  const { data, info } = await sharp(await box.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let magenta = 0
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    if (red > 240 && green < 15 && blue > 240) magenta += 1
  }
  return magenta / (info.width * info.height)
}

const expectDefaultLogo = (box: Locator) =>
  expect.poll(() => shareOfDefaultLogo(box)).toBeGreaterThan(0.3)

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

    await logos.mend()
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
      await expect(page.locator('video')).toHaveCount(0)
      await expect(poster).toBeVisible()
      expect(await poster.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    }
  })
})

test.describe('an admin, when something does not load,', { tag: '@desktop' }, () => {
  test('sees an initial instead of the photo', async ({ page, records, provoked }) => {
    provoked(MISSING)
    const account = await records.newAccount('admin')
    await signIn(page, await records.logIn(account))
    await page.goto('/managejobs')
    const side = page.getByRole('complementary', { name: 'Office' })
    await expect(side.getByText(account.email)).toBeVisible()
    await answerWith(page, '**/uploads/avatar/*', 404)
    await side.getByLabel('Change your photo').setInputFiles(upload(fixture('logo.png')))
    await expect(page.getByText('Profile saved.').first()).toBeVisible()
    await expect(side.getByText('T', { exact: true })).toBeVisible()
    await expect(side.locator('img[src*="/uploads/avatar/"]')).toHaveCount(0)
  })

  test('sees the default picture where a job’s logo is missing', async ({
    staffPage,
    records,
    provoked,
  }) => {
    provoked(MISSING)
    await colourDefaultLogo(staffPage)
    await answerWith(staffPage, '**/uploads/company_logo/*', 404)
    await staffPage.goto(`/edit-job/${await records.newJob({}, fixture('logo.png'))}`)
    await expect(field(staffPage, 'Job Location')).toHaveValue('Jebel Ali')
    const logo = staffPage.getByRole('region', { name: 'Company logo' }).getByRole('img')
    await expect(logo).toHaveAttribute('src', /company_logo/)
    await expectDefaultLogo(logo)
  })

  for (const status of [404, 500]) {
    test(`is told in the dialog when the versions answer ${status}, and can try again`, async ({
      staffPage,
      records,
      provoked,
    }) => {
      provoked(MISSING)
      const call = await answerWith(staffPage, '**/php/job_versions.php*', status)
      await staffPage.goto(`/managejobs?open=${await records.newJob()}`)
      const dialog = staffPage.getByRole('dialog', { name: 'Earlier versions' })
      await expect(dialog.getByRole('alert')).toContainText('The versions could not be loaded.')
      await call.mend()
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await expect(dialog.getByRole('listitem')).toHaveCount(1)
    })
  }

  test('is told in the dialog when broadcast lists cannot be counted or made', async ({
    staffPage,
    records,
    provoked,
  }) => {
    provoked(CUT_OFF)
    const current_location = mark()
    await records.register({ current_location, whatsapp_consent: 'on' })
    await staffPage.goto(`/managejobs?panel=registrations&location=${current_location}`)
    const counting = await cutOff(staffPage, 'broadcast_export')
    await staffPage.getByRole('button', { name: 'Make a broadcast list' }).click()
    const dialog = staffPage.getByRole('dialog')
    await expect(dialog.getByText('The lists could not be loaded.')).toBeVisible()
    await counting.mend()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByText('This list: 1 person in 1 file.')).toBeVisible()
    const making = await cutOff(staffPage, 'broadcast_export')
    await dialog.getByRole('button', { name: 'Make the list' }).click()
    await expect(dialog.getByText('This could not be saved. Please try again.')).toBeVisible()
    await making.mend()
    await dialog.getByRole('button', { name: 'Make the list' }).click()
    await expect(dialog.getByText(/is made: 1 person/)).toBeVisible()
  })

  test('finds registrations although the list of positions cannot be loaded', async ({
    staffPage,
    records,
    provoked,
  }) => {
    provoked(CUT_OFF)
    await cutOff(staffPage, 'position')
    const current_location = mark()
    await records.register({ current_location, full_name: 'Asha Sample' })
    await staffPage.goto(`/managejobs?panel=registrations&location=${current_location}`)
    await staffPage.getByRole('combobox', { name: 'Position' }).focus()
    await expect(staffPage.getByRole('link', { name: 'Asha Sample' })).toBeVisible()
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
    await call.mend()
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
