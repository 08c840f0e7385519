import { describe, expect, test } from 'vitest'
import { postJob } from '@/tests/support/candidates/jobs'
import { expectRefusal, expectSuccess } from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'
import { get, php, postJson } from '@/tests/support/network/http'
import { jobOf, jobsMarked, newJob } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

const POSTED = 'Your Job Post successfully!'
const UPDATED = 'Job updated successfully!'

describe('an admin who posts a job', () => {
  test('gets its id, and the job is active with the current date', async () => {
    const marked = mark()
    const answer = await postJob({ job_title: `Welder ${marked}` })
    expectSuccess(answer, POSTED)
    expect(Object.keys(answer.body ?? {}).sort()).toEqual(['job_id', 'message', 'success'])
    const [job, ...others] = await jobsMarked(marked)
    expect(others).toEqual([])
    expect(job).toMatchObject({
      id: answer.body?.job_id,
      job_title: `Welder ${marked}`,
      company_name: 'Specimen Test Company',
      salary: 'AED 2,000',
      location_hiring: 'Dubai',
      skill_keyword: 'Welding, Fitting',
      job_education: 'ITI',
      job_description: 'First line\nSecond line',
      experience: '2 years',
      is_deleted: 'No',
      company_logo: null,
    })
  })

  test.each([undefined, ''])('with job_id %o creates a new job', async (job_id) => {
    const answer = await postJob({ job_id })
    expectSuccess(answer, POSTED)
    expect(answer.body?.job_id).toEqual(expect.any(Number))
  })

  test('with untidy skills has them stored tidily', async () => {
    const id = await newJob({ skill_keyword: ' TIG ,, tig, Pipe   fitting , ' })
    expect(await jobOf(id)).toMatchObject({ skill_keyword: 'TIG, Pipe fitting' })
  })

  test.each([
    ['markup', '<script>alert(1)</script>'],
    ['a javascript: link', 'javascript:alert(1)'],
    ['SQL', "Robert'); DROP TABLE jobs;--"],
    ['Devanagari', 'वेल्डर'],
    ['Urdu', 'ویلڈر'],
    ['emoji', 'Welder 👷🏽‍♀️'],
  ])('with %s has it stored as text', async (_what, text) => {
    const id = await newJob({ company_name: text, job_description: text })
    expect(await jobOf(id)).toMatchObject({ company_name: text, job_description: text })
  })

  test('with unknown fields has them ignored', async () => {
    const answer = await postJob({
      id: '999999',
      is_deleted: 'Yes',
      posted_at: '2001-01-01T00:00:00.000Z',
      update_at: '2001-01-01T00:00:00.000Z',
      createdAt: '2001-01-01T00:00:00.000Z',
      is_sample: 'true',
      _status: 'draft',
    })
    expectSuccess(answer, POSTED)
    expect(answer.body?.job_id).not.toBe(999999)
    const job = await jobOf(Number(answer.body?.job_id))
    expect(job.is_deleted).toBe('No')
    expect(String(job.update_at)).not.toMatch(/^2001/)
  })
})

describe('an admin who edits a job', () => {
  test('changes all its fields except the posting date and the status', async () => {
    const id = await newJob()
    const before = await jobOf(id)
    const title = `Edited ${mark()}`
    const answer = await postJob({
      job_id: String(id),
      job_title: title,
      salary: 'OMR 300',
      is_deleted: 'Yes',
      id: '1',
    })
    expectSuccess(answer, UPDATED)
    expect(answer.body?.job_id).toBe(id)
    expect(await jobOf(id)).toMatchObject({
      job_title: title,
      salary: 'OMR 300',
      is_deleted: 'No',
      update_at: before.update_at,
    })
  })

  test('that is inactive does not activate it', async () => {
    const id = await newJob()
    await postJson(php('job_status_update'), { job_id: id, status: 'Inactive' }, await adminToken())
    expectSuccess(await postJob({ job_id: String(id) }), UPDATED)
    expect(await jobOf(id)).toMatchObject({ is_deleted: 'Yes' })
  })

  test.each([
    '0',
    'abc',
    'general',
    '-1',
    '1.5',
    '1e0',
    '0x1',
    ' 1',
    '2147483647',
    '9999999999',
    'null',
    'undefined',
  ])('with the unknown job_id "%s" is refused and creates nothing', async (job_id) => {
    const marked = mark()
    expectRefusal(
      await postJob({ job_id, job_title: `Ghost ${marked}` }),
      'This job does not exist',
    )
    expect(await jobsMarked(marked)).toEqual([])
  })

  test('twice while its status changes loses no change', async () => {
    const id = await newJob()
    const title = `Parallel ${mark()}`
    const token = await adminToken()
    const answers = await Promise.all([
      postJob({ job_id: String(id), job_title: title }),
      postJson(php('job_status_update'), { job_id: id, status: 'Inactive' }, token),
      postJob({ job_id: String(id), job_title: title }),
    ])
    for (const answer of answers) expect(answer.body).toMatchObject({ success: true })
    expect(await jobOf(id)).toMatchObject({ job_title: title, is_deleted: 'Yes' })
  })
})

test('a new job is in the public list at once', async () => {
  const id = await newJob()
  const answer = await get(php('joblist'))
  expect(answer.text).toContain(`"id":${id},`)
})
