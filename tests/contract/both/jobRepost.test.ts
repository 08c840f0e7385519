import { describe, expect, test } from 'vitest'
import { applyForm } from '@/tests/support/candidates/forms'
import { JOB_DETAILS, postJob } from '@/tests/support/candidates/jobs'
import {
  expectNotAllowed,
  expectNotAuthenticated,
  expectRefusal,
  expectSuccess,
} from '@/tests/support/expect'
import { fixture } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { call, get, php, postForm, postJson } from '@/tests/support/network/http'
import { rowsIn } from '@/tests/support/rows'
import { applicationsOf, editInPanel, jobOf, newJob } from '@/tests/support/staff/records'
import { adminToken, editorToken } from '@/tests/support/staff/session'

describe('job_repost.php', () => {
  const repost = async (job_id: unknown) =>
    postJson(php('job_repost'), { job_id }, await adminToken())

  test('creates a copy with today’s date; the original becomes inactive and keeps its applicants', async () => {
    const id = await newJob({
      ...JOB_DETAILS,
      job_title: `Again ${mark()}`,
      company_logo: fixture('logo.png'),
      nationalities: ['IN', 'NP'],
    })
    const posted_at = '2026-01-05T08:00:00.000Z'
    await editInPanel(id, { posted_at, closing_date: '2026-01-31T12:00:00.000Z' })
    const email = `${mark()}@candidate.example`
    await editInPanel(id, { closing_date: null })
    await postForm(php('job_applied'), applyForm({ email, job_id: String(id) }))
    await editInPanel(id, { closing_date: '2026-01-31T12:00:00.000Z' })
    const before = await jobOf(id)

    const answer = await repost(id)
    expectSuccess(answer, 'Job posted again with today’s date.')
    const copyId = Number(answer.body?.job_id)
    expect(copyId).not.toBe(id)
    const copy = await jobOf(copyId)
    expect(copy).toEqual({
      ...before,
      id: copyId,
      is_deleted: 'No',
      closing_date: null,
      update_at: copy.update_at,
      changed_at: copy.changed_at,
    })
    expect(Date.parse(String(copy.update_at))).toBeGreaterThan(Date.now() - 60_000)
    expect(await jobOf(id)).toMatchObject({ is_deleted: 'Yes', update_at: posted_at })
    expect(await applicationsOf(email)).toMatchObject([{ job_id: id }])
  })

  test('keeps the logo of the copy when the original gets another one', async () => {
    const id = await newJob({ company_logo: fixture('logo.png') })
    const copy = await jobOf(Number((await repost(id)).body?.job_id))
    await postJob({ job_id: String(id), company_logo: fixture('logo.jpg') })
    expect((await call(`/uploads/company_logo/${copy.company_logo}`)).status).toBe(200)
  })

  test.each([0, -1, 999999, 'abc', '1e3', ''])('refuses the job_id %o', async (job_id) => {
    expectRefusal(await repost(job_id), 'This job does not exist')
  })

  test('jobpost.php with copy_of copies the logo of the original', async () => {
    const id = await newJob({ company_logo: fixture('logo.png') })
    const copy = await newJob({ copy_of: String(id) })
    expect((await jobOf(copy)).company_logo).toBe((await jobOf(id)).company_logo)
    expect((await jobOf(await newJob({ copy_of: 'x' }))).company_logo).toBeNull()
  })
})

describe('job_versions.php', () => {
  const versions = async (query: string) => get(php('job_versions', query), await adminToken())

  test('lists all versions of a job, newest first, with the changes of each', async () => {
    const id = await newJob({ job_title: `Versioned ${mark()}` })
    const { job_title } = await jobOf(id)
    const same = { job_id: String(id), job_title: String(job_title) }
    await postJob({ ...same, salary: 'AED 2,500', vacancies: '5' })
    await postJson(php('job_status_update'), { job_id: id, status: 'Inactive' }, await adminToken())
    const answer = await versions(`?job_id=${id}`)
    expectSuccess(answer, '')
    expect(answer.body).toMatchObject({ job_title, total: 3 })
    expect(rowsIn(answer, 'versions').map(({ changes }) => changes)).toEqual([
      [{ field: 'is_deleted', label: 'Status', before: 'Active', after: 'Inactive' }],
      [
        { field: 'salary', label: 'Monthly Salary', before: 'AED 2,000', after: 'AED 2,500' },
        { field: 'vacancies', label: 'Vacancies', before: '', after: '5' },
      ],
      null,
    ])
  })

  test.each(['', '?job_id=', '?job_id=999999', '?job_id=abc', '?job_id=1&job_id=2'])(
    'refuses "%s"',
    async (query) => {
      const answer = await versions(query)
      expectRefusal(answer, 'This job does not exist')
      expect(answer.body?.versions).toEqual([])
    },
  )
})

describe('a caller who is not an admin', () => {
  test.each(['job_versions', 'overview'])('cannot read %s.php', async (name) => {
    expectNotAuthenticated(await get(php(name, '?job_id=1')))
    const { token } = await editorToken()
    expectNotAllowed(await get(php(name, '?job_id=1'), token))
  })

  test('cannot repost a job', async () => {
    const id = await newJob()
    expectNotAuthenticated(await postJson(php('job_repost'), { job_id: id }))
    const { token } = await editorToken()
    expectNotAllowed(await postJson(php('job_repost'), { job_id: id }, token))
    expect(await jobOf(id)).toMatchObject({ is_deleted: 'No' })
  })
})
