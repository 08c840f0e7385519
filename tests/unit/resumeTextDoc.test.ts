import { expect, test } from 'vitest'
import { readText } from '@/collections/Submissions/resume/readText'
import { fixture, oleOf } from '@/tests/support/files/files'
import { docSaying } from '@/tests/support/files/oldWord'

const UNREADABLE = { resume_read: 'unreadable', resume_text: null }

const SECTOR = 512
const HEADER = { sectorBits: 30, tableSectors: 44, directory: 48, firstTable: 76 }

const doc = () => Buffer.from(fixture('resume.doc').bytes)
const sectorAt = (number: number) => (number + 1) * SECTOR

const changed = (change: (bytes: Buffer) => void): Buffer => {
  const bytes = doc()
  change(bytes)
  return bytes
}

/** Where the stream of the document begins: its head says what the file is. */
const documentAt = (bytes: Buffer): number => {
  for (let at = SECTOR; at < bytes.length; at += SECTOR)
    if (bytes.readUInt16LE(at) === 0xa5ec) return at
  throw new Error('No document in the fixture')
}

test('the words of an old Word file are read', async () => {
  expect(await readText('doc', doc())).toEqual({
    resume_read: 'read',
    resume_text:
      'RESUME (sample for tests) Asha Sample, pipe welder Mobile +91 00000 00000, asha@example.com ' +
      '2019-2026 Welder, Placeholder Fabrication, Mumbai 2016-2019 Fitter, Specimen Works, Pune',
  })
})

test('each piece is read in its own characters, and of a link only what Word shows', async () => {
  const bytes = docSaying([
    { text: 'Résumé – TIG welder\r', isOneByte: true },
    { text: 'वेल्डर\r', isOneByte: false },
    { text: 'See \x13 HYPERLINK "http://secret.example" \x14my page\x15\r', isOneByte: true },
  ])
  expect(await readText('doc', bytes)).toEqual({
    resume_read: 'read',
    resume_text: 'Résumé – TIG welder वेल्डर See my page',
  })
})

test('of a long old Word file 20,000 characters are kept', async () => {
  const piece = { text: 'welder '.repeat(4000), isOneByte: true }
  const { resume_text } = await readText('doc', docSaying([piece, piece]))
  expect(resume_text?.length).toBeGreaterThan(19_900)
  expect(resume_text?.length).toBeLessThanOrEqual(20_000)
})

test('an old Word file without text is a picture', async () => {
  const bytes = docSaying([{ text: '\x01\r', isOneByte: true }])
  expect(await readText('doc', bytes)).toEqual({ resume_read: 'picture', resume_text: null })
})

test.each([
  ['an empty file', Buffer.alloc(0)],
  ['a PDF under another name', fixture('resume.pdf').bytes],
  ['a new Word file under another name', fixture('resume.docx').bytes],
  ['a container without a document', oleOf('WordDocument')],
  ['the first half of a file', doc().subarray(0, 4000)],
  ['the head of a file', doc().subarray(0, SECTOR)],
  [
    'an encrypted file',
    changed((bytes) => {
      const flags = documentAt(bytes) + 0x0a
      bytes.writeUInt16LE(bytes.readUInt16LE(flags) | 0x0100, flags)
    }),
  ],
  ['a document that is overwritten', changed((bytes) => bytes.fill(0xff, documentAt(bytes)))],
  [
    'a file that claims sectors of a gigabyte',
    changed((bytes) => bytes.writeUInt16LE(30, HEADER.sectorBits)),
  ],
  [
    'a file that claims a table of a terabyte',
    changed((bytes) => bytes.writeUInt32LE(0x7fffffff, HEADER.tableSectors)),
  ],
] as const)('%s is unreadable', async (_, bytes) => {
  expect(await readText('doc', bytes)).toEqual(UNREADABLE)
})

test('a file whose sectors go round in a circle ends within the limits, and the next is read', async () => {
  const circle = changed((bytes) => {
    const table = sectorAt(bytes.readUInt32LE(HEADER.firstTable))
    const first = bytes.readUInt32LE(HEADER.directory)
    const second = first + 1
    bytes.writeUInt32LE(second, table + first * 4)
    bytes.writeUInt32LE(first, table + second * 4)
  })
  expect(await readText('doc', circle)).toEqual(UNREADABLE)
  expect(await readText('doc', doc())).toMatchObject({ resume_read: 'read' })
}, 60_000)
