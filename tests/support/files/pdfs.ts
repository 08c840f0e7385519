import { deflateSync } from 'node:zlib'

/** The objects of a PDF by number, each as it is written; a stream as a Buffer after its dictionary. */
export type PdfObjects = Record<number, string | Buffer>

const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'

/** A document with one page of text; `more` replaces objects or adds some, from number 10 on. */
export const onePage = (more: PdfObjects = {}): PdfObjects => ({
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
  4: streamOf('', 'BT /F1 12 Tf 20 100 Td (Papers \\(list\\)) Tj ET'),
  5: FONT,
  ...more,
})

/** A PDF of one page that says this, without parentheses. Small: pdf.js drops what is beside a page. */
export const pdfSaying = (text: string): Buffer =>
  pdfWith(onePage({ 4: streamOf('', `BT /F1 3 Tf 20 100 Td (${text}) Tj ET`) }))

/** The page with one annotation, and what belongs to it. */
export const withAnnotation = (annotation: string, more: PdfObjects = {}): PdfObjects =>
  onePage({
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[10 0 R]>>',
    10: annotation,
    ...more,
  })

/** A link whose action is this dictionary, or a reference to one. */
export const withLink = (action: string, more: PdfObjects = {}): PdfObjects =>
  withAnnotation(`<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A ${action}>>`, more)

/** A stream as it is written in a file. */
export const streamOf = (entries: string, content: string | Buffer): Buffer => {
  const bytes = Buffer.from(content)
  const head = `<<${entries}/Length ${bytes.length}>>\nstream\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')])
}

export const deflated = (entries: string, content: string | Buffer): Buffer =>
  streamOf(`/Filter/FlateDecode${entries}`, deflateSync(Buffer.from(content)))

/** A file with a table of its objects, as PDF 1.4 has it. */
export const pdfWith = (objects: PdfObjects, trailer = ''): Buffer => {
  const { bytes, places } = written(objects)
  const size = Math.max(...places.keys()) + 1
  const lines = Array.from({ length: size - 1 }, (_, i) => {
    const place = places.get(i + 1)
    return place === undefined ? '0000000000 65535 f \n' : `${padded(place)} 00000 n \n`
  })
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${lines.join('')}`
  const end = `trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${bytes.length}\n%%EOF\n`
  return Buffer.concat([bytes, Buffer.from(table + end)])
}

/** Packs the contents of an object stream into the stream that is written. */
export type Packing = (entries: string, content: string) => Buffer

/** A file whose objects are packed in an object stream, with a packed table, as PDF 1.5 has it. */
export const packedPdf = (
  objects: PdfObjects,
  pack: Packing = deflated,
  type = '/Type/ObjStm',
): Buffer => {
  const all = Object.entries(objects)
  const inside = all.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const last = Math.max(...all.map(([number]) => Number(number)))
  const content = objectStream(inside)
  const outside = Object.fromEntries(all.filter(([, object]) => typeof object !== 'string'))
  const stream = pack(`${type}/N ${inside.length}/First ${content.first}`, content.text)
  const { bytes, places } = written({ ...outside, [last + 1]: stream })
  const rows = Array.from({ length: last + 3 }, (_, number) => {
    const index = inside.findIndex(([packed]) => Number(packed) === number)
    if (index >= 0) return row(2, last + 1, index)
    const place = number === last + 2 ? bytes.length : places.get(number)
    return place === undefined ? row(0, 0, 255) : row(1, place, 0)
  })
  const table = deflated(`/Type/XRef/Size ${last + 3}/W[1 4 2]/Root 1 0 R`, Buffer.concat(rows))
  const head = Buffer.from(`${last + 2} 0 obj\n`)
  return Buffer.concat([
    bytes,
    head,
    table,
    Buffer.from(`\nendobj\nstartxref\n${bytes.length}\n%%EOF`),
  ])
}

/** Object streams in hexadecimal, which readers unpack like any other. */
export const inHex: Packing = (entries, content) =>
  streamOf(`/Filter/ASCIIHexDecode${entries}`, `${Buffer.from(content).toString('hex')}>`)

const objectStream = (objects: [string, string][]): { first: number; text: string } => {
  let at = 0
  const pairs = objects.map(([number, object]) => {
    const pair = `${number} ${at}`
    at += object.length + 1
    return pair
  })
  const head = `${pairs.join(' ')} `
  return { first: head.length, text: head + objects.map(([, object]) => `${object} `).join('') }
}

const written = (objects: PdfObjects): { bytes: Buffer; places: Map<number, number> } => {
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const places = new Map<number, number>()
  let length = parts[0]?.length ?? 0
  for (const [number, object] of Object.entries(objects)) {
    const part = Buffer.concat([
      Buffer.from(`${number} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ])
    places.set(Number(number), length)
    parts.push(part)
    length += part.length
  }
  return { bytes: Buffer.concat(parts), places }
}

const row = (type: number, place: number, index: number): Buffer => {
  const bytes = Buffer.alloc(7)
  bytes.writeUInt8(type, 0)
  bytes.writeUInt32BE(place, 1)
  bytes.writeUInt16BE(index, 5)
  return bytes
}

const padded = (place: number): string => String(place).padStart(10, '0')
