import { expect, test } from 'vitest'
import { readText } from '@/collections/Submissions/resume/readText'
import { excerpts } from '@/collections/Submissions/resumeWords'
import { blankPng, docxOf, docxSaying, fixture, pdfOf, zipOf } from '@/tests/support/files/files'
import { deflated, onePage, pdfWith, streamOf } from '@/tests/support/files/pdfs'

const UNREADABLE = { resume_read: 'unreadable', resume_text: null }
const PICTURE = { resume_read: 'picture', resume_text: null }

const pageOf = (content: string) =>
  pdfWith(onePage({ 4: streamOf('', `BT /F1 12 Tf 20 100 Td ${content} ET`) }))

const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

test('the words of a PDF are read, with a space between two lines', async () => {
  const bytes = pageOf('(Argon welder) Tj 0 -20 Td (since 2015) Tj')
  expect(await readText('pdf', bytes)).toEqual({
    resume_read: 'read',
    resume_text: 'Argon welder since 2015',
  })
})

test('the words of a Word file are read, with its accents and Hindi', async () => {
  const bytes = docxSaying(
    `${paragraph('TIG &amp; MIG')}${paragraph('वेल्डर')}<w:p><w:r><w:t>Pipe</w:t><w:tab/><w:t>fitter</w:t></w:r></w:p>`,
  )
  expect(await readText('docx', bytes)).toEqual({
    resume_read: 'read',
    resume_text: 'TIG & MIG वेल्डर Pipe fitter',
  })
})

test('a word that Word stores in two pieces is one word', async () => {
  const bytes = docxSaying('<w:p><w:r><w:t>Scaf</w:t></w:r><w:r><w:t>folder</w:t></w:r></w:p>')
  expect(await readText('docx', bytes)).toMatchObject({ resume_text: 'Scaffolder' })
})

test('what no text can hold is left out: control characters, NUL, halves of characters', async () => {
  const bytes = docxSaying(paragraph('Rig&#0;ger &#1; fore&#xad;man &#xd800; &#9999999;'))
  expect(await readText('docx', bytes)).toEqual({
    resume_read: 'read',
    resume_text: 'Rig ger foreman',
  })
})

test('of a long resume 20,000 characters are kept', async () => {
  const bytes = docxSaying(paragraph('welder '.repeat(100_000)))
  const { resume_text } = await readText('docx', bytes)
  expect(resume_text?.length).toBeGreaterThan(19_900)
  expect(resume_text?.length).toBeLessThanOrEqual(20_000)
})

test.each([
  ['a PDF without text', 'pdf', pageOf('')],
  ['a PDF with a page number only', 'pdf', pageOf('(1) Tj')],
  ['a Word file without text', 'docx', docxOf()],
  ['a Word file with a picture only', 'docx', docxSaying('<w:p><w:drawing/></w:p>')],
] as const)('%s is a picture', async (_, type, bytes) => {
  expect(await readText(type, bytes)).toEqual(PICTURE)
})

const LOCKED =
  '/Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -44/O<' +
  `${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>/ID[<${'43'.repeat(16)}><${'43'.repeat(16)}>]`

test.each([
  ['a PDF with a password', 'pdf', pdfWith(onePage(), LOCKED)],
  ['a PDF without pages', 'pdf', pdfOf(400)],
  ['a file that only says it is a PDF', 'pdf', Buffer.from('%PDF-1.4 nothing %%EOF')],
  ['an empty file', 'pdf', Buffer.alloc(0)],
  ['a picture under another name', 'docx', blankPng(10, 10)],
  ['a zip without a document', 'docx', zipOf([{ name: 'a.txt', content: 'welder' }])],
  ['half a Word file', 'docx', docxSaying(paragraph('welder')).subarray(0, 60)],
  [
    'an encrypted Word file',
    'docx',
    zipOf([{ name: 'word/document.xml', content: 'welder', isEncrypted: true }]),
  ],
  [
    'a Word file that unpacks to more than 10 MB',
    'docx',
    docxSaying(paragraph('a'.repeat(11_000_000))),
  ],
] as const)('%s is unreadable', async (_, type, bytes) => {
  expect(await readText(type, bytes)).toEqual(UNREADABLE)
})

test('a Word file that unpacks to more than it says is unreadable', async () => {
  const bytes = docxSaying(paragraph('welder '.repeat(1_000_000)))
  const claimed = bytes.lastIndexOf(Buffer.from('504b0102', 'hex'))
  bytes.writeUInt32LE(100, claimed + 24)
  expect(await readText('docx', bytes)).toEqual(UNREADABLE)
})

test('a PDF that unpacks to 400 MB ends within the limits, and the next file is read', async () => {
  const bomb = pdfWith(onePage({ 4: deflated('', Buffer.alloc(400_000_000, 0x20)) }))
  expect(await readText('pdf', bomb)).not.toMatchObject({ resume_read: 'read' })
  expect(await readText('pdf', pageOf('(Rigger) Tj'))).toMatchObject({ resume_text: 'Rigger' })
}, 60_000)

test('a hostile document of unfinished tags takes no long time', async () => {
  const bytes = docxSaying('<w:t '.repeat(1_000_000))
  expect(await readText('docx', bytes)).toEqual(PICTURE)
})

test('a Word file whose 400 KB unpack to 400 MB is unreadable', async () => {
  const content = 'a'.repeat(400_000_000)
  expect(await readText('docx', zipOf([{ name: 'word/document.xml', content }]))).toEqual(
    UNREADABLE,
  )
}, 60_000)

test('entities that a Word file declares itself are not expanded', async () => {
  const levels = Array.from(
    { length: 30 },
    (_, at) => `<!ENTITY b${at + 1} "${`&b${at};`.repeat(10)}">`,
  )
  const content = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY b0 "bomb">${levels.join('')}<!ENTITY own SYSTEM "file:///etc/passwd">]>
    <w:document>${paragraph('Welder &b30; &own;')}</w:document>`
  expect(await readText('docx', zipOf([{ name: 'word/document.xml', content }]))).toEqual({
    resume_read: 'read',
    resume_text: 'Welder &b30; &own;',
  })
})

test('a million tags within each other neither stop the reader nor hide the words', async () => {
  const content = `${'<b>'.repeat(1_000_000)}${paragraph('Rigger')}${'</b>'.repeat(1_000_000)}`
  expect(await readText('docx', docxSaying(content))).toMatchObject({ resume_text: 'Rigger' })
})

test('a real resume is read', async () => {
  const { bytes } = fixture('resume.pdf')
  expect((await readText('pdf', bytes)).resume_read).not.toBe('unreadable')
})

const TEXT = `${'Long before. '.repeat(10)}Worked as TIG/MIG welder in Doha (6G). ${'And after. '.repeat(10)}`

test.each([
  [['welder'], /^… .{0,40}Worked as TIG\/MIG welder in Doha \(6G\)\. And after\..* …$/],
  [['WELD'], /TIG\/MIG welder in Doha/],
  [['tig/mig'], /as TIG\/MIG welder/],
  [['6g'], /Doha \(6G\)/],
])('the words of a search %j are shown with words around', (typed, expected) => {
  expect(excerpts(TEXT, typed)).toMatch(expected)
})

test.each([[['elder']], [['6']], [['@']], [['.*']], [['nurse']]])(
  'nothing is shown for %j, which begins no word of the resume',
  (typed) => {
    expect(excerpts(TEXT, typed)).toBe('')
  },
)

/** A font whose list of widths is two billion numbers long, in a dozen bytes. */
const wideFont = (): Buffer => {
  const descendant =
    '/Type /Font /Subtype /CIDFontType2 /BaseFont /X /FontDescriptor << /Type /FontDescriptor /FontName /X /Flags 4 >> /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /W [0 2000000000 500]'
  const font = `/Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [<< ${descendant} >>]`
  const content = 'BT /F 12 Tf <0041> Tj ET'
  return Buffer.from(`%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Resources << /Font << /F << ${font} >> >> >> >> endobj
4 0 obj << /Length ${content.length} >> stream
${content}
endstream endobj
trailer << /Root 1 0 R >>
%%EOF`)
}

test('a PDF of 1 KB that needs all memory ends no process but its own', async () => {
  expect(await readText('pdf', wideFont())).toEqual(UNREADABLE)
  const bytes = docxSaying(paragraph('Welder'))
  expect(await readText('docx', bytes)).toMatchObject({ resume_read: 'read' })
}, 60_000)
