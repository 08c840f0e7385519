import { readFileSync } from 'node:fs'
import type { Where } from 'payload'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { copyOffice, photo } from '@/tests/support/candidates/storedCopies'
import { TODAY } from '@/tests/support/candidates/storedDemands'
import { blankPng, fixture } from '@/tests/support/files/files'
import { pdfSaying, pdfWith, withLink } from '@/tests/support/files/pdfs'

/** Copies of papers that candidates send: on SQLite and on Postgres. 28 November 2026. */

const { payload, user, end, asked, send, rows, linesOf, files, fileAt } = await copyOffice()
// Later than copyOffice, because they read the settings.
const { deleteCopy } = await import('@/collections/Papers/copies/openCopy')
const { familyLink } = await import('@/collections/Submissions/familyLink')

afterAll(end)

const EXPIRED = new Date('2026-12-13T10:00:00Z')

describe('a photo that is sent', () => {
  test('is told once to who asked for it, without a name', async () => {
    const { copy, token } = await asked()
    const sent = await photo(15)
    await send(token, copy, sent)
    await send(token, copy, sent)
    const where: Where = { key: { equals: `copy:${copy}` } }
    const { docs } = await payload.find({ collection: 'mails', where })
    expect(docs).toMatchObject([{ to: user.email, kind: 'notice' }])
    expect(docs[0]?.text).toMatch(/AP-26-/)
    expect(docs[0]?.text).not.toMatch(/Dear/)
  })

  test('is stored anew, without the place and the camera, and written in the audit trail', async () => {
    const { id, copy, token } = await asked()
    const sent = await photo()
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    expect(await send(token, copy, sent)).toMatchObject({ success: true })
    const [row] = await rows(id)
    const stored = readFileSync(fileAt(row?.file ?? ''))
    expect(row).toMatchObject({ file_type: 'image/jpeg', file_size: stored.length })
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 })
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
    expect(stored.includes('SecretPhone')).toBe(false)
    expect(await linesOf(id)).toEqual([
      'recruiter change copy of paper asked: passport, first',
      'candidate change copy of paper received: passport',
    ])
  })

  test('again after a lost answer succeeds and is stored once; another one is refused', async () => {
    const { id, copy, token } = await asked()
    const sent = await photo(10)
    await send(token, copy, sent)
    const before = files()
    // Also when the last day is over.
    for (const now of [TODAY, EXPIRED]) {
      expect(await send(token, copy, sent, now)).toMatchObject({ success: true })
    }
    const other = await send(token, copy, await photo(200))
    expect(other).toMatchObject({ success: false, message: expect.stringMatching(/already/) })
    expect(files()).toEqual(before)
    expect(await rows(id)).toHaveLength(1)
  })

  test('twice at one moment is stored once, and the file of the other is removed', async () => {
    const { copy, token } = await asked()
    const before = files().length
    const answers = await Promise.all(
      [20, 110, 200].map(async (red) => send(token, copy, await photo(red))),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(files()).toHaveLength(before + 1)
  })
})

test('a PDF that can only be read is stored as it is', async () => {
  const { id, copy, token } = await asked({ kind: 'medical' })
  const pdf = pdfSaying('Fit')
  expect(await send(token, copy, pdf)).toMatchObject({ success: true })
  const [row] = await rows(id)
  expect(row?.file_type).toBe('application/pdf')
  expect(readFileSync(fileAt(row?.file ?? ''))).toEqual(pdf)
})

const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400, 7)])

describe('a file is refused, and nothing is stored, when it is', () => {
  test.each([
    ['a program called a photo', () => program, /not a photo or a PDF/],
    ['a web page', () => Buffer.from('<html><script>1</script>'), /not a photo or a PDF/],
    ['a drawing that can run scripts', () => Buffer.from('<svg onload="1"/>'), /not a photo/],
    ['a Word file', () => fixture('resume.docx').bytes, /not a photo or a PDF/],
    ['the head of a photo alone', () => Buffer.from('ffd8ffe000104a46', 'hex'), /photo cannot be/],
    ['a picture of too many pixels', () => blankPng(30_000, 30_000), /photo cannot be read/],
    ['a PDF that runs something', () => pdfWith(withLink('<</S/JavaScript/JS(1)>>')), /This PDF/],
    ['the head of a PDF alone', () => Buffer.from('%PDF-1.7\n'), /This PDF cannot be/],
  ])('%s', async (_what, bytes, message) => {
    const { id, copy, token } = await asked()
    const before = files()
    const answer = await send(token, copy, bytes())
    expect(answer).toMatchObject({ errors: { paper: expect.stringMatching(message) } })
    expect(files()).toEqual(before)
    expect(await rows(id)).toMatchObject([{ file: null, received_at: null }])
    // The request is still open.
    expect(await send(token, copy, await photo())).toMatchObject({ success: true })
  })
})

describe('a copy is refused, and nothing is stored,', () => {
  const refused = async (token: string, copy: number, now = TODAY) => {
    const before = files()
    expect(await send(token, copy, await photo(), now)).toMatchObject({ success: false })
    expect(files()).toEqual(before)
  }

  test('after the last day', async () => {
    const { id, copy, token } = await asked()
    await refused(token, copy, EXPIRED)
    expect(await rows(id)).toMatchObject([{ file: null }])
  })

  test('for the request of another person', async () => {
    const [one, other] = [await asked(), await asked()]
    await refused(one.token, other.copy)
    expect(await rows(other.id)).toMatchObject([{ file: null }])
  })

  test('with a forged link, that of a family, or that of a retired key', async () => {
    const { id, copy, token } = await asked()
    const person = await payload.findByID({ collection: 'applications', id })
    const family = (await familyLink(payload, person, token, TODAY))?.path.split('/').at(-1) ?? ''
    await refused(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, copy)
    await refused(family, copy)
    await payload.update({
      ...({ collection: 'keyring', where: { purpose: { equals: 'candidate-link' } } } as const),
      data: { retired_at: TODAY.toISOString() },
    })
    try {
      await refused(token, copy)
    } finally {
      await payload.update({
        ...({ collection: 'keyring', where: { purpose: { equals: 'candidate-link' } } } as const),
        data: { retired_at: null },
      })
    }
  })

  test('from somebody who is no longer on the way', async () => {
    const { id, copy, token } = await asked()
    await payload.update({ collection: 'applications', id, data: { stage: 'withdrawn' } })
    await refused(token, copy)
  })

  test('after staff took the request back', async () => {
    const { id, copy, token } = await asked()
    await deleteCopy(payload, user, { application: id, id: copy })
    await refused(token, copy)
  })
})
