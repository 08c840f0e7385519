import { beforeAll, describe, expect, test } from 'vitest'
import { REFUSED } from '@/collections/Media/refusals'
import { sha256 } from '@/tests/support/candidates/resumes'
import { write } from '@/tests/support/content/content'
import { blankPng, fileOf, fixture, pdfOf, type TestFile } from '@/tests/support/files/files'
import {
  filesWithoutRow,
  MEDIA,
  mediaForm,
  newMedia,
  newPdf,
  newPicture,
  refusalOf,
  sendMedia,
} from '@/tests/support/files/media'
import { bearer, call, fetchBytes, get } from '@/tests/support/network/http'
import { rowIn, rowsIn } from '@/tests/support/rows'
import { editorToken } from '@/tests/support/staff/session'

let token = ''

beforeAll(async () => {
  token = (await editorToken()).token
  await newMedia(token, await newPicture())
})

describe('an editor who adds a picture', () => {
  test('gets it checked, made anew in several sizes and served to everybody for good', async () => {
    const doc = await newMedia(token, await newPicture('நேர்காணல் படம்.jpg'), {
      alt: 'Office',
      focalX: 20,
      focalY: 80,
    })
    expect(doc).toMatchObject({
      original_name: 'நேர்காணல் படம்.jpg',
      kind: 'picture',
      mimeType: 'image/jpeg',
      width: 900,
      height: 600,
      focalX: 20,
      focalY: 80,
    })
    expect(String(doc.url)).toMatch(/^\/uploads\/media\/[0-9a-f-]{36}\.jpg$/)
    const copies = doc.renditions as { file: string; format: string; width: number }[] // the row's
    expect(copies.map(({ format, width }) => `${format} ${width}`)).toEqual(
      ['400', '800', '900'].flatMap((width) => [`avif ${width}`, `webp ${width}`]),
    )
    for (const { file, format } of copies) {
      const served = await fetchBytes(`/uploads/media/${file}`)
      expect(served.status).toBe(200)
      expect(Object.fromEntries(served.headers)).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      })
    }
  })

  test('cannot say what the file is: only the file does', async () => {
    const invented = { filename: 'a.html', kind: 'document', sha256: 'x', width: 1, renditions: [] }
    const doc = await newMedia(token, await newPicture('a.png'), { alt: 'A', ...invented })
    const changed = await write(token, 'PATCH', `${MEDIA}/${doc.id}`, { ...invented, alt: 'B' })
    expect(rowIn(changed, 'doc')).toEqual({
      ...doc,
      alt: 'B',
      updatedAt: expect.any(String),
    })
    expect(doc).toMatchObject({ kind: 'picture', mimeType: 'image/jpeg', width: 900 })
  })

  test('moves the focal point without sending the file again', async () => {
    const doc = await newMedia(token, await newPicture())
    const moved = await write(
      token,
      'PATCH',
      `${MEDIA}/${doc.id}?uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=900`,
      { alt: 'A' },
    )
    expect(rowIn(moved, 'doc')).toMatchObject({ focalX: 10, focalY: 100, url: doc.url })
  })
})

describe('an editor who adds a document', () => {
  test('gets a PDF that visitors download under its title', async () => {
    const doc = await newMedia(token, newPdf(), { alt: 'Papers: ஆவணம்/1' })
    expect(doc).toMatchObject({ kind: 'document', pages: 1, renditions: [], width: null })
    const served = await fetchBytes(String(doc.url))
    expect(served.headers.get('content-type')).toBe('application/pdf')
    const named = `attachment; .*filename\\*=UTF-8''Papers`
    expect(served.headers.get('content-disposition')).toMatch(new RegExp(named))
    expect(served.headers.get('content-security-policy')).toContain('sandbox')
  })
})

describe('a file is refused with its reason and leaves nothing behind', () => {
  const refused: [what: string, file: ReturnType<typeof fileOf>, message: string][] = [
    ['an SVG', fileOf('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'), REFUSED.svg],
    ['an SVG named .png', fileOf('logo.png', '<svg onload="a()"/>'), REFUSED.svg],
    ['a web page named .jpg', fileOf('a.jpg', '<html><script>a()</script>'), REFUSED.otherType],
    ['a program named .pdf', fileOf('a.pdf', 'MZ\x90'), REFUSED.otherType],
    ['a Word file', fixture('resume.docx'), REFUSED.otherType],
    ['a PDF of 10 MB and a byte', fileOf('a.pdf', pdfOf(10_485_761)), REFUSED.documentTooLarge],
    [
      'a picture of 20 MB and a byte',
      fileOf('a.jpg', Buffer.concat([fixture('logo.jpg').bytes, Buffer.alloc(20_971_520)])),
      REFUSED.pictureTooLarge,
    ],
    [
      'a picture of 100 megapixels',
      fileOf('a.png', blankPng(10_000, 10_000)),
      REFUSED.tooManyPixels(10_000, 10_000),
    ],
    [
      'a picture cut short',
      fileOf('a.png', fixture('logo.png').bytes.subarray(0, 900)),
      REFUSED.unreadable,
    ],
  ]

  const leavesNothing = async (
    send: () => ReturnType<typeof sendMedia>,
    message: unknown,
    file?: TestFile,
  ) => {
    const rowsOf = async () => {
      const same = `${MEDIA}?where[sha256][equals]=${sha256(file?.bytes ?? Buffer.alloc(0))}`
      return rowsIn(await get(same, token), 'docs')
    }
    const before = await rowsOf()
    const answer = await send()
    expect(answer.status, answer.text.slice(0, 300)).toBeGreaterThanOrEqual(400)
    expect(refusalOf(answer)).toEqual(message)
    expect(await rowsOf()).toEqual(before)
    await expect.poll(() => filesWithoutRow(token), { timeout: 5000 }).toEqual([])
  }

  test.each(refused)('when it is %s', (_what, file, message) =>
    leavesNothing(() => sendMedia(token, file), message, file),
  )

  test('without alt text, or with one that is too long', async () => {
    const file = await newPicture()
    await leavesNothing(() => sendMedia(token, file, {}), expect.stringContaining('required'), file)
    const tooLong = { alt: 'a'.repeat(151) }
    await leavesNothing(() => sendMedia(token, file, tooLong), expect.stringContaining('150'), file)
  })

  test('when the library has it already', async () => {
    const file = await newPicture('first name.jpg')
    await newMedia(token, file)
    const again = { ...file, name: 'other name.png' }
    await leavesNothing(() => sendMedia(token, again), REFUSED.twice('first name.jpg'), file)
  })

  test('when it is only an address, which the site does not fetch', async () => {
    const fields = { alt: 'A', filename: 'a.png', url: 'http://127.0.0.1:1/a.png' }
    await leavesNothing(() => sendMedia(token, undefined, fields), REFUSED.missing)
  })

  test('when it would replace several files at once', async () => {
    const form = mediaForm({ alt: 'A' }, await newPicture())
    const all = `${MEDIA}?where[id][greater_than]=0`
    await leavesNothing(
      () => call(all, { method: 'PATCH', headers: bearer(token), body: form }),
      REFUSED.severalAtOnce,
    )
  })

  test('when a visitor sends it', async () => {
    const file = await newPicture()
    await leavesNothing(() => sendMedia('', file), 'Please sign in.', file)
  })
})
