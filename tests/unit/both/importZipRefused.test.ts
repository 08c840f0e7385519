import { afterAll, describe, expect, test } from 'vitest'
import { newPhone } from '@/tests/support/candidates/imports'
import { importZipSite } from '@/tests/support/candidates/importZips'
import { fixture, oleOf, pdfOf, zipOf } from '@/tests/support/files/files'

/** Which ZIPs and which files in them are refused, and that nobody gets them. */

const { end, ...site } = await importZipSite()
afterAll(end)

const list = () => `Name,Phone\nAsha Rao,${newPhone()}`

const flipped = (zip: Buffer, word: string): Buffer => {
  const bytes = Buffer.from(zip)
  const at = bytes.indexOf(word) + word.length + 3
  bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at)
  return bytes
}

/** The field of a size of the first file in the directory of a ZIP. */
const saying = (zip: Buffer, size: number): Buffer => {
  const bytes = Buffer.from(zip)
  bytes.writeUInt32LE(size, bytes.indexOf('504b0102', 0, 'hex') + 24)
  return bytes
}

const pdf = pdfOf(500)
const SEVERAL = 'Several files of the ZIP have this name.'

describe('of a ZIP nobody gets', () => {
  test.each<[string, Buffer, RegExp]>([
    ['a file that is no resume', zipOf([{ name: 'Asha Rao.png', content: pdf }]), /no PDF, DOC/],
    ['a text that says it is a PDF', zipOf([{ name: 'Asha Rao.pdf', content: 'x' }]), /inside/],
    ['a truncated PDF', zipOf([{ name: 'Asha Rao.pdf', content: '%PDF-1.4' }]), /whole/],
    [
      'an Excel file that says it is Word',
      zipOf([{ name: 'Asha Rao.doc', content: oleOf('Workbook') }]),
      /inside/,
    ],
    [
      'a document with macros',
      zipOf([{ name: 'Asha Rao.docx', content: fixture('macro.docm').bytes }]),
      /inside/,
    ],
    ['an empty file', zipOf([{ name: 'Asha Rao.pdf', content: '' }]), /empty/],
    [
      'a file of more than 2 MB',
      zipOf([{ name: 'Asha Rao.pdf', content: pdfOf(2_097_153) }]),
      /larger than 2 MB/,
    ],
    [
      'a bomb that says it is small',
      saying(zipOf([{ name: 'Asha Rao.pdf', content: Buffer.alloc(50_000_000) }]), 500),
      /damaged/,
    ],
    [
      'a bomb that says what it is',
      zipOf([{ name: 'Asha Rao.pdf', content: Buffer.alloc(50_000_000) }]),
      /larger than 2 MB/,
    ],
    [
      'a file with a password',
      zipOf([{ name: 'Asha Rao.pdf', content: pdf, isEncrypted: true }]),
      /password/,
    ],
    [
      'a damaged file',
      flipped(zipOf([{ name: 'Asha Rao.pdf', content: pdf }]), 'Asha Rao.pdf'),
      /damaged/,
    ],
    ['a path that leads out', zipOf([{ name: '../Asha Rao.pdf', content: pdf }]), /leads out/],
    ['a path from the root', zipOf([{ name: '/etc/Asha Rao.pdf', content: pdf }]), /leads out/],
    [
      'a path that leads out as Windows writes it',
      zipOf([{ name: 'a\\..\\..\\Asha Rao.pdf', content: pdf }]),
      /leads out/,
    ],
    [
      'a ZIP in the ZIP',
      zipOf([{ name: 'Asha Rao.zip', content: zipOf([{ name: 'Asha Rao.pdf', content: pdf }]) }]),
      /not opened/,
    ],
    ['a file of a stranger', zipOf([{ name: 'Ravi Kumar.pdf', content: pdf }]), /fits no row/],
  ])('%s', async (_what, zip, why) => {
    const id = await site.prepare(list(), zip)
    const { check } = (await site.check(id)).body as { check: { zip: { left: object[] } } }
    expect(check.zip).toMatchObject({
      ...{ files: 1, matched: 0, left_total: 1 },
      left: [{ why: expect.stringMatching(why) }],
    })
    const before = site.filesIn('resume')
    await site.begin(id)
    await site.run()
    expect(await site.rows(id)).toMatchObject([{ full_name: 'Asha Rao', upload_resume: null }])
    expect(site.filesIn('resume')).toEqual(before)
  })

  test('two files of one name in different folders', async () => {
    const files = ['a/Asha Rao.pdf', 'b/ASHA RAO.pdf'].map((name) => ({ name, content: pdf }))
    const id = await site.prepare(list(), zipOf(files))
    const { check } = (await site.check(id)).body as { check: { zip: object } }
    expect(check.zip).toMatchObject({
      matched: 0,
      left: [{ why: SEVERAL }, { why: SEVERAL }],
    })
  })

  test('more than 500 MB unpacked, or 5,000 files', async () => {
    const id = await site.upload(list())
    const many = zipOf(Array.from({ length: 5001 }, (_, at) => ({ name: `${at}.pdf` })))
    expect(await site.addZip(id, many)).toMatchObject({
      success: false,
      message: expect.stringContaining('more than 5,000 files'),
    })
    const file = pdfOf(2_000_000)
    const large = Array.from({ length: 263 }, (_, at) => ({ name: `${at}.pdf`, content: file }))
    expect(await site.addZip(id, zipOf(large))).toMatchObject({
      success: false,
      message: expect.stringContaining('larger than 500 MB'),
    })
    expect(await site.read(id)).toMatchObject({ state: 'uploaded', zip_parts: null })
  })
})

describe('refused as a whole is', () => {
  test.each<[string, Buffer]>([
    ['what is no ZIP', pdf],
    ['a ZIP without its end', zipOf([{ name: 'a.pdf', content: pdf }]).subarray(0, -30)],
  ])('%s, and nothing of it is kept', async (_what, zip) => {
    const id = await site.upload(list())
    const before = site.filesIn('import')
    expect(await site.addZip(id, zip)).toMatchObject({
      success: false,
      message: expect.stringContaining('no ZIP, or it is damaged'),
    })
    expect(site.filesIn('import')).toEqual(before)
  })

  test('a piece that is shorter than it must be, or of another ZIP', async () => {
    const id = await site.upload(list())
    const zip = Buffer.concat([Buffer.from('PK'), Buffer.alloc(5_000_000)])
    expect(await site.sendPiece(id, zip.subarray(0, 100), 0, 9_000_000)).toMatchObject({
      success: false,
    })
    await site.sendPiece(id, zip, 0)
    expect(await site.sendPiece(id, zip, 4_194_304, 6_000_000)).toMatchObject({ success: false })
  })

  test('a piece for a list that is imported already, or is not there', async () => {
    const id = await site.bring(list())
    const zip = zipOf([{ name: 'a.pdf', content: pdf }])
    const before = site.filesIn('import')
    expect(await site.addZip(id, zip)).toMatchObject({ success: false })
    expect(await site.addZip(999_999, zip)).toMatchObject({ success: false })
    expect(site.filesIn('import')).toEqual(before)
  })
})
