import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright/test'
import type { TestFile } from '@/tests/support/files/files'
import { photoOfPaper } from '@/tests/support/files/photos'
import type { Row } from './siteClient'
import type { StaffApi } from './staffApi'
import { expect, test } from './test'

/**
 * Makes a folder for the photos of a test file, removed after its last test. Returns a function that
 * presses one of the two buttons and passes photos, as the camera or the gallery does.
 */
export const photosForFile = () => {
  // Passed as files: nine photos are 30 MB, which take seconds through the browser's own connection.
  let dir = ''
  test.beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'photos-'))
  })
  test.afterAll(() => rmSync(dir, { recursive: true }))

  const onDisk = ({ name, bytes }: TestFile): string => {
    const file = path.join(dir, name)
    writeFileSync(file, bytes)
    return file
  }

  return async (page: Page, button: RegExp, ...photos: TestFile[]) => {
    const opened = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: button }).press('Enter')
    const chooser = await opened
    await chooser.setFiles(photos.map(onDisk))
    return chooser
  }
}

let made: Promise<TestFile> | undefined
/** Made once for all tests, because it takes seconds. */
export const paper = () => {
  made ??= photoOfPaper()
  return made
}

export const pages = (page: Page) =>
  page.getByRole('list', { name: 'Pages of your resume' }).getByRole('listitem')

export const chosen = (page: Page) => page.getByText('resume-photo.pdf', { exact: true })

/** The bytes that staff download. */
export const stored = async (page: Page, records: StaffApi, [row]: Row[]): Promise<Buffer> => {
  const answer = await page.request.get(`/uploads/resume/${row?.upload_resume}`, {
    headers: { Authorization: `Bearer ${records.token}` },
  })
  expect(answer.headers()['content-disposition']).toContain('resume-photo.pdf')
  return answer.body()
}

/** The sizes of the pictures in the PDF, in page order. */
export const picturesIn = (pdf: Buffer): { width: number; height: number }[] =>
  [...pdf.toString('latin1').matchAll(/\/Width (\d+) \/Height (\d+)/g)].map(
    ([, width, height]) => ({ width: Number(width), height: Number(height) }),
  )
