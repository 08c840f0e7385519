import { beforeAll, describe, expect, test } from 'vitest'
import { expectNotAllowed, expectNotAuthenticated } from '@/tests/support/expect'
import { fixture } from '@/tests/support/files'
import { applyForm, jobForm } from '@/tests/support/forms'
import { bearer, call, get, php, postJson } from '@/tests/support/http'
import { INVALID_CREDENTIALS, newKnown, sendInvalid } from '@/tests/support/invalidCredentials'
import { mark } from '@/tests/support/mark'
import { applicationsOf, jobOf, jobsMarked, newJob, rowsWhere } from '@/tests/support/records'
import { adminToken, editorToken, isAlive } from '@/tests/support/session'

let known: Awaited<ReturnType<typeof newKnown>>
let victim = { email: '', job_id: 0, application: 0, resume: '' }

beforeAll(async () => {
  known = await newKnown()
  const email = `${mark()}@candidate.example`
  const job_id = await newJob()
  await call(php('job_applied'), { method: 'POST', body: applyForm({ email }) })
  const [row] = await applicationsOf(email)
  const application = Number(row?.id)
  victim = { email, job_id, application, resume: String(row?.upload_resume) }
})

const send = (address: string, way: string, init?: Parameters<typeof sendInvalid>[3]) =>
  sendInvalid(known, way, address, init)

const json = (body: object) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})

describe.each(INVALID_CREDENTIALS)('a request with %s', (way) => {
  test('cannot post a job', async () => {
    const marked = mark()
    const body = await jobForm({ job_title: `Job ${marked}`, company_logo: fixture('logo.png') })
    expectNotAuthenticated(await send(php('jobpost'), way, { method: 'POST', body }))
    expect(await jobsMarked(marked)).toEqual([])
  })

  test('cannot edit a job', async () => {
    const before = await jobOf(victim.job_id)
    const body = await jobForm({ job_id: String(victim.job_id) })
    expectNotAuthenticated(await send(php('jobpost'), way, { method: 'POST', body }))
    expect(await jobOf(victim.job_id)).toEqual(before)
  })

  test('cannot change the status of a job', async () => {
    const body = json({ job_id: victim.job_id, status: 'Inactive' })
    expectNotAuthenticated(await send(php('job_status_update'), way, body))
    expect(await jobOf(victim.job_id)).toMatchObject({ is_deleted: 'No' })
  })

  test('cannot repost a job', async () => {
    const body = json({ job_id: victim.job_id })
    expectNotAuthenticated(await send(php('job_repost'), way, body))
    expect(await jobOf(victim.job_id)).toMatchObject({ is_deleted: 'No' })
  })

  test('cannot read the applicant list', async () => {
    expectNotAuthenticated(await send(php('jobapplied_list'), way))
  })

  test.each(['application', 'application_export', 'job_versions', 'overview'])(
    'cannot read %s.php',
    async (name) => {
      expectNotAuthenticated(await send(php(name), way))
    },
  )

  test('cannot change an application', async () => {
    const body = json({ id: victim.application, revision: 0, stage: 'rejected', note: 'Mine' })
    expectNotAuthenticated(await send(php('application_update'), way, body))
    const many = json({ filters: {}, expected: 1, stage: 'rejected' })
    expectNotAuthenticated(await send(php('application_update'), way, many))
    expect(await applicationsOf(victim.email)).toMatchObject([{ stage: 'new', has_note: false }])
  })

  test('cannot download a resume', async () => {
    expectNotAuthenticated(await send(`/uploads/resume/${victim.resume}`, way))
  })

  test('cannot read the profile', async () => {
    expectNotAuthenticated(await send(php('profile'), way))
  })

  test('cannot change the profile', async () => {
    const body = new FormData()
    body.append('name', 'Somebody else')
    body.append('email', known.account.email)
    body.append('avatar', new Blob([fixture('logo.png').bytes]), 'me.png')
    expectNotAuthenticated(await send(php('profile'), way, { method: 'POST', body }))
    expect(await rowsWhere('users', 'email', known.account.email)).toMatchObject([
      { name: 'Test admin', avatar: null },
    ])
  })

  test('cannot log the admin out', async () => {
    expectNotAuthenticated(await send(php('logout'), way, json({ everywhere: true })))
    expect(await isAlive(known.token)).toBe(true)
  })
})

test('a request with the valid token is accepted by the same endpoints', async () => {
  expect(await isAlive(known.token)).toBe(true)
  expect((await get(php('jobapplied_list'), known.token)).text).toContain(victim.email)
  expect((await get(`/uploads/resume/${victim.resume}`, known.token)).status).toBe(200)
})

describe('the editor’s token, which is valid for the CMS panel,', () => {
  let editor = ''

  beforeAll(async () => {
    editor = (await editorToken()).token
  })

  test.each(['jobapplied_list', 'application', 'application_export', 'profile'])(
    'is refused by %s.php',
    async (name) => {
      expectNotAllowed(await get(php(name), editor))
    },
  )

  test('cannot change an application', async () => {
    const change = { id: victim.application, revision: 0, stage: 'rejected' }
    expectNotAllowed(await postJson(php('application_update'), change, editor))
    expect(await applicationsOf(victim.email)).toMatchObject([{ stage: 'new' }])
  })

  test('cannot change a job', async () => {
    const marked = mark()
    const form = await jobForm({ job_title: `Job ${marked}` })
    expectNotAllowed(
      await call(php('jobpost'), { method: 'POST', body: form, headers: bearer(editor) }),
    )
    expectNotAllowed(
      await postJson(
        php('job_status_update'),
        { job_id: victim.job_id, status: 'Inactive' },
        editor,
      ),
    )
    expect(await jobsMarked(marked)).toEqual([])
    expect(await jobOf(victim.job_id)).toMatchObject({ is_deleted: 'No' })
  })

  test('gets only the job list of a visitor', async () => {
    const job_id = await newJob()
    await postJson(php('job_status_update'), { job_id, status: 'Inactive' }, await adminToken())
    expect((await get(php('joblist'), editor)).text).not.toContain(`"id":${job_id},`)
    expect((await get(php('job_details', `?job_id=${job_id}`), editor)).body?.job).toBeNull()
  })
})
