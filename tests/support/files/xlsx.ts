import yazl from 'yazl'

/** A cell: text, a number as Excel writes it, or the XML of the cell itself. */
type Cell = string | number | { xml: string }

type Book = {
  rows: Cell[][]
  /** More parts, or others instead of those made here. */
  parts?: Record<string, string | Buffer>
  workbook?: string
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** An XLSX file with one sheet as Excel writes it: texts are shared, numbers stand in their cells. */
export const xlsx = ({ rows, parts = {}, workbook }: Book): Promise<Buffer> => {
  const strings: string[] = []
  const cellOf = (cell: Cell, at: string): string => {
    if (typeof cell === 'object') return cell.xml.replace('AT', at)
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
    if (cell === '') return ''
    return `<c r="${at}" t="s"><v>${strings.push(escapeXml(cell)) - 1}</v></c>`
  }
  const lines = rows.map((cells, row) => {
    const line = cells.map((cell, column) => cellOf(cell, `${letter(column)}${row + 1}`))
    return `<row r="${row + 1}" spans="1:9">${line.join('')}</row>`
  })
  const shared = strings.map((text) => `<si><t xml:space="preserve">${text}</t></si>`)
  return zipOf({
    'xl/workbook.xml':
      workbook ??
      `${HEAD}<workbook><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `${HEAD}<sst>${shared.join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`,
    ...parts,
  })
}

export const zipOf = async (parts: Record<string, string | Buffer>): Promise<Buffer> => {
  const zip = new yazl.ZipFile()
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const letter = (column: number): string => String.fromCharCode(65 + column)

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
