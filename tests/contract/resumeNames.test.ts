import { describe, expect, test } from 'vitest'
import { apply, newEmail } from '@/tests/support/candidates/apply'
import { applied, download, savedAs, sha256 } from '@/tests/support/candidates/resumes'
import { expectSuccess } from '@/tests/support/expect'
import { fileOf, fixture, pdfOf } from '@/tests/support/files/files'
import { php, rawCall, rawMultipart } from '@/tests/support/network/http'
import { applicationsOf, rowsWhere } from '@/tests/support/staff/records'

describe('a resume is stored under a random name and downloaded under the candidate’s own', () => {
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

  test.each(NAMES)('%o is downloaded as %o', async (name, saved) => {
    const row = await applied({ ...fixture('resume.pdf'), name })
    expect(row.upload_resume).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.pdf$/)
    expect(savedAs((await download(row)).headers)).toBe(saved)
  })

  test.each([
    ['300 letters', 'a'.repeat(300)],
    ['120 Hindi letters', 'क'.repeat(120)],
    ['emoji', '😀'.repeat(100)],
  ])('%s are shortened, and the file is still a PDF', async (_what, letters) => {
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

  test.each(['a.pdf\u0000.exe', 'a.exe\u0000'])('%o is refused', async (filename) => {
    const { answer, email } = await sendRaw(filename)
    expect(answer.body?.success).toBe(false)
    expect(answer.status).toBe(400)
    expect(await applicationsOf(email)).toEqual([])
  })

  test.each(['a\\"b.pdf', 'a%0d%0aSet-Cookie: x=y.pdf', 'a\tb.pdf'])(
    '%o adds no header to the download',
    async (filename) => {
      const { answer, email } = await sendRaw(filename)
      expectSuccess(answer, 'Your application was submitted successfully!')
      const [row] = await rowsWhere('applications', 'email', email)
      const saved = await download(row ?? {})
      expect(saved.headers.get('set-cookie')).toBeNull()
      expect(savedAs(saved.headers)).toMatch(/\.pdf$/)
    },
  )

  test('resumes with the same name keep their own content', async () => {
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
