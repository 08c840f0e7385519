import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { checkPdf } from '@/collections/Media/checkPdf'
import { REFUSED } from '@/collections/Media/refusals'
import { MEDIA_DOCUMENT_MAX_BYTES } from '@/lib/shared/limits'
import { fixture } from '../support/files/files'
import {
  deflated,
  inHex,
  onePage,
  type PdfObjects,
  packedPdf,
  pdfWith,
  streamOf,
  withAnnotation,
  withLink,
} from '../support/files/pdfs'

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
const withCatalog = (entries: string, more: PdfObjects = {}) =>
  onePage({ 1: `<</Type/Catalog/Pages 2 0 R${entries}>>`, ...more })

const outline = withCatalog('/Outlines 10 0 R/OpenAction[3 0 R/XYZ null null 0]', {
  10: '<</Type/Outlines/First 11 0 R/Last 11 0 R/Count 1>>',
  11: '<</Title(JavaScript: what it is)/Parent 10 0 R/Dest[3 0 R/Fit]>>',
})

const form = withAnnotation(
  '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(A. Kumar)/Rect[0 0 9 9]/DA(/F1 12 Tf)>>',
  { 1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[10 0 R]/DR<</Font<</F1 5 0 R>>>>>>>>' },
)

const link = withLink('<</S/URI/URI(https://example.com/a?b=\\(c\\))>>')

/** As a program adds changes to the end of a file. */
const appended = (before: Buffer, change: string): Buffer => {
  const at = before.lastIndexOf('xref\n0 ')
  const place = before.length
  const end = `trailer\n<</Size 20/Root 1 0 R/Prev ${at}>>\nstartxref\n${place + change.length}\n%%EOF\n`
  const row = `${String(place).padStart(10, '0')} 00000 n \n`
  return Buffer.concat([before, Buffer.from(`${change}xref\n1 1\n${row}${end}`)])
}

describe('a PDF for the media library', () => {
  test.each([
    ['text', onePage()],
    ['an outline', outline],
    ['a form without scripts', form],
    ['links to a web page', link],
    ['a link to a mail address', withLink('<</S/URI/URI(mailto:a@example.com)>>')],
    ['a link without a protocol', withLink('<</S/URI/URI(www.example.com:80/a)>>')],
    ['a button to the next page', withLink('<</S/Named/N/NextPage>>')],
    ['short names by chance', onePage({ 10: streamOf('', '/JS /AA /EF << /S /Named >>') })],
  ])('is accepted with %s, packed or not', async (_what, objects) => {
    expect(await checkPdf(pdfWith(objects))).toEqual({ ok: true, pages: 1 })
    expect(await checkPdf(packedPdf(objects))).toEqual({ ok: true, pages: 1 })
    const unpacked = packedPdf(objects, streamOf)
    expect(await checkPdf(unpacked)).toEqual({ ok: true, pages: 1 })
  })

  test('is accepted as a word processor wrote it, and with changes at its end', async () => {
    expect(await checkPdf(fixture('resume.pdf').bytes)).toEqual({ ok: true, pages: 1 })
    const changed = appended(pdfWith(onePage()), '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n')
    expect(await checkPdf(changed)).toEqual({ ok: true, pages: 1 })
  })

  test.each([
    ['a script when it opens', withCatalog(`/OpenAction${script}`)],
    ['a script named with codes', withCatalog('/OpenAction<</S/J#61vaScript/JS(a)>>')],
    ['a script of the document', withCatalog(`/Names<</JavaScript<</Names[(a)${script}]>>>>`)],
    ['a script on closing', withCatalog(`/AA<</WC${script}>>`)],
    ['a script of a page', onePage({ 3: `<</Type/Page/Parent 2 0 R/AA<</O${script}>>>>` })],
    [
      'a script of a field',
      withAnnotation(`<</Subtype/Widget/FT/Tx/T(a)/Rect[0 0 9 9]/AA<</K 11 0 R>>>>`, {
        1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[10 0 R]>>>>',
        11: script,
      }),
    ],
    ['a program to start', withLink('<</S/Launch/F(cmd.exe)>>')],
    ['another file to open', withLink('<</S/GoToR/F(//example.com/a.pdf)/D[0/Fit]>>')],
    ['a file inside it to open', withLink('<</S/GoToE/D[0/Fit]>>')],
    ['a form that is sent', withLink('<</S/SubmitForm/F(https://example.com)>>')],
    ['a form that reads a file', withLink('<</S/ImportData/F(a.fdf)>>')],
    ['a form of XML', withCatalog('/AcroForm<</XFA 10 0 R>>', { 10: streamOf('', '<xdp/>') })],
    ['a button that prints', withLink('<</S/Named/N/Print>>')],
    ['a file inside it', withCatalog('/Names<</EmbeddedFiles<</Names[(a)10 0 R]>>>>')],
    ['a file inside it that only an object names', onePage({ 10: '<</F(a.exe)/EF<</F 4 0 R>>>>' })],
  ])('is refused with %s, packed or not', async (_what, objects) => {
    const refused = { ok: false, message: REFUSED.pdfScripts }
    expect(await checkPdf(pdfWith(objects))).toEqual(refused)
    expect(await checkPdf(packedPdf(objects))).toEqual(refused)
    expect(await checkPdf(packedPdf(objects, deflated, ''))).toEqual(refused)
  })

  const utf16 = Buffer.from('\ufeffjavascript:a()', 'utf16le').swap16().toString('hex')
  test.each([
    ['as it is', withLink('<</S/URI/URI(javascript:a\\(\\))>>')],
    ['with codes', withLink('<</S/URI/URI(\\152ava\\\nscript:a\\(\\))>>')],
    ['in hexadecimal', withLink('<</S/URI/UR#49<6a6176617363726970743a6128 29>>>')],
    ['in two bytes a letter', withLink(`<</S/URI/URI<${utf16}>>>`)],
    ['as an object of its own', withLink('<</S/URI/URI 11 0 R>>', { 11: '(JavaScript:a\\(\\))' })],
    ['beside a harmless one', withLink('<</S/URI/URI(https://a.example)/Next<</URI(file:a)>>>>')],
    ['to a program', withLink('<</S/URI/URI(ms-settings:a)>>')],
  ])('is refused with a link that runs something, written %s', async (_what, objects) => {
    const refused = { ok: false, message: REFUSED.pdfLinks }
    expect(await checkPdf(pdfWith(objects))).toEqual(refused)
    expect(await checkPdf(packedPdf(objects))).toEqual(refused)
  })

  test('is refused with a script that its table finds inside a stream or a string', async () => {
    const inside = `10 0 obj ${script} endobj`
    for (const object of [streamOf('', inside), `(${inside})`]) {
      const bytes = pdfWith(withCatalog('/OpenAction 10 0 R', { 11: object }))
      expect(await checkPdf(bytes)).toEqual({ ok: false, message: REFUSED.pdfScripts })
    }
  })

  const lines = Buffer.alloc(MEDIA_DOCUMENT_MAX_BYTES - 500, '/ObjStm ')
  const twice = deflateSync(deflateSync(packedPdf(onePage())))
  test.each([
    ['in hexadecimal', packedPdf(withCatalog(`/OpenAction${script}`), inHex)],
    [
      'twice',
      pdfWith(
        onePage({
          10: streamOf('/Type/ObjStm/N 1/First 4/Filter[/FlateDecode/FlateDecode]', twice),
        }),
      ),
    ],
    ['by parameters', packedPdf(onePage(), deflated, '/Type/ObjStm/DecodeParms<</Predictor 12>>')],
    ['behind a name with codes', pdfWith(onePage({ 10: '<</Type/Obj#53tm>>' }))],
    [
      '10 MB of its name',
      Buffer.concat([pdfWith(onePage()), lines, Buffer.from('stream\nstartxref')]),
    ],
    [
      'to 98 MB',
      pdfWith(onePage({ 10: deflated('/Type/ObjStm/N 1/First 4', Buffer.alloc(49_000_000, ' ')) })),
    ],
    [
      'in more than 2,000 parts',
      pdfWith(
        onePage(
          Object.fromEntries(
            Array.from({ length: 2001 }, (_, i) => [
              i + 10,
              deflated('/Type/ObjStm/N 0/First 0', ' '),
            ]),
          ),
        ),
      ),
    ],
  ])('is refused when objects are packed %s', async (_what, bytes) => {
    expect(await checkPdf(bytes)).toEqual({ ok: false, message: REFUSED.pdfPacked })
  })

  test('is refused when its objects overlap so that reading them takes for ever', async () => {
    const unclosed = Buffer.alloc(4_000_000, '1 0 obj(')
    const bytes = Buffer.concat([pdfWith(onePage()), unclosed, Buffer.from('\nstartxref')])
    expect(await checkPdf(bytes)).toEqual({ ok: false, message: REFUSED.pdfDamaged })
  })

  test('is refused when it is locked, cut short, or no reader can open it', async () => {
    const locked = pdfWith(onePage(), '/Encrypt<</Filter/Standard/V 1/R 2>>')
    expect(await checkPdf(locked)).toEqual({ ok: false, message: REFUSED.pdfLocked })
    const damaged = { ok: false, message: REFUSED.pdfDamaged }
    const whole = pdfWith(onePage())
    expect(await checkPdf(whole.subarray(0, whole.length / 2))).toEqual(damaged)
    expect(await checkPdf(Buffer.from('%PDF-1.7\ntrailer<<>>\nstartxref\n9\n%%EOF'))).toEqual(
      damaged,
    )
  })

  test('leaves the site free for others while a hostile one of 10 MB is checked', async () => {
    const order: string[] = []
    const bytes = Buffer.alloc(MEDIA_DOCUMENT_MAX_BYTES, '/ObjStm ')
    bytes.write('%PDF-1.7\n')
    bytes.write('\nstream\nstartxref', bytes.length - 20)
    const check = checkPdf(bytes).then(() => order.push('check'))
    for (let i = 0; i < 3; i++) {
      await new Promise((resolve) => setImmediate(resolve))
      order.push('other')
    }
    await check
    expect(order).toEqual(['other', 'other', 'other', 'check'])
  })
})
