import { describe, expect, test } from 'vitest'
import { apply, newEmail } from '@/tests/support/candidates/apply'
import { type Overrides, registrationForm } from '@/tests/support/candidates/forms'
import { applied, download, savedAs, sha256 } from '@/tests/support/candidates/resumes'
import { expectFailure, expectFieldRefusal, expectSuccess } from '@/tests/support/expect'
import { docxOf, fileOf, fixture, pdfOf, SMALL_PDF_BYTES, zipOf } from '@/tests/support/files/files'
import { type Answered, php, postForm } from '@/tests/support/network/http'
import { rowsWhere } from '@/tests/support/staff/records'

const REFUSED = 'Resume must be a PDF, DOC or DOCX file'
const MAX_BYTES = 2_097_152

const FORMS = [
  [
    'the apply form',
    {
      tooLarge: 'Resume must be less than 2MB',
      done: 'Your application was submitted successfully!',
      slug: 'applications',
      send: (overrides: Overrides): Promise<Answered> => apply(overrides),
    },
  ],
  [
    'the registration form',
    {
      tooLarge: 'File size should not exceed 2MB',
      done: 'Form submitted successfully!',
      slug: 'registrations',
      send: async (overrides: Overrides): Promise<Answered> =>
        postForm(php('registration'), await registrationForm(overrides)),
    },
  ],
] as const

describe.each(FORMS)('%s', (_form, { tooLarge, done, slug, send }) => {
  const refused = async (resume: Overrides[string], message: string) => {
    const email = newEmail()
    expectFieldRefusal(await send({ email, resume }), 'resume', message)
    expect(await rowsWhere(slug, 'email', email)).toEqual([])
  }

  test('accepts a resume of exactly 2,097,152 bytes', async () => {
    const email = newEmail()
    const resume = fileOf('full.pdf', pdfOf(MAX_BYTES))
    expect(resume.bytes).toHaveLength(MAX_BYTES)
    expectSuccess(await send({ email, resume }), done)
    const [row] = await rowsWhere(slug, 'email', email)
    expect(row?.resume_size).toBe(MAX_BYTES)
  })

  test(`refuses one byte more: "${tooLarge}"`, () =>
    refused(fileOf('full.pdf', pdfOf(MAX_BYTES + 1)), tooLarge))

  test('refuses an empty file: "Resume is required"', () =>
    refused(fileOf('empty.pdf', ''), 'Resume is required'))

  test('refuses text instead of a file: "Resume is required"', () =>
    refused('resume.pdf', 'Resume is required'))

  test('refuses two files', async () => {
    const email = newEmail()
    const answer = await send({
      email,
      resume: [fixture('resume.pdf'), fixture('resume.docx')],
    })
    expectFailure(answer, 400, 'The request could not be read.')
    expect(await rowsWhere(slug, 'email', email)).toEqual([])
  })

  test.each(['upload_resume', 'resume[]'])('refuses a file in the field "%s"', async (field) => {
    const email = newEmail()
    const answer = await send({ email, resume: undefined, [field]: fixture('resume.pdf') })
    expectFailure(answer, 400, 'The request could not be read.')
    expect(await rowsWhere(slug, 'email', email)).toEqual([])
  })

  test.each(['resume.pdf', 'resume.doc', 'resume.docx'])(
    'accepts %s as an office program made it',
    async (file) => {
      const email = newEmail()
      expectSuccess(await send({ email, resume: fixture(file) }), done)
      const [row] = await rowsWhere(slug, 'email', email)
      const saved = await download(row ?? {})
      expect(saved.status).toBe(200)
      expect(sha256(saved.bytes)).toBe(sha256(fixture(file).bytes))
      expect(savedAs(saved.headers)).toBe(file)
    },
  )

  test('accepts a resume whose type the browser does not know', async () => {
    expectSuccess(await send({ resume: { ...fixture('resume.pdf'), type: '' } }), done)
  })

  // What else is no resume: unit/judgeResume.
  test.each([
    ['a program named .pdf', fileOf('cv.pdf', Buffer.from(`MZ${'\0'.repeat(600)}`))],
    ['a Word file with macros', fixture('macro.docm')],
    [
      'a zip bomb',
      fileOf('cv.docx', docxOf({ name: 'word/a.bin', content: Buffer.alloc(60_000_000) })),
    ],
  ])('refuses %s', (_what, resume) => refused(resume, REFUSED))
})

describe('a resume is stored and returned byte for byte', () => {
  const pdf = pdfOf(SMALL_PDF_BYTES)

  test.each([
    ['a PDF after a byte order mark', Buffer.concat([Buffer.from('efbbbf', 'hex'), pdf])],
    ['a PDF after an empty line', Buffer.concat([Buffer.from('\r\n'), pdf])],
    ['a PDF with trailing data', Buffer.concat([pdf, Buffer.from('\n'.repeat(500))])],
    ['a PDF that is also a zip', Buffer.concat([pdf, zipOf([{ name: 'a', content: 'a' }])])],
    ['a PDF with a script', pdfOf(600, '/S/JavaScript/JS(app.alert(1))<script>alert(1)</script>')],
  ])('%s', async (_what, bytes) => {
    const saved = await download(await applied(fileOf('cv.pdf', bytes)))
    expect(sha256(saved.bytes)).toBe(sha256(bytes))
  })
})
