import { fileOf, fixture } from '@/tests/support/files/files'
import { photoOfPaper, rotatedPhoto } from '@/tests/support/files/photos'
import {
  dropZone,
  fillApplication,
  fillRegistration,
  newEmail,
  pick,
  referenceOn,
  resumeField,
  sendButton,
} from './support/forms'
import { chosen, pages, paper, photosForFile, picturesIn, stored } from './support/photoResume'
import { expect, test } from './support/test'

const RESUME_MAX_BYTES = 2_097_152
const CAMERA = /^Photograph (a paper resume|the next page)$/
const CHOOSE = /^(Choose photos of a paper resume|Add photos)$/

const give = photosForFile()

test.describe('a candidate with a resume on paper', { tag: '@phone' }, () => {
  test('photographs it page by page, and staff get one upright PDF below 2 MB', async ({
    page,
    records,
  }) => {
    const email = newEmail()
    const posted: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/php/')) posted.push(request.url())
    })
    await page.goto('/apply-job/general')
    await fillApplication(page, { email })
    const camera = await give(page, CAMERA, await rotatedPhoto())
    expect(camera.isMultiple()).toBe(false)
    await expect(pages(page)).toHaveCount(1)
    await expect(chosen(page)).toBeVisible()
    await give(page, CAMERA, await paper())
    await expect(pages(page)).toHaveCount(2)
    await expect(page.getByText(/^2 pages, .+ of 2 MB\./)).toBeVisible()
    expect(posted).toEqual([])
    await sendButton(page).click()
    await referenceOn(page, 'AP')

    const pdf = await stored(page, records, await records.applicationsOf(email))
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(pdf.length).toBeLessThanOrEqual(RESUME_MAX_BYTES)
    expect(picturesIn(pdf)).toEqual([
      { width: 1200, height: 1600 },
      { width: 1200, height: 1600 },
    ])
  })

  test('registers with photos of it', async ({ page, records }) => {
    const email = newEmail()
    await page.goto('/registration')
    await fillRegistration(page, { email })
    await give(page, CHOOSE, await paper())
    await expect(chosen(page)).toBeVisible()
    await sendButton(page).click()
    await referenceOn(page, 'RG')
    const pdf = await stored(page, records, await records.registrationsOf(email))
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(pdf.length).toBeLessThanOrEqual(RESUME_MAX_BYTES)
  })

  test('sees the pages come one by one, and no longer the error', async ({ page }) => {
    await page.goto('/apply-job/general')
    await sendButton(page).click()
    await expect(resumeField(page)).toHaveAccessibleDescription(/Resume is required/)
    await page.evaluate(() => {
      const { seen } = Object.assign(window, { seen: [] as number[] })
      new MutationObserver(() => {
        const { length } = document.querySelectorAll('[aria-label="Pages of your resume"] > li')
        if (length > 0 && seen.at(-1) !== length) seen.push(length)
      }).observe(document.body, { subtree: true, childList: true })
    })
    await give(page, CHOOSE, await paper(), await paper(), await paper())
    await expect(resumeField(page)).not.toHaveAccessibleDescription(/Resume is required/)
    await expect(page.getByText(/^3 pages, .+ of 2 MB\./)).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([1, 2, 3])
  })

  test('can choose eight photos, still below 2 MB, and further ones are ignored', async ({
    page,
  }) => {
    const photo = await paper()
    expect(photo.bytes.length).toBeGreaterThan(RESUME_MAX_BYTES)
    await page.goto('/apply-job/general')
    await give(page, CHOOSE, ...Array.from({ length: 9 }, () => photo))
    await expect(pages(page)).toHaveCount(8, { timeout: 20_000 })
    await expect(page.getByText(/^8 pages, .+ of 2 MB\./)).toBeVisible()
    await expect(page.getByText('A resume can have 8 pages.')).toBeVisible()
    const size = await resumeField(page).evaluate(
      (input) => (input as HTMLInputElement).files?.[0]?.size, // the label belongs to a file field
    )
    expect(size).toBeGreaterThan(RESUME_MAX_BYTES / 4)
    expect(size).toBeLessThanOrEqual(RESUME_MAX_BYTES)
  })

  test('photographs in a dark room and gets readable pages', async ({ page }) => {
    await page.goto('/apply-job/general')
    await give(page, CHOOSE, await photoOfPaper('dark.jpg', 65))
    await expect(pages(page)).toHaveCount(1)
    const light = await pages(page)
      .getByRole('img')
      .evaluate(async (picture) => {
        const canvas = document.createElement('canvas')
        canvas.width = canvas.height = 1
        const pen = canvas.getContext('2d')
        await (picture as HTMLImageElement).decode() // its role is img
        pen?.drawImage(picture as HTMLImageElement, 0, 0, 1, 1)
        return pen?.getImageData(0, 0, 1, 1).data[1]
      })
    expect(light).toBeGreaterThan(150)
  })

  test('is told which file is not a picture and keeps the other pages', async ({ page }) => {
    await page.goto('/apply-job/general')
    await give(page, CHOOSE, fileOf('letter.jpg', 'This is a text.'))
    await expect(page.getByText('letter.jpg cannot be read.')).toBeVisible()
    await expect(chosen(page)).toBeHidden()
    await give(page, CHOOSE, fixture('logo.png'), fixture('resume.pdf', 'cv.pdf'))
    await expect(page.getByText('cv.pdf is not a picture.')).toBeVisible()
    await expect(pages(page)).toHaveCount(1)
    await give(page, CHOOSE, fileOf('empty.jpg', ''))
    await expect(page.getByText('empty.jpg cannot be read.')).toBeVisible()
    await expect(pages(page)).toHaveCount(1)
    await expect(chosen(page)).toBeVisible()
  })

  test('can choose a file instead, which removes the photos', async ({ page }) => {
    await page.goto('/apply-job/general')
    await give(page, CHOOSE, fixture('logo.png'))
    await expect(pages(page)).toHaveCount(1)
    await pick(page, fixture('resume.pdf'))
    await expect(pages(page)).toHaveCount(0)
    await expect(page.getByText('resume.pdf', { exact: true })).toBeVisible()
    await give(page, CHOOSE, fixture('logo.jpg'))
    await expect(pages(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Remove resume-photo.pdf' }).click()
    await expect(pages(page)).toHaveCount(0)
  })

  test('is still refused a picture in the drop zone', async ({ page }) => {
    await page.goto('/apply-job/general')
    await give(page, CHOOSE, fixture('logo.jpg'))
    await expect(dropZone(page)).toContainText('resume-photo.pdf')
    await pick(page, fixture('logo.png'))
    await expect(resumeField(page)).toHaveAccessibleDescription(
      /Resume must be a PDF, DOC or DOCX file/,
    )
    await expect(dropZone(page)).toContainText('resume-photo.pdf')
    await expect(pages(page)).toHaveCount(1)
  })

  test('can send a file when the phone lacks memory for photos', async ({ page, records }) => {
    const email = newEmail()
    await page.addInitScript(() => {
      window.createImageBitmap = () => Promise.reject(new DOMException('no memory'))
    })
    await page.goto('/apply-job/general')
    await fillApplication(page, { email })
    await give(page, CHOOSE, fixture('logo.jpg'))
    await expect(page.getByText('logo.jpg cannot be read.')).toBeVisible()
    await sendButton(page).click()
    await referenceOn(page, 'AP')
    expect(await records.applicationsOf(email)).toHaveLength(1)
  })
})

test.describe('a candidate with a keyboard and a resume on paper', { tag: '@desktop' }, () => {
  test('removes pages without losing the focus', async ({ page }) => {
    await page.goto('/apply-job/general')
    await give(page, CHOOSE, fixture('logo.png'), fixture('logo.jpg'))
    await expect(pages(page).getByRole('img')).toHaveCount(2)
    await page.getByRole('button', { name: 'Remove page 1' }).press('Enter')
    await expect(pages(page)).toHaveCount(1)
    await expect(page.getByText(/^1 page, /)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove page 1' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(pages(page)).toHaveCount(0)
    await expect(chosen(page)).toBeHidden()
    await expect(page.getByRole('button', { name: CHOOSE })).toBeFocused()
  })
})

test.describe('a candidate without JavaScript and with a resume on paper', {
  tag: '@phone',
}, () => {
  test.use({ javaScriptEnabled: false })

  test('sees no photo buttons, which would not work', async ({ page }) => {
    await page.goto('/apply-job/general')
    await expect(resumeField(page)).toBeVisible()
    await expect(page.getByRole('button', { name: CAMERA })).toHaveCount(0)
    await expect(page.getByRole('button', { name: CHOOSE })).toHaveCount(0)
  })
})
