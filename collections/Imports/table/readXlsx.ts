import { setImmediate as letOthersWork } from 'node:timers/promises'
import { type Unzipped, unzip, type ZipLimits } from '@/lib/server/files/unzip'
import { IMPORT_UNZIPPED_MAX_BYTES, IMPORT_UNZIPPED_RATIO_MAX } from '@/lib/shared/limits'
import { unescapeXml } from '@/lib/shared/unescapeXml'
import { addRow, type Grid, type Read, refused } from './grid'
import { attribute, xmlTags } from './xmlTags'

const LIMITS: ZipLimits = {
  entries: 2000,
  bytes: IMPORT_UNZIPPED_MAX_BYTES,
  ratio: { of: 'each', most: IMPORT_UNZIPPED_RATIO_MAX },
}

const NOT_READABLE = 'This file is damaged. Open it in Excel and save it again as XLSX.'

const REFUSALS = {
  damaged: NOT_READABLE,
  password: 'This file has a password. Take the password away and save it again.',
  'too large': 'This file is too large when it is unpacked. Save only the list itself as CSV.',
}

const REST_EVERY = 100

/**
 * Reads the first visible sheet of an XLSX file. Only stored values are read: a formula is not
 * calculated, a macro not run.
 */
export const readXlsx = async (bytes: Buffer): Promise<Read<Grid>> => {
  const parts = await unzip(bytes, LIMITS)
  if (!parts.ok) return refused(REFUSALS[parts.why])
  const { names, text } = parts.value
  if (!names.has('xl/workbook.xml')) {
    return refused('This file is no Excel list. Save the list as XLSX or CSV.')
  }
  if (names.has('xl/vbaProject.bin')) {
    return refused('This file has macros. Save it as "Excel Workbook (*.xlsx)", without macros.')
  }
  try {
    const sheet = await firstSheet(parts.value)
    if (sheet.has1904) {
      return refused('This file counts its days from 1904. Save the list as CSV, and choose that.')
    }
    const strings = await sharedStrings(await text('xl/sharedStrings.xml'))
    const grid: Grid = { rows: [], notes: [] }
    if (sheet.count > 1) {
      grid.notes.push(`The file has ${sheet.count} sheets. Only "${sheet.name}" is read.`)
    }
    const problem = await readSheet(grid, await text(sheet.path), strings)
    return problem ? refused(problem) : { ok: true, value: grid }
  } catch {
    return refused(NOT_READABLE)
  }
}

const firstSheet = async ({ text, names }: Unzipped) => {
  const workbook = [...xmlTags(await text('xl/workbook.xml'))].filter(({ isEnd }) => !isEnd)
  const sheets = workbook.filter(({ name }) => name === 'sheet')
  const first = sheets.find((tag) => !attribute(tag, 'state').includes('idden')) ?? sheets[0]
  const properties = workbook.find(({ name }) => name === 'workbookPr')
  const id = first ? attribute(first, 'id') : ''
  const relations = [...xmlTags(await text('xl/_rels/workbook.xml.rels'))]
  const relation = relations.find(
    (tag) => tag.name === 'Relationship' && attribute(tag, 'Id') === id,
  )
  const target = relation ? attribute(relation, 'Target') : 'worksheets/sheet1.xml'
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  if (!names.has(path)) throw new Error('There is no such sheet')
  return {
    path,
    name: first ? attribute(first, 'name') : '',
    count: sheets.length,
    has1904: properties ? /^(1|true)$/.test(attribute(properties, 'date1904')) : false,
  }
}

/** The texts that cells name by number. */
const sharedStrings = async (xml: string): Promise<string[]> => {
  const strings: string[] = []
  let current = ''
  let phonetic = false
  for (const tag of xmlTags(xml)) {
    if (tag.name === 'rPh') phonetic = !tag.isEnd
    else if (tag.name === 't' && !tag.isEnd && !phonetic) current += unescapeXml(tag.text)
    else if (tag.name === 'si' && (tag.isEnd || tag.isEmpty)) {
      strings.push(current)
      current = ''
      if (strings.length % REST_EVERY === 0) await letOthersWork()
    }
  }
  return strings
}

/** Adds the rows of a sheet. Returns why the file is refused. */
const readSheet = async (
  grid: Grid,
  xml: string,
  strings: readonly string[],
): Promise<string | null> => {
  let row: (string | undefined)[] = []
  let number = 0
  let column = 0
  let type = ''
  let seen = 0
  for (const tag of xmlTags(xml)) {
    if (tag.name === 'row' && !tag.isEnd) {
      row = []
      column = 0
      number = Number(attribute(tag, 'r')) || number + 1
    }
    if (tag.name === 'row' && (tag.isEnd || tag.isEmpty)) {
      const problem = addRow(grid, row, number)
      if (problem) return problem
      seen += 1
      if (seen % REST_EVERY === 0) await letOthersWork()
    }
    if (tag.isEnd) continue
    if (tag.name === 'c') {
      type = attribute(tag, 't')
      column = columnOf(attribute(tag, 'r')) ?? column + 1
    } else if (tag.name === 'v' || (tag.name === 't' && type === 'inlineStr')) {
      // A column far to the right must not make a long row.
      if (column > COLUMN_MAX) continue
      row[column - 1] = (row[column - 1] ?? '') + cellValue(type, unescapeXml(tag.text), strings)
    }
  }
  return null
}

/** The columns that Excel has. */
const COLUMN_MAX = 16_384

const cellValue = (type: string, text: string, strings: readonly string[]): string => {
  if (type === 's') return strings[Number(text)] ?? ''
  // The error of a formula, such as #N/A.
  if (type === 'e') return ''
  if (type === 'b') return text === '1' ? 'Yes' : 'No'
  return text
}

/** 'AB12' is column 28; null when the cell does not say where it is. */
const columnOf = (reference: string): number | null => {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (!letters) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}
