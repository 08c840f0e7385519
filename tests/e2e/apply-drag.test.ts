import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fixture, pdfOf, SMALL_PDF_BYTES } from '@/tests/support/files/files'
import {
  dragFiles,
  dropZone,
  fillApplication,
  newEmail,
  referenceOn,
  resumeField,
  sendButton,
} from './support/forms'
import { expect, test } from './support/test'

const RESUME_MAX_BYTES = 2_097_152
const PICTURE = fixture('logo.png').bytes

test.describe('a candidate who drags a resume onto the form', { tag: '@desktop' }, () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'resumes-'))
  const onDisk = (name: string, content: Buffer): string => {
    writeFileSync(path.join(dir, name), content)
    return path.join(dir, name)
  }
  test.afterAll(() => rmSync(dir, { recursive: true }))

  test.beforeEach(async ({ page }) => {
    await page.goto('/apply-job/general')
  })

  test('sees whether the drop zone would accept it', async ({ page }) => {
    await expect(dropZone(page)).toHaveAttribute('data-look', 'idle')
    const resume = await dragFiles(page, [onDisk('good.pdf', pdfOf(SMALL_PDF_BYTES))], 'accept')
    await resume.leave()
    await expect(dropZone(page)).toHaveAttribute('data-look', 'idle')
    const picture = await dragFiles(page, [onDisk('picture.png', PICTURE)], 'reject')
    await picture.leave()
    await expect(dropZone(page)).toHaveAttribute('data-look', 'idle')
  })

  test('can drop one of the right type and size', async ({ page, records }) => {
    const email = newEmail()
    await fillApplication(page, { email })
    const drag = await dragFiles(page, [onDisk('dropped.pdf', pdfOf(SMALL_PDF_BYTES))], 'accept')
    await drag.drop()
    await expect(page.getByText('dropped.pdf', { exact: true })).toBeVisible()
    await sendButton(page).click()
    await referenceOn(page, 'AP')
    expect(await records.applicationsOf(email)).toHaveLength(1)
  })

  test('is refused one above 2 MB', async ({ page }) => {
    const large = onDisk('large.pdf', pdfOf(RESUME_MAX_BYTES + 1))
    await (await dragFiles(page, [large], 'accept')).drop()
    await expect(resumeField(page)).toHaveAccessibleDescription(
      /Resume file size should not exceed 2MB/,
    )
    await expect(page.getByText('large.pdf')).toBeHidden()
  })

  test('is refused one of another type', async ({ page }) => {
    await (await dragFiles(page, [onDisk('picture.png', PICTURE)], 'reject')).drop()
    await expect(resumeField(page)).toHaveAccessibleDescription(
      /Resume must be a PDF, DOC or DOCX file/,
    )
  })

  test('is refused two at once', async ({ page }) => {
    const two = ['one.pdf', 'two.pdf'].map((name) => onDisk(name, pdfOf(SMALL_PDF_BYTES)))
    await (await dragFiles(page, two, 'accept')).drop()
    await expect(resumeField(page)).toHaveAccessibleDescription(/Please choose one file only/)
  })
})
