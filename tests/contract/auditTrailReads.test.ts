import { beforeAll, describe, expect, test } from 'vitest'
import { newApplicant } from '@/tests/support/candidates/applicants'
import { applyForm } from '@/tests/support/candidates/forms'
import { registered } from '@/tests/support/candidates/registrations'
import { mark } from '@/tests/support/mark'
import { bearer, call, get, php, postForm } from '@/tests/support/network/http'
import { rowsIn } from '@/tests/support/rows'
import { auditTrail, newEnquiry, reader, summed } from '@/tests/support/staff/auditTrail'
import { editorToken } from '@/tests/support/staff/session'

/** The audit trail records every read of personal data by account and row, on every path. */

const email = `${mark()}@candidate.example`

beforeAll(async () => {
  await newApplicant({ email })
  await postForm(php('job_applied'), applyForm({ email, name: 'Second' }))
  await registered()
  await newEnquiry()
})

const PERSONAL = ['applications', 'registrations', 'enquiries', 'mails']

describe('the audit trail of reads over REST', () => {
  test.each(PERSONAL)('records a read of the whole table of %s', async (subject) => {
    const { token, lines } = await reader()
    const rows = rowsIn(await get(`/api/${subject}?limit=250&depth=0`, token), 'docs')
    expect(rows.length).toBeGreaterThan(0)
    const found = await lines({ subject })
    expect(found).toMatchObject([{ action: 'list', count: rows.length, subject_id: null }])
  })

  test.each(PERSONAL)('records a read of one row of %s by its id', async (subject) => {
    const { token, lines } = await reader()
    const [row] = rowsIn(await get(`/api/${subject}?limit=1&depth=0`, token), 'docs')
    expect((await get(`/api/${subject}/${row?.id}?depth=0`, token)).status).toBe(200)
    expect(await lines({ action: 'view', subject })).toMatchObject([{ subject_id: row?.id }])
  })

  test('sums up what one account reads of one table within a minute', async () => {
    const { token, lines } = await reader()
    const read = () => get(`/api/applications?limit=2&depth=0&where[email][equals]=${email}`, token)
    await Promise.all(Array.from({ length: 20 }, read))
    const found = summed(await lines({ action: 'list', subject: 'applications' }))
    expect(found).toEqual({ count: 40, isOnePerMinute: true })
  })

  test('has no second line for a row that is read again within the minute', async () => {
    const { token, lines } = await reader()
    const [row] = rowsIn(await get('/api/registrations?limit=1', token), 'docs')
    for (let i = 0; i < 5; i++) await get(`/api/registrations/${row?.id}`, token)
    expect(summed(await lines({ action: 'view' }))).toMatchObject({ isOnePerMinute: true })
  })

  test('records a read by POST', async () => {
    const { token, lines } = await reader()
    await call('/api/applications', {
      method: 'POST',
      headers: {
        ...bearer(token),
        'X-Payload-HTTP-Method-Override': 'GET',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'limit=250',
    })
    expect(await lines({ subject: 'applications' })).toMatchObject([{ action: 'list' }])
  })

  test('records applicants that are included in their mails', async () => {
    const { token, lines } = await reader()
    const answer = await get(`/api/mails?depth=1&limit=250&where[to][equals]=${email}`, token)
    expect(answer.text).toContain('"upload_resume"')
    expect(await lines({ subject: 'applications' })).toMatchObject([{ action: 'list', count: 2 }])
  })

  test('has no line for an account that finds nothing or has no access', async () => {
    const { token, lines } = await reader()
    await get(`/api/applications?where[email][equals]=${mark()}`, token)
    await get('/api/applications/2147483647', token)
    await get('/api/applications?where[nothing][equals]=1', token)
    expect(await lines({ subject: 'applications' })).toEqual([])
    const { editor, token: editors } = await editorToken()
    for (const slug of PERSONAL) await get(`/api/${slug}?limit=250`, editors)
    expect(await auditTrail({ actor: `editor ${editor.id}`, action: 'list' })).toEqual([])
  })

  test('has no line for jobs and pages, which contain no personal data', async () => {
    const { token, lines } = await reader()
    for (const slug of ['jobs', 'pages', 'countries']) await get(`/api/${slug}?limit=250`, token)
    expect(await lines({ action: 'list' })).toEqual([])
  })
})

describe('the audit trail of the CMS panel', () => {
  test('records the list and the row that an admin looks at', async () => {
    const { account, lines } = await reader()
    const signedIn = await call('/api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(account),
    })
    const [Cookie = ''] = (signedIn.headers.get('set-cookie') ?? '').split(';')
    const headers = { Cookie, 'Sec-Fetch-Site': 'same-origin' }
    const { id, email } = await newEnquiry()
    const list = await call('/admin/collections/enquiries', { headers })
    expect(list.text).toContain(email)
    expect(await lines({ action: 'list' })).toMatchObject([{ subject: 'enquiries' }])
    const row = await call(`/admin/collections/enquiries/${id}`, { headers })
    expect(row.text).toContain(email)
    expect(await lines({ action: 'view', subject_id: id })).toMatchObject([
      { subject: 'enquiries' },
    ])
  })
})
