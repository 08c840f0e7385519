import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { mark } from '@/tests/support/mark'
import { signInWithoutForm } from './support/cmsPanel'
import { expect, test } from './support/test'

/** What the CMS panel calls things, as an editor meets them while writing. */

const NEW_ARTICLE = '/admin/collections/news-articles/create'

const addPart = async (page: Page, kind: string) => {
  await page.getByRole('button', { name: 'Add Part' }).click()
  await page.locator('.blocks-drawer__block').getByRole('button', { name: kind }).click()
}

const uploadPicture = async (page: Page, token: string, name: string) => {
  const drawn = `<svg width="900" height="600"><text y="80" font-size="40">${name}</text></svg>`
  const buffer = await sharp(Buffer.from(drawn)).png().toBuffer()
  const answer = await page.request.post('/api/media', {
    headers: { Authorization: `Bearer ${token}` },
    multipart: {
      _payload: JSON.stringify({ alt: 'What is in it' }),
      file: { name, mimeType: 'image/png', buffer },
    },
  })
  expect(answer.status()).toBe(201)
}

test.describe('an editor', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page, records }) => {
    await signInWithoutForm(page, await records.newAccount('editor'))
  })

  test('sees a drawing of each part before adding it', async ({ page }) => {
    await page.goto(NEW_ARTICLE)
    await page.getByRole('button', { name: 'Add Part' }).click()
    const drawings = page.locator('.blocks-drawer__block img')
    await expect(drawings).toHaveCount(13)
    await expect
      .poll(() =>
        drawings.evaluateAll((all) => {
          const drawn = (all as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth > 0)
          return new Set(drawn.map(({ src }) => src)).size
        }),
      )
      .toBe(13)
  })

  test('finds a new article under its kind until it has a title, never under a number', async ({
    page,
  }) => {
    await page.goto(NEW_ARTICLE)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New article')
    await page.locator('#field-title').fill('A title at last')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A title at last')
    await page.locator('#field-title').fill('')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New article')
  })

  test('knows a closed part by its own words', async ({ page }) => {
    await page.goto(NEW_ARTICLE)
    await addPart(page, 'Callout')
    await page.locator('#field-layout__0__title').fill('Mind the date')
    await page.getByRole('button', { name: 'Close all' }).click()
    await expect(page.locator('.blocks-field__row')).toContainText('Mind the date')
  })

  test('writes one description, which search engines show', async ({ page }) => {
    await page.goto(NEW_ARTICLE)
    await expect(page.locator('#field-description')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /description/i })).toHaveCount(1)
    await expect(page.getByText('SEO')).toHaveCount(0)
  })

  test('chooses a picture of the library for a part, and reads its own name there', async ({
    page,
    records,
  }) => {
    const name = `${mark()}.png`
    await uploadPicture(page, records.token, name)
    await page.goto('/admin/collections/media')
    await expect(page.getByRole('link', { name })).toBeVisible()
    await page.goto(NEW_ARTICLE)
    await addPart(page, 'Picture')
    const part = page.locator('.blocks-field__row')
    await part.getByRole('button', { name: 'Choose from the library' }).click()
    await page.getByRole('dialog').getByRole('button', { name }).click()
    await expect(part.getByText(name)).toBeVisible()
    await expect(page).toHaveURL(/news-articles/)
  })
})

test.describe('an editor who travels', { tag: '@desktop' }, () => {
  test.use({ timezoneId: 'Asia/Dubai' })

  test('schedules by the clock of Mumbai, and is asked for no language', async ({
    page,
    records,
  }) => {
    await signInWithoutForm(page, await records.newAccount('editor'))
    await page.goto(NEW_ARTICLE)
    await page.locator('#field-title').fill(`Scheduled ${mark()}`)
    await page.locator('#action-save ~ * button, .form-submit .popup-button').first().click()
    await expect(page.getByRole('button', { name: 'Schedule' })).toBeVisible()
    await expect(page.getByText('Publish in')).toBeHidden()
    await page.getByRole('button', { name: 'Schedule' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText('India (Mumbai)')).toBeVisible()
    await expect(drawer.getByText(/locale/i)).toBeHidden()
    const sent = page.waitForRequest((request) =>
      Boolean(request.postData()?.includes('"schedule-publish"')),
    )
    await drawer.locator('.react-datepicker__input-container input').fill('Dec 31, 2030 10:00 AM')
    await page.keyboard.press('Enter')
    await drawer.getByRole('button', { name: 'Save' }).click()
    expect((await sent).postData()).toContain('2030-12-31T04:30:00.000Z')
  })
})
