import { describe, expect, test } from 'vitest'
import { applyForm } from '@/tests/support/candidates/forms'
import { expectSuccess } from '@/tests/support/expect'
import { fileOf, pdfOf, SMALL_PDF_BYTES } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { bearer, call, get, php, postForm } from '@/tests/support/network/http'
import { type Row, rowsIn } from '@/tests/support/rows'
import { applicationsOf, newJob } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

const APPLICATION_KEYS = [
  'consent_at',
  'country_code',
  'created_at',
  'email',
  'has_note',
  'id',
  'is_sample',
  'is_starred',
  'job_id',
  'job_title',
  'keep_consent',
  'mobile',
  'name',
  'phone_e164',
  'phone_valid',
  'position',
  'reference',
  'resume_name',
  'resume_size',
  'resume_type',
  'revision',
  'seen',
  'source',
  'stage',
  'upload_resume',
  'whatsapp_consent',
]

const list = async (query = ''): Promise<{ jobs: Row[]; total: unknown; text: string }> => {
  const answer = await get(php('jobapplied_list', query), await adminToken())
  expectSuccess(answer, '')
  return { jobs: rowsIn(answer, 'jobs'), total: answer.body?.total, text: answer.text }
}

const apply = async (overrides: Record<string, string>) => {
  const resume = fileOf('cv.pdf', pdfOf(SMALL_PDF_BYTES, mark()))
  const answer = await postForm(php('job_applied'), applyForm({ resume, ...overrides }))
  expectSuccess(answer, 'Your application was submitted successfully!')
  return String(answer.body?.reference)
}

describe('the applicant list', () => {
  test('has the fields of the contract and nothing internal', async () => {
    const email = `${mark()}@candidate.example`
    await apply({ email })
    const { jobs, total, text } = await list()
    expect(total).toBeUndefined()
    for (const row of jobs) expect(Object.keys(row).sort()).toEqual(APPLICATION_KEYS)
    expect(jobs.some((row) => row.email === email)).toBe(true)
    expect(text).not.toMatch(/dedupe_key|quarantined_at|legal_hold|updatedAt|salt|hash/)
  })

  test('is sorted newest first', async () => {
    const email = `${mark()}@candidate.example`
    const references = [await apply({ email }), await apply({ email }), await apply({ email })]
    const rows = await applicationsOf(email)
    expect(rows.map((row) => row.reference)).toEqual(references.toReversed())
  })

  test('has pages of five, with the total, and lists nobody twice', async () => {
    const name = `Paged ${mark()}`
    for (let i = 0; i < 6; i++) await apply({ name })
    const query = encodeURIComponent(name)
    const first = await list(`?q=${query}&page=1`)
    const second = await list(`?q=${query}&page=2`)
    expect(first.total).toBe(6)
    expect(first.jobs).toHaveLength(5)
    expect(second.jobs).toHaveLength(1)
    const ids = [...first.jobs, ...second.jobs].map((row) => row.id)
    expect(new Set(ids).size).toBe(6)
    expect((await list(`?q=${query}&page=3`)).jobs).toEqual([])
  })

  test.each([
    '?limit=0',
    '?limit=-1',
    '?page=-1',
    '?page=abc',
    '?limit=1e9&page=1e9',
    '?limit=101',
  ])('answers %s with at most a hundred rows', async (query) => {
    const { jobs, total } = await list(query)
    expect(jobs.length).toBeLessThanOrEqual(100)
    expect(total).toEqual(expect.any(Number))
  })

  test('is searched by name, by e-mail, and by parts of the phone number as people write it', async () => {
    const name = `आशा ${mark()}`
    const email = `${mark()}@candidate.example`
    const mobile = `98${String(Date.now()).slice(-8)}`
    const reference = await apply({ name, email, mobile })
    const spoken = `${mobile.slice(0, 5)} ${mobile.slice(5)}`
    for (const q of [name, email, email.toUpperCase(), mobile, spoken, `+91 ${spoken}`]) {
      const { jobs } = await list(`?q=${encodeURIComponent(q)}`)
      expect(
        jobs.map((row) => row.reference),
        q,
      ).toContain(reference)
    }
    const { jobs } = await list(`?q=${mark()}`)
    expect(jobs).toEqual([])
  })

  test.each(["' OR '1'='1", '"', '\\', '{"$ne":1}', 'a\u0000b', ')('])(
    'searches %o literally',
    async (q) => {
      await apply({ name: 'Plain name' })
      const { jobs } = await list(`?q=${encodeURIComponent(q)}&limit=100`)
      expect(jobs.map((row) => row.name)).not.toContain('Plain name')
    },
  )

  test('keeps an application after its job was deleted, with job_id 0 and no title', async () => {
    const email = `${mark()}@candidate.example`
    const id = await newJob()
    await apply({ email, job_id: String(id) })
    const deleted = await call(`/api/jobs/${id}`, {
      method: 'DELETE',
      headers: bearer(await adminToken()),
    })
    expect(deleted.status).toBe(200)
    expect(await applicationsOf(email)).toMatchObject([{ job_id: 0, job_title: null }])
  })

  test('names the job of an applicant even when the job is inactive', async () => {
    const email = `${mark()}@candidate.example`
    const title = `Job ${mark()}`
    const id = await newJob({ job_title: title })
    await apply({ email, job_id: String(id) })
    await call(php('job_status_update'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...bearer(await adminToken()) },
      body: JSON.stringify({ job_id: id, status: 'Inactive' }),
    })
    expect(await applicationsOf(email)).toMatchObject([{ job_id: id, job_title: title }])
  })
})
