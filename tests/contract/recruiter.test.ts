import { beforeAll, describe, expect, test } from 'vitest'
import { applyForm, jobForm } from '@/tests/support/candidates/forms'
import {
  expectFailure,
  expectNotAllowed,
  expectNotAuthenticated,
  expectRefusal,
  expectSuccess,
} from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'
import { bearer, call, get, php, postForm, postJson } from '@/tests/support/network/http'
import { patch, twoAdmins } from '@/tests/support/staff/accounts'
import { applicationsOf, jobsMarked, newJob } from '@/tests/support/staff/records'
import {
  type Account,
  adminToken,
  editorToken,
  isAlive,
  logIn,
  newAccount,
} from '@/tests/support/staff/session'

let recruiter: Account
let token = ''
let application = { id: 0, revision: 0, file: '', job_id: 0 }

beforeAll(async () => {
  recruiter = await newAccount('recruiter')
  token = await logIn(recruiter)
  const email = `${mark()}@candidate.example`
  const job_id = await newJob()
  const form = applyForm({ email, job_id: String(job_id) })
  await call(php('job_applied'), { method: 'POST', body: form })
  const [row] = await applicationsOf(email)
  application = {
    id: Number(row?.id),
    revision: Number(row?.revision),
    file: String(row?.upload_resume),
    job_id,
  }
})

describe('a recruiter', () => {
  test('opens an application, moves it and reads its resume', async () => {
    const { id, revision, file } = application
    expect((await get(php('application', `?id=${id}`), token)).body).toMatchObject({
      success: true,
    })
    const change = { id, revision, stage: 'contacted' }
    const moved = await postJson(php('application_update'), change, token)
    expect(moved.body).toMatchObject({ success: true, application: { stage: 'contacted' } })
    expect((await get(`/uploads/resume/${file}`, token)).status).toBe(200)
  })

  test('posts a job, and sees jobs that visitors and editors do not', async () => {
    const marked = mark()
    const form = await jobForm({ job_title: `Job ${marked}` })
    expect((await postForm(php('jobpost'), form, token)).body).toMatchObject({ success: true })
    const [job] = await jobsMarked(marked)
    const job_id = Number(job?.id)
    const closed = { job_id, status: 'Inactive' }
    expect((await postJson(php('job_status_update'), closed, token)).body).toMatchObject({
      success: true,
    })
    const details = php('job_details', `?job_id=${job_id}`)
    expect((await get(details, token)).body?.job).toMatchObject({ id: job_id })
    const { token: editor } = await editorToken()
    for (const stranger of [undefined, editor]) {
      expect((await get(details, stranger)).body?.job).toBeNull()
      expect((await get(php('joblist'), stranger)).text).not.toContain(`"id":${job_id},`)
    }
  })

  test('reads lists page by page only', async () => {
    const wanted = 'Please ask for one page of the list. Only admins read whole lists.'
    for (const name of ['jobapplied_list', 'registration_list']) {
      expectRefusal(await get(php(name), token), wanted)
      expect((await get(php(name, '?page=1'), token)).body).toMatchObject({ success: true })
    }
  })

  test('exports a filtered list, never a whole one', async () => {
    const name = 'application_export'
    expectRefusal(
      await get(php(name), token),
      'Please narrow the list with a filter first. Only admins export whole lists.',
    )
    const filtered = await get(php(name, `?job=${application.job_id}`), token)
    expect(filtered.headers.get('content-type')).toContain('text/csv')
    // Sorting is no filter.
    expect((await get(php(name, '?sort=oldest'), token)).body).toMatchObject({ success: false })
  })

  test('cannot get another role, nor change a colleague', async () => {
    const { password } = recruiter
    const data = { role: 'admin', current_password: password }
    await patch(`/api/users/${recruiter.id}`, token, data)
    expect((await get(php('profile'), token)).body?.profile).toMatchObject({ role: 'recruiter' })
    const other = await newAccount('recruiter')
    expect((await patch(`/api/users/${other.id}`, token, { name: 'Mine' })).status).toBe(403)
  })

  test('sees no money until an admin allows it, and cannot allow it to itself', async () => {
    const { password } = recruiter
    const data = { sees_money: true, current_password: password }
    await patch(`/api/users/${recruiter.id}`, token, data)
    expectNotAllowed(
      await postJson(php('accounts'), { action: 'money', id: recruiter.id, ...data }, token),
    )
    const own = async () => (await get(php('profile'), token)).body?.profile
    expect(await own()).toMatchObject({ role: 'recruiter', sees_money: false })
    const allow = { action: 'money', id: recruiter.id, sees_money: true }
    expectSuccess(
      await postJson(php('accounts'), allow, await adminToken()),
      'The recruiter sees and enters money from now on.',
    )
    expect(await own()).toMatchObject({ sees_money: true })
  })

  test('sees nothing of the CMS panel', async () => {
    const signedIn = await postJson('/api/users/login', recruiter)
    const Cookie = `payload-token=${signedIn.body?.token}`
    for (const path of ['/admin', '/admin/collections/applications', '/admin/collections/users']) {
      // As a browser says when an address is typed: Payload accepts its cookie only with it.
      const typed = { Cookie, 'Sec-Fetch-Site': 'none' }
      const { status, headers, text } = await call(path, { headers: typed })
      expect(`${status} ${headers.get('location')} ${text}`).toMatch(/unauthorized/i)
      expect(text).not.toContain('Content desk')
    }
  })
})

test('an editor cannot read resumes', async () => {
  const { token: editor } = await editorToken()
  const sentence = 'Your account may not do this. Please ask an admin.'
  expectFailure(await get(`/uploads/resume/${application.file}`, editor), 403, sentence)
})

describe('a change of who sees money', () => {
  test('needs the password of the admin who changes it, and ends no session', async () => {
    const { own, token: by } = await twoAdmins()
    const other = await newAccount('recruiter')
    const theirs = await logIn(other)
    const change = { sees_money: true }
    expect((await patch(`/api/users/${other.id}`, by, change)).status).toBe(400)
    expect((await patch(`/api/users?where[id][equals]=${other.id}`, by, change)).status).toBe(400)
    const wrong = { ...change, current_password: 'not the password' }
    expect((await patch(`/api/users/${other.id}`, by, wrong)).status).toBe(400)
    const profile = async () => (await get(php('profile'), theirs)).body?.profile
    expect(await profile()).toMatchObject({ sees_money: false })
    const right = { ...change, current_password: own.password }
    expect((await patch(`/api/users/${other.id}`, by, right)).status).toBe(200)
    expect(await profile()).toMatchObject({ sees_money: true })
    // Words instead of the value, which Payload would understand, are a change too.
    expect((await patch(`/api/users/${other.id}`, by, { sees_money: 'false' })).status).toBe(400)
    const same = { ...change, name: 'Renamed' }
    expect((await patch(`/api/users/${other.id}`, by, same)).status).toBe(200)
    expect(await profile()).toMatchObject({ name: 'Renamed', sees_money: true })
  })
})

describe('a change of a role', () => {
  test('needs the password of the admin who changes it', async () => {
    const { own, other, token: by } = await twoAdmins()
    const change = { role: 'recruiter' }
    expect((await patch(`/api/users/${other.id}`, by, change)).status).toBe(400)
    expect((await patch(`/api/users?where[id][equals]=${other.id}`, by, change)).status).toBe(400)
    const wrong = { ...change, current_password: 'not the password' }
    expect((await patch(`/api/users/${other.id}`, by, wrong)).status).toBe(400)
    const right = { ...change, current_password: own.password }
    expect((await patch(`/api/users/${other.id}`, by, right)).status).toBe(200)
  })

  test('ends the sessions of the account at once', async () => {
    const { own, other, token: by, otherToken } = await twoAdmins()
    expect(await isAlive(otherToken)).toBe(true)
    const data = { role: 'recruiter', current_password: own.password }
    expect((await patch(`/api/users/${other.id}`, by, data)).status).toBe(200)
    expectNotAuthenticated(await get(php('profile'), otherToken))
    expect((await get(php('profile'), await logIn(other))).body?.profile).toMatchObject({
      role: 'recruiter',
    })
  })

  test('to the same role ends none', async () => {
    const { own, token: by } = await twoAdmins()
    expect((await patch(`/api/users/${own.id}`, by, { role: 'admin', name: 'Same' })).status).toBe(
      200,
    )
    expect(await isAlive(by)).toBe(true)
  })
})

test('the sessions of a deleted account end at once', async () => {
  const { other, otherToken } = await twoAdmins()
  const headers = bearer(await adminToken())
  await call(`/api/users/${other.id}`, { method: 'DELETE', headers })
  expectNotAuthenticated(await get(php('profile'), otherToken))
})
