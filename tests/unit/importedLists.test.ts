import { describe, expect, test } from 'vitest'
import { readTable } from '@/collections/Imports/table/readTable'
import { IMPORT_MAX_BYTES, IMPORT_ROWS_MAX } from '@/lib/shared/limits'
import { xlsx, zipOf } from '@/tests/support/files/xlsx'

/** The files that an old list of people may come in: which are read, and what staff read of others. */

const HEADS = ['Name', 'Phone']
const LIST = 'Name,Phone\nJosé Çelik,9876543210\n'
const JOSE = ['José Çelik', '9876543210']

const rowsOf = async (bytes: Buffer): Promise<string[][]> => {
  const read = await readTable(bytes)
  if (!read.ok) throw new Error(read.message)
  return read.value.rows.map(({ cells }) => cells)
}

const refusalOf = async (bytes: Buffer): Promise<string> => {
  const read = await readTable(bytes)
  return read.ok ? 'was read' : read.message
}

const swapped = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16()

describe('a list in a text file is read', () => {
  test.each([
    ['in UTF-8', Buffer.from(LIST)],
    ['in UTF-8 with a mark', Buffer.from(`\ufeff${LIST}`)],
    ['in UTF-16, as Excel saves "Unicode text"', Buffer.from(`\ufeff${LIST}`, 'utf16le')],
    ['in UTF-16 without a mark', Buffer.from(LIST, 'utf16le')],
    ['in UTF-16 of other machines', swapped(`\ufeff${LIST}`)],
    ['in Windows-1252, as Excel saves "CSV"', Buffer.from(LIST, 'latin1')],
    ['with semicolons', Buffer.from(LIST.replaceAll(',', ';'))],
    ['with tabs', Buffer.from(LIST.replaceAll(',', '\t'))],
    ['with the line ends of Windows', Buffer.from(LIST.replaceAll('\n', '\r\n'))],
    ['with the line ends of old Macs', Buffer.from(LIST.replaceAll('\n', '\r'))],
    ['below a title and empty rows', Buffer.from(`List of welders\n\n${LIST}`)],
    ['with empty rows in it', Buffer.from(LIST.replace('\n', '\n,\n\n'))],
  ])('%s', async (_how, bytes) => {
    expect(await rowsOf(bytes)).toEqual([JOSE])
  })

  test('with commas and line breaks in quotation marks', async () => {
    const bytes = Buffer.from('Name,Place\n"Khan, Imran","Room 4\nMumbai"\n')
    expect(await rowsOf(bytes)).toEqual([['Khan, Imran', 'Room 4 Mumbai']])
  })

  test('with the numbers of its rows in the file', async () => {
    const read = await readTable(Buffer.from('Title\n\nName,Phone\nA B,1\n\nC D,2\n'))
    expect(read.ok && read.value.rows.map(({ number }) => number)).toEqual([4, 6])
  })
})

test.each([
  ['CSV', async (rows: string[][]) => Buffer.from(rows.map((row) => row.join(',')).join('\n'))],
  ['Excel', (rows: string[][]) => xlsx({ rows })],
])('while a long list in %s is read, others are answered all the time', async (_what, write) => {
  const bytes = await write([HEADS, ...Array.from({ length: 10_000 }, () => JOSE)])
  let turns = 0
  const count = () => {
    turns += 1
    waiting = setImmediate(count)
  }
  let waiting = setImmediate(count)
  await rowsOf(bytes)
  clearImmediate(waiting)
  // One for each 100 rows.
  expect(turns).toBeGreaterThanOrEqual(100)
})

describe('a list of Excel is read', () => {
  test('with shared texts, numbers and characters that XML escapes', async () => {
    const bytes = await xlsx({ rows: [HEADS, ['A & B <C>', 919876543210]] })
    expect(await rowsOf(bytes)).toEqual([['A & B <C>', '919876543210']])
  })

  test.each([
    ['the stored value of a formula', '<c r="AT"><f>1+1</f><v>42</v></c>', '42'],
    ['the stored text of a formula', '<c r="AT" t="str"><f>A1</f><v>Asha</v></c>', 'Asha'],
    ['a text in the cell itself', '<c r="AT" t="inlineStr"><is><t>Asha</t></is></c>', 'Asha'],
    ['nothing for a formula that failed', '<c r="AT" t="e"><v>#N/A</v></c>', undefined],
    ['nothing for a formula that was not calculated', '<c r="AT"><f>1+1</f></c>', undefined],
    [
      'a text that looks like a formula as it is',
      '<c r="AT" t="inlineStr"><is><t>=1+1</t></is></c>',
      '=1+1',
    ],
    ['a character by its number', '<c r="AT" t="str"><v>&#233;&#xe9;</v></c>', 'éé'],
  ])('%s', async (_what, xml, cell) => {
    expect((await rowsOf(await xlsx({ rows: [HEADS, ['Asha', { xml }]] })))[0]?.[1]).toBe(cell)
  })

  test('with cells that are left out in their columns', async () => {
    const bytes = await xlsx({
      rows: [
        ['Name', 'City', 'Phone'],
        ['Asha', '', '98'],
      ],
    })
    expect(await rowsOf(bytes)).toEqual([['Asha', '', '98']])
  })

  test('from its first sheet that is shown, and says so when there are more', async () => {
    const bytes = await xlsx({
      rows: [HEADS, ['Asha', '98']],
      workbook:
        '<workbook><sheets><sheet name="Old" state="hidden" r:id="rId9"/><sheet name="People" r:id="rId1"/></sheets></workbook>',
    })
    const read = await readTable(bytes)
    expect(read.ok && read.value.notes).toEqual(['The file has 2 sheets. Only "People" is read.'])
  })
})

const bomb = (): Promise<Buffer> =>
  xlsx({ rows: [HEADS], parts: { 'xl/worksheets/sheet1.xml': Buffer.alloc(30_000_000, ' ') } })

describe('a file is refused with what to do', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['an old Excel file', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), /save it as "Excel Work/],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), /is a PDF/],
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d', 'hex'), /no list/],
    ['a ZIP file of something else', () => zipOf({ 'a.txt': 'Name,Phone' }), /no Excel list/],
    [
      'a damaged Excel file',
      async () => (await xlsx({ rows: [HEADS] })).subarray(0, 300),
      /damaged/,
    ],
    ['macros', () => xlsx({ rows: [HEADS], parts: { 'xl/vbaProject.bin': 'x' } }), /macros/],
    ['a file that unpacks to far more', bomb, /too large when it is unpacked/],
    [
      'days counted from 1904',
      () =>
        xlsx({
          rows: [HEADS, ['A', 'B']],
          workbook:
            '<workbook><workbookPr date1904="1"/><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>',
        }),
      /1904/,
    ],
    ['an empty file', () => Buffer.from('\n\n'), /no list/],
    ['one column only', () => Buffer.from('Name\nAsha\n'), /no list/],
    ['no rows below the headers', () => Buffer.from('Name,Phone\n'), /no rows below/],
    ['no headers', () => Buffer.from('Asha,9876543210\nRavi,9876543211\n'), /first row must name/],
    [
      'too many rows',
      () => Buffer.from(`Name,Phone\n${'A,1\n'.repeat(IMPORT_ROWS_MAX + 1)}`),
      /more than 25,000 rows/,
    ],
    ['too many columns', () => Buffer.from(`${'Name,'.repeat(61)}Phone\n`), /more than 60 columns/],
    [
      'a cell that is far too long',
      () => Buffer.from(`Name,Phone\n${'A'.repeat(2001)},1\n`),
      /more than 2000 characters/,
    ],
    [
      'a quotation mark that does not end',
      () => Buffer.from('Name,Phone\n"Asha,1\nRavi,2\n'),
      /quotation mark/,
    ],
  ])('%s', async (_what, make, message) => {
    expect(await refusalOf(await make())).toMatch(message)
  })

  test('25,000 rows are not too many', async () => {
    const bytes = Buffer.from(`Name,Phone\n${'A,1\n'.repeat(IMPORT_ROWS_MAX)}`)
    expect(await rowsOf(bytes)).toHaveLength(IMPORT_ROWS_MAX)
  })

  test('a document type is never read, so no entity grows', async () => {
    const sheet =
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]><sheetData><row r="1"><c r="A1" t="str"><v>Name</v></c><c r="B1" t="str"><v>Phone</v></c></row><row r="2"><c r="A2" t="str"><v>&b;</v></c><c r="B2"><v>1</v></c></row></sheetData>'
    const bytes = await xlsx({ rows: [], parts: { 'xl/worksheets/sheet1.xml': sheet } })
    expect(await rowsOf(bytes)).toEqual([['&b;', '1']])
  })

  test('a sheet of broken tags as large as a file may be ends within seconds', async () => {
    const sheet = `<sheetData>${'<a "'.repeat(1_000_000)}${'a'.repeat(3_000_000)}`
    const bytes = await xlsx({ rows: [], parts: { 'xl/worksheets/sheet1.xml': sheet } })
    expect(bytes.length).toBeLessThan(IMPORT_MAX_BYTES)
    const before = performance.now()
    expect(await refusalOf(bytes)).not.toBe('was read')
    expect(performance.now() - before).toBeLessThan(5000)
  })
})
