import { describe, expect, test } from 'vitest'
import { checkResumeFile } from '@/collections/Submissions/checkResumeFile'
import { receivedFile } from '@/tests/support/candidates/receivedFile'
import { docxOf, fixture, oleOf, pdfOf, SMALL_PDF_BYTES, zipOf } from '@/tests/support/files/files'

const judge = (name: string, bytes: Buffer | string) => {
  return checkResumeFile(receivedFile(name, Buffer.from(bytes)))
}

const pdf = pdfOf(SMALL_PDF_BYTES)

describe('a resume is accepted', () => {
  test.each([
    ['resume.pdf', 'pdf'],
    ['resume.doc', 'doc'],
    ['resume.docx', 'docx'],
  ])('when an office program made it: %s', async (file, extension) => {
    expect(await judge(file, fixture(file).bytes)).toEqual({ ok: true, extension, name: file })
  })

  test.each([
    ['a byte order mark', Buffer.concat([Buffer.from('efbbbf', 'hex'), pdf])],
    ['empty lines before it', Buffer.concat([Buffer.from('\r\n\r\n'), pdf])],
    ['a kilobyte of zeros after it', Buffer.concat([pdf, Buffer.alloc(1024)])],
    ['a zip behind it', Buffer.concat([pdf, zipOf([{ name: 'a.txt', content: 'a' }])])],
    ['a script in it', pdfOf(900, '/OpenAction<</S/JavaScript/JS(app.alert(1))>>')],
  ])('when it is a PDF with %s', async (_what, bytes) => {
    expect(await judge('resume.pdf', bytes)).toMatchObject({ ok: true, extension: 'pdf' })
  })

  test('whatever the case of its extension', async () => {
    expect(await judge('RESUME.PDF', pdf)).toMatchObject({ ok: true, extension: 'pdf' })
    expect(await judge('Resume.DocX', docxOf())).toMatchObject({ ok: true, extension: 'docx' })
  })

  test('when it is an old container that holds only a Word stream', async () => {
    expect(await judge('resume.doc', oleOf('WordDocument'))).toMatchObject({ ok: true })
  })
})

describe('a resume is refused', () => {
  test.each([
    ['pdf.exe', pdf],
    ['cv.pdf.php', pdf],
    ['cv.pdf.html', pdf],
    ['cv.pdf ', Buffer.from('not a pdf')],
    ['cv', pdf],
    ['pdf', pdf],
    ['', pdf],
    ['cv.rtf', '{\\rtf1 text}'],
    ['cv.odt', zipOf([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }])],
    ['cv.docm', fixture('macro.docm').bytes],
    ['cv.dotx', docxOf()],
    ['cv.txt', 'text'],
  ])('when its name is "%s"', async (name, bytes) => {
    expect(await judge(name, bytes)).toEqual({ ok: false })
  })

  test.each([
    ['an .exe as .pdf', 'cv.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)])],
    ['a web page as .pdf', 'cv.pdf', '<!DOCTYPE html><script>alert(1)</script>'],
    ['an SVG as .pdf', 'cv.pdf', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a picture as .pdf', 'cv.pdf', fixture('logo.png').bytes],
    ['a .docx as .pdf', 'cv.pdf', fixture('resume.docx').bytes],
    ['a PDF as .docx', 'cv.docx', pdf],
    ['a PDF as .doc', 'cv.doc', pdf],
    ['a .doc as .docx', 'cv.docx', fixture('resume.doc').bytes],
    ['a .docx as .doc', 'cv.doc', fixture('resume.docx').bytes],
    ['rich text as .doc', 'cv.doc', '{\\rtf1\\ansi text}'],
    ['a web page as .doc', 'cv.doc', '<html><body>text</body></html>'],
    ['an old Excel file as .doc', 'cv.doc', oleOf('Workbook')],
    ['an installer as .doc', 'cv.doc', oleOf('SummaryInformation')],
    ['only the magic bytes of a .doc', 'cv.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['an Excel file as .docx', 'cv.docx', fixture('sheet.xlsx').bytes],
    ['a plain zip as .docx', 'cv.docx', zipOf([{ name: 'word.xml', content: 'a' }])],
    ['an empty zip as .docx', 'cv.docx', zipOf([])],
    ['a .docx with macros', 'cv.docx', fixture('macro.docm').bytes],
    ['a .docx with macros in another folder', 'cv.docx', docxOf({ name: 'x/VBAProject.BIN' })],
    ['an encrypted .docx', 'cv.docx', docxOf({ name: 'word/a.xml', isEncrypted: true })],
    ['a password-protected .docx', 'cv.docx', oleOf('EncryptedPackage')],
    ['a .docx with a path that leaves its folder', 'cv.docx', docxOf({ name: '../../evil.xml' })],
    ['a .docx with an absolute path', 'cv.docx', docxOf({ name: '/etc/evil.xml' })],
    ['a .docx cut short', 'cv.docx', fixture('resume.docx').bytes.subarray(0, 3000)],
    ['a PDF cut short', 'cv.pdf', fixture('resume.pdf').bytes.subarray(0, 9000)],
    ['a %PDF- header after the first kilobyte', 'cv.pdf', Buffer.concat([Buffer.alloc(1025), pdf])],
    ['nothing', 'cv.pdf', ''],
    ['one byte', 'cv.doc', 'a'],
  ])('when it is %s', async (_what, name, bytes) => {
    expect(await judge(name, bytes)).toEqual({ ok: false })
  })

  test('when it unpacks to more than 50 MB', async () => {
    const bomb = docxOf({ name: 'word/media/a.bin', content: Buffer.alloc(53_000_000) })
    expect(bomb.length).toBeLessThan(200_000)
    expect(await judge('cv.docx', bomb)).toEqual({ ok: false })
  })

  test('when it unpacks to more than 200 times its size', async () => {
    const bomb = docxOf({ name: 'word/media/a.bin', content: Buffer.alloc(20_000_000) })
    expect(await judge('cv.docx', bomb)).toEqual({ ok: false })
  })

  test('when it has thousands of parts', async () => {
    const parts = Array.from({ length: 3000 }, (_, i) => ({ name: `word/${i}.xml` }))
    expect(await judge('cv.docx', docxOf(...parts))).toEqual({ ok: false })
  })
})

describe('a candidate’s file name is stored in a safe form', () => {
  test.each([
    ['../../etc/cv.pdf', 'cv.pdf'],
    ['C:\\Users\\asha\\cv.pdf', 'cv.pdf'],
    ['a\u0000b.pdf', 'ab.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
    ['cv\u202efdp.pdf', 'cvfdp.pdf'],
    ['आशा का बायोडाटा.pdf', 'आशा का बायोडाटा.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
    ['CON.pdf', 'CON.pdf'],
    ['.pdf', '.pdf'],
    [' cv.pdf ', 'cv.pdf'],
  ])('%o is stored as %o', async (name, kept) => {
    expect(await judge(name, pdf)).toMatchObject({ ok: true, name: kept })
  })

  test.each([
    ['300 letters', 'a'.repeat(300)],
    ['120 Hindi letters', 'क'.repeat(120)],
    ['100 emoji', '😀'.repeat(100)],
    ['200 emoji', '😀'.repeat(200)],
  ])('%s are shortened and the extension is kept', async (_what, letters) => {
    const judged = await judge(`${letters}.pdf`, pdf)
    const name = judged.ok ? judged.name : ''
    expect(name).toMatch(/^[^.]+\.pdf$/)
    expect(name.length).toBeLessThanOrEqual(120)
    expect(name.length).toBeGreaterThan(118)
    expect(Buffer.from(name).toString()).toBe(name)
  })
})
