import { describe, expect, test } from 'vitest'
import { checkResumeFile } from '@/collections/Submissions/checkResumeFile'
import { type JpegPage, pdfOfJpegs } from '@/components/forms/resume/jpegPdf'
import { receivedFile } from '@/tests/support/candidates/receivedFile'
import { fixture } from '@/tests/support/files/files'

const LOGO = fixture('logo.jpg').bytes
const page = (width: number, height: number, jpeg = LOGO): JpegPage => ({
  jpeg: new Uint8Array(jpeg),
  width,
  height,
})

const made = (...pages: JpegPage[]) => Buffer.from(pdfOfJpegs(pages))

/**
 * Finds the objects as a PDF reader does: from the end of the file to its table, then to each
 * object.
 */
const objectsOf = (pdf: Buffer): string[] => {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf.toString('latin1'))?.[1])
  const [head, , ...rows] =
    pdf.toString('latin1', start).split('trailer')[0]?.split('\n').slice(1) ?? []
  const offsets = rows.filter(Boolean).map((row) => {
    expect(row, 'a row of 20 bytes with its line end').toMatch(/^\d{10} 00000 n $/)
    return Number(row.slice(0, 10))
  })
  expect(head).toBe(`0 ${offsets.length + 1}`)
  return offsets.map((offset) => pdf.toString('latin1', offset, pdf.indexOf('endobj', offset)))
}

describe('the PDF made of resume photos', () => {
  test('has a cross-reference table that leads to every object', () => {
    const objects = objectsOf(made(page(1131, 1600), page(1600, 1131)))
    expect(objects).toHaveLength(2 + 2 * 3)
    for (const [index, object] of objects.entries()) {
      expect(object).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
    }
    expect(objects[1]).toContain('/Count 2 /Kids [3 0 R 6 0 R]')
  })

  test('contains each JPEG byte for byte, with its length', () => {
    const pdf = made(page(600, 800))
    expect(pdf.includes(LOGO)).toBe(true)
    const picture = objectsOf(pdf)[4] ?? ''
    expect(picture).toContain(`/Width 600 /Height 800`)
    expect(picture).toContain(`/Filter /DCTDecode /Length ${LOGO.length}`)
    expect(picture.split('stream\n')[1]).toHaveLength(LOGO.length + '\nend'.length)
  })

  test('has portrait or landscape pages, as the photos are', () => {
    const objects = objectsOf(made(page(1131, 1600), page(1600, 1131), page(800, 800)))
    expect([2, 5, 8].map((at) => /MediaBox \[(.*?)\]/.exec(objects[at] ?? '')?.[1])).toEqual([
      '0 0 595 842',
      '0 0 842 595',
      '0 0 595 842',
    ])
  })

  test.each([
    ['tall', 10, 1600],
    ['wide', 1600, 10],
    ['as paper', 1131, 1600],
    ['one pixel', 1, 1],
  ])('shows a photo that is %s completely and undistorted', (_what, width, height) => {
    const objects = objectsOf(made(page(width, height)))
    const [, , across = 0, up = 0] =
      /MediaBox \[(.*?)\]/
        .exec(objects[2] ?? '')?.[1]
        ?.split(' ')
        .map(Number) ?? []
    const [w = 0, , , h = 0, x = 0, y = 0] =
      /q (.*) cm/
        .exec(objects[3] ?? '')?.[1]
        ?.split(' ')
        .map(Number) ?? []
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(18)
    expect(x + w).toBeLessThanOrEqual(across - 17.9)
    expect(y + h).toBeLessThanOrEqual(up - 17.9)
    expect(Math.abs(w * height - h * width) / (width * height)).toBeLessThan(0.1)
  })

  test('is accepted by the server as a resume', async () => {
    const file = receivedFile('resume-photo.pdf', made(page(1131, 1600)))
    expect(await checkResumeFile(file)).toEqual({
      ok: true,
      extension: 'pdf',
      name: 'resume-photo.pdf',
    })
  })

  test('is opened and drawn by a PDF reader', async () => {
    const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const data = new Uint8Array(made(page(200, 100), page(100, 200)))
    const opened = await pdfjs.getDocument({ data, stopAtErrors: true, verbosity: 0 }).promise
    expect(opened.numPages).toBe(2)
    const { fnArray } = await (await opened.getPage(2)).getOperatorList()
    expect(fnArray).toContain(pdfjs.OPS.paintImageXObject)
    await opened.destroy()
  })
})
