import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  expectFailure,
  expectFieldRefusal,
  expectNotAuthenticated,
  expectSuccess,
} from '@/tests/support/expect'
import {
  docxOf,
  fileOf,
  fixture,
  oleOf,
  pdfOf,
  SMALL_PDF_BYTES,
  type TestFile,
  zipOf,
} from '@/tests/support/files'
import { applyForm, type Overrides, registrationForm } from '@/tests/support/forms'
import {
  type Answered,
  bearer,
  call,
  fetchBytes,
  get,
  php,
  postForm,
  rawCall,
  rawMultipart,
} from '@/tests/support/http'
import { mark } from '@/tests/support/mark'
import { applicationsOf, rowsWhere } from '@/tests/support/records'
import type { Row } from '@/tests/support/rows'
import { adminToken, editorToken } from '@/tests/support/session'

const REFUSED = 'Resume must be a PDF, DOC or DOCX file'
const MAX_BYTES = 2_097_152

const newEmail = () => `${mark()}@candidate.example`

const apply = (overrides: Overrides) => postForm(php('job_applied'), applyForm(overrides))

/** An application with this resume is sent; answers its one row. */
const applied = async (resume: TestFile): Promise<Row> => {
  const email = newEmail()
  expectSuccess(await apply({ email, resume }), 'Your application was submitted successfully!')
  const [row] = await rowsWhere('applications', 'email', email)
  expect(row).toBeDefined()
  return row ?? {}
}

const download = async (row: Row) =>
  fetchBytes(`/uploads/resume/${row.upload_resume}`, { headers: bearer(await adminToken()) })

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The name under which browsers save the download (RFC 6266). */
const savedAs = (headers: Headers): string => {
  const disposition = headers.get('content-disposition') ?? ''
  expect(disposition).toMatch(
    /^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\x21-\x7e]+$/,
  )
  return decodeURIComponent(disposition.split("filename*=UTF-8''")[1] ?? '')
}

const FORMS = [
  {
    form: 'the apply form',
    tooLarge: 'Resume must be less than 2MB',
    done: 'Your application was submitted successfully!',
    slug: 'applications',
    send: (overrides: Overrides): Promise<Answered> => apply(overrides),
  },
  {
    form: 'the registration form',
    tooLarge: 'File size should not exceed 2MB',
    done: 'Form submitted successfully!',
    slug: 'registrations',
    send: async (overrides: Overrides): Promise<Answered> =>
      postForm(php('registration'), await registrationForm(overrides)),
  },
]

describe.each(FORMS)('$form', ({ tooLarge, done, slug, send }) => {
  const refused = async (resume: Overrides[string], message: string) => {
    const email = newEmail()
    expectFieldRefusal(await send({ email, resume }), 'resume', message)
    expect(await rowsWhere(slug, 'email', email)).toEqual([])
  }

  test('takes a resume of exactly 2,097,152 bytes', async () => {
    const email = newEmail()
    const resume = fileOf('full.pdf', pdfOf(MAX_BYTES))
    expect(resume.bytes).toHaveLength(MAX_BYTES)
    expectSuccess(await send({ email, resume }), done)
    const [row] = await rowsWhere(slug, 'email', email)
    expect(row?.resume_size).toBe(MAX_BYTES)
  })

  test(`refuses one byte more: "${tooLarge}"`, () =>
    refused(fileOf('full.pdf', pdfOf(MAX_BYTES + 1)), tooLarge))

  test(`refuses three megabytes: "${tooLarge}"`, () =>
    refused(fileOf('full.pdf', pdfOf(3_000_000)), tooLarge))

  test('refuses an empty file: "Resume is required"', () =>
    refused(fileOf('empty.pdf', ''), 'Resume is required'))

  test('refuses text in place of the file: "Resume is required"', () =>
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

  test.each(['file', 'upload_resume', 'Resume', 'resume[]', 'name'])(
    'refuses a file under the field "%s"',
    async (field) => {
      const email = newEmail()
      const answer = await send({ email, resume: undefined, [field]: fixture('resume.pdf') })
      expectFailure(answer, 400, 'The request could not be read.')
      expect(await rowsWhere(slug, 'email', email)).toEqual([])
    },
  )

  test.each(['resume.pdf', 'resume.doc', 'resume.docx'])(
    'takes %s as an office program made it',
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

  test('takes a resume whose type the browser does not know', async () => {
    expectSuccess(await send({ resume: { ...fixture('resume.pdf'), type: '' } }), done)
  })

  test.each([
    ['a program called .pdf', fileOf('cv.pdf', Buffer.from(`MZ${'\0'.repeat(600)}`))],
    ['a web page called .pdf', fileOf('cv.pdf', '<!DOCTYPE html><script>alert(1)</script>')],
    ['a drawing called .pdf', fileOf('cv.pdf', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a picture called .doc', fixture('logo.png', 'cv.doc')],
    ['a picture called .docx', fixture('logo.jpg', 'cv.docx')],
    ['an Excel file called .docx', fixture('sheet.xlsx', 'cv.docx')],
    ['an old Excel file called .doc', fileOf('cv.doc', oleOf('Workbook'))],
    ['rich text called .doc', fileOf('cv.doc', '{\\rtf1\\ansi text}')],
    ['a zip called .docx', fileOf('cv.docx', zipOf([{ name: 'a.txt', content: 'a' }]))],
    ['a Word file with macros', fixture('macro.docm')],
    ['a Word file with macros called .docx', fixture('macro.docm', 'cv.docx')],
    ['a Word file called .pdf', fixture('resume.docx', 'cv.pdf')],
    ['a PDF called .docx', fixture('resume.pdf', 'cv.docx')],
    ['a PDF called .exe', fixture('resume.pdf', 'cv.exe')],
    ['a PDF called .pdf.php', fixture('resume.pdf', 'cv.pdf.php')],
    ['a PDF called .pdf.html', fixture('resume.pdf', 'cv.pdf.html')],
    ['a PDF without an extension', fixture('resume.pdf', 'cv')],
    ['half a PDF', fileOf('cv.pdf', fixture('resume.pdf').bytes.subarray(0, 7000))],
    ['half a Word file', fileOf('cv.docx', fixture('resume.docx').bytes.subarray(0, 3000))],
    [
      'an encrypted Word file',
      fileOf('cv.docx', docxOf({ name: 'word/a.xml', isEncrypted: true })),
    ],
    [
      'a zip bomb',
      fileOf('cv.docx', docxOf({ name: 'word/a.bin', content: Buffer.alloc(60_000_000) })),
    ],
  ])('refuses %s', (_what, resume) => refused(resume, REFUSED))
})

describe('a resume is taken and given back byte for byte', () => {
  const pdf = pdfOf(SMALL_PDF_BYTES)

  test.each([
    ['a PDF behind a byte order mark', Buffer.concat([Buffer.from('efbbbf', 'hex'), pdf])],
    ['a PDF behind an empty line', Buffer.concat([Buffer.from('\r\n'), pdf])],
    ['a PDF with something behind it', Buffer.concat([pdf, Buffer.from('\n'.repeat(500))])],
    ['a PDF that is a zip as well', Buffer.concat([pdf, zipOf([{ name: 'a', content: 'a' }])])],
    ['a PDF with a script', pdfOf(600, '/S/JavaScript/JS(app.alert(1))<script>alert(1)</script>')],
  ])('%s', async (_what, bytes) => {
    const saved = await download(await applied(fileOf('cv.pdf', bytes)))
    expect(sha256(saved.bytes)).toBe(sha256(bytes))
  })
})

describe('a resume is stored under a random name and given back under the candidate’s own', () => {
  const pdf = fixture('resume.pdf').bytes

  const NAMES = [
    ['../../x.pdf', 'x.pdf'],
    ['..\\..\\x.pdf', 'x.pdf'],
    ['/etc/passwd.pdf', 'passwd.pdf'],
    ['CON.pdf', 'CON.pdf'],
    ['.pdf', '.pdf'],
    ['CV.PDF', 'CV.PDF'],
    ['आशा का बायोडाटा.pdf', 'आशा का बायोडाटा.pdf'],
    ['سيرة ذاتية.pdf', 'سيرة ذاتية.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
    ["it's 100% (new); v=2.pdf", "it's 100% (new); v=2.pdf"],
    ['cv\u202efdp.pdf', 'cvfdp.pdf'],
  ] as const

  test.each(NAMES)('%o is saved as %o', async (name, saved) => {
    const row = await applied({ ...fixture('resume.pdf'), name })
    expect(row.upload_resume).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.pdf$/)
    expect(savedAs((await download(row)).headers)).toBe(saved)
  })

  test.each([
    ['300 letters', 'a'.repeat(300)],
    ['120 Hindi letters', 'क'.repeat(120)],
    ['emoji', '😀'.repeat(100)],
  ])('%s are cut short, and the file is still a PDF', async (_what, letters) => {
    const row = await applied({ ...fixture('resume.pdf'), name: `${letters}.pdf` })
    const saved = await download(row)
    expect(saved.status).toBe(200)
    expect(sha256(saved.bytes)).toBe(sha256(pdf))
    expect(savedAs(saved.headers)).toMatch(/\.pdf$/)
  })

  const sendRaw = async (filename: string) => {
    const email = newEmail()
    const { headers, body } = rawMultipart([
      ...Object.entries({
        name: 'Asha',
        email,
        country_code: '91',
        mobile: '9820012345',
        position: 'Welder',
        job_id: '0',
      }).map(([name, content]) => ({ head: `name="${name}"`, content })),
      { head: `name="resume"; filename="${filename}"`, content: pdf },
    ])
    const answer = await rawCall(php('job_applied'), { method: 'POST', headers, body: [body] })
    return { answer, email }
  }

  test.each(['a.pdf\u0000.exe', 'a.exe\u0000'])('%o is no PDF', async (filename) => {
    const { answer, email } = await sendRaw(filename)
    expect(answer.body?.success).toBe(false)
    expect(answer.status).toBeLessThan(500)
    expect(await applicationsOf(email)).toEqual([])
  })

  test.each(['a\\"b.pdf', 'a%0d%0aSet-Cookie: x=y.pdf', 'a\tb.pdf'])(
    '%o brings no header of its own along',
    async (filename) => {
      const { answer, email } = await sendRaw(filename)
      expectSuccess(answer, 'Your application was submitted successfully!')
      const [row] = await rowsWhere('applications', 'email', email)
      const saved = await download(row ?? {})
      expect(saved.headers.get('set-cookie')).toBeNull()
      expect(savedAs(saved.headers)).toMatch(/\.pdf$/)
    },
  )

  test('two candidates whose files have the same name keep their own', async () => {
    const sent = Array.from({ length: 12 }, (_, i) => ({
      email: newEmail(),
      resume: fileOf('My CV.pdf', pdfOf(1000 + i, `of candidate ${i}`)),
    }))
    const answers = await Promise.all(sent.map(apply))
    for (const answer of answers) {
      expectSuccess(answer, 'Your application was submitted successfully!')
    }
    expect(new Set(answers.map((answer) => answer.body?.reference)).size).toBe(12)
    for (const { email, resume } of sent) {
      const [row, ...others] = await applicationsOf(email)
      expect(others).toEqual([])
      const saved = await download(row ?? {})
      expect(sha256(saved.bytes)).toBe(sha256(resume.bytes))
    }
  })
})

describe('a resume can be fetched', () => {
  let file = ''
  let path = ''

  beforeAll(async () => {
    const row = await applied(fixture('resume.pdf'))
    file = String(row.upload_resume)
    path = `/uploads/resume/${file}`
  })

  test('by the admin, to be saved and never shown or kept', async () => {
    const saved = await fetchBytes(path, { headers: bearer(await adminToken()) })
    expect(saved.status).toBe(200)
    expect(Object.fromEntries(saved.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-robots-tag': 'noindex',
    })
  })

  test('by the admin’s own browser, signed in to the panel', async () => {
    const headers = { Cookie: `payload-token=${await adminToken()}` }
    const own = await rawCall(path, { headers: { ...headers, 'Sec-Fetch-Site': 'same-origin' } })
    expect(own.status).toBe(200)
  })

  test.each([
    ['with a foreign origin', { Origin: 'https://evil.example' }],
    ['with no origin that can be told', { Origin: 'null' }],
    ['from another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['with nothing that says where from', {}],
  ] satisfies [string, object][])(
    'not by a page of another site in the admin’s browser: %s',
    async (_how, from) => {
      const headers: Record<string, string> = from
      const answer = await rawCall(path, {
        headers: { Cookie: `payload-token=${await adminToken()}`, ...headers },
      })
      expectNotAuthenticated(answer)
    },
  )

  test('not by a visitor who knows its name', async () => {
    expectNotAuthenticated(await get(path))
    expectNotAuthenticated(await get(`${path}?token=${await adminToken()}`))
  })

  test('not by an editor', async () => {
    const { token } = await editorToken()
    const answer = await get(path, token)
    expect(answer.status).toBe(403)
    expect(answer.text).not.toContain('%PDF')
  })

  test('not by any other path', async () => {
    for (const other of [
      `/_next/image?url=${encodeURIComponent(path)}&w=640&q=75`,
      `/uploads/company_logo/${file}`,
      `/uploads/avatar/${file}`,
      `/uploads/company_logo/..%2fresume%2f${file}`,
      `/resume/${file}`,
      `/public${path}`,
      `/api/resumes/file/${file}`,
      `/api/applications/file/${file}`,
      `/data${path}`,
      `/.next${path}`,
      `/_next/static/${file}`,
      `//uploads/resume//${file}`,
    ]) {
      const answer = await rawCall(other, { headers: bearer(await adminToken()) })
      expect(answer.status, other).not.toBe(200)
      expect(answer.text, other).not.toContain('%PDF')
    }
  })

  test('not through the picture service by a visitor', async () => {
    const answer = await call(`/_next/image?url=${encodeURIComponent(path)}&w=640&q=75`)
    expect(answer.status).toBe(400)
  })
})

test('a resume goes with its application', async () => {
  const row = await applied(fixture('resume.pdf'))
  expect((await download(row)).status).toBe(200)
  const deleted = await call(`/api/applications/${row.id}`, {
    method: 'DELETE',
    headers: bearer(await adminToken()),
  })
  expect(deleted.status).toBe(200)
  const again = await get(`/uploads/resume/${row.upload_resume}`, await adminToken())
  expectFailure(again, 404, 'This file does not exist.')
})
