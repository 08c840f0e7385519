import { describe, expect, inject, test, vi } from 'vitest'
import { erase, find, keys, newPerson } from '@/tests/support/candidates/person'
import { filesWith } from '@/tests/support/files/files'
import { bearer, call, fetchBytes, get, php, postJson } from '@/tests/support/network/http'
import { rowsIn } from '@/tests/support/rows'
import { change, databaseFilesWith, hasDatabase, query } from '@/tests/support/site/database'
import { isOnPostgres } from '@/tests/support/site/siteDatabase'
import { runTask } from '@/tests/support/site/tasks'
import { applicationsOf } from '@/tests/support/staff/records'
import { adminToken, editorToken } from '@/tests/support/staff/session'

const server = inject('server')

const filesWithHere = async (word: string) => [
  ...filesWith(word, server?.dataDir ?? ''),
  ...(await databaseFilesWith(word)),
]

describe('erasure', () => {
  test.skipIf(!hasDatabase())(
    'leaves no byte of the person in the database (on Postgres after the night), the uploads or the log',
    async () => {
      const { marked, email } = await newPerson()
      expect(await filesWithHere(marked)).not.toEqual([])
      const answer = await erase(await find(email))
      expect(answer.body).toMatchObject({ success: true, erased: 3 })
      if (!isOnPostgres) return expect(await filesWithHere(marked)).toEqual([])
      // Transactions of other tests keep the bytes, in any database of the server.
      await vi.waitFor(async () => {
        await runTask({ rows: change }, 'retention')
        expect(await filesWithHere(marked)).toEqual([])
      }, 100_000)
    },
    120_000,
  )

  test.skipIf(!hasDatabase())(
    'leaves the site and commands that open the database in agreement',
    async () => {
      await erase(await find((await newPerson()).email))
      for (let i = 0; i < 2; i += 1) {
        // The first query closes the database, as a command does at its end.
        const { email } = await newPerson()
        const rows = await query('select id from applications where email = ?', [email])
        expect(rows).toHaveLength(1)
      }
    },
  )

  test('is recorded without personal data', async () => {
    const { marked, email } = await newPerson()
    const rows = await find(email)
    await erase(rows)
    const lines = await get(php('audit_list', '?action=erase&limit=100'), await adminToken())
    for (const { collection, id } of rows) {
      expect(rowsIn(lines, 'lines')).toContainEqual(
        expect.objectContaining({ subject: collection, subject_id: id, actor: 'admin 1' }),
      )
    }
    expect(lines.text).not.toContain(marked)
  })

  test('can be repeated without an error', async () => {
    const { email } = await newPerson()
    const rows = await find(email)
    await erase(rows)
    expect((await erase(rows)).body).toMatchObject({ success: true, erased: 0 })
  })

  test.each(['', 'erase', 'yes'])('requires the word ERASE, not "%s"', async (confirm) => {
    const { email } = await newPerson()
    const rows = await find(email)
    expect((await erase(rows, confirm)).body).toMatchObject({
      success: false,
      errors: { confirm: 'Type ERASE to confirm' },
    })
    expect(await find(email)).toHaveLength(3)
  })

  test('is refused completely while one row is on legal hold, also in the CMS panel', async () => {
    const { email } = await newPerson()
    const rows = await find(email)
    const [first] = keys(rows)
    const token = await adminToken()
    await postJson(php('privacy_update'), { ...first, action: 'hold' }, token)
    expect((await erase(rows)).body).toMatchObject({
      success: false,
      message: expect.stringContaining('legal hold'),
    })
    const byPanel = await call(`/api/${first?.collection}/${first?.id}`, {
      method: 'DELETE',
      headers: bearer(token),
    })
    expect(byPanel.status).toBe(409)
    expect(await find(email)).toHaveLength(3)
    await postJson(php('privacy_update'), { ...first, action: 'unhold' }, token)
    expect((await erase(rows)).body).toMatchObject({ success: true, erased: 3 })
  })

  test('in the CMS panel deletes the resume too', async () => {
    const { email } = await newPerson()
    const [application] = await applicationsOf(email)
    const token = await adminToken()
    const headers = bearer(token)
    await call(`/api/applications/${application?.id}`, { method: 'DELETE', headers })
    const file = await fetchBytes(`/uploads/resume/${application?.upload_resume}`, { headers })
    expect(file.status).toBe(404)
  })

  test.each([
    [[]],
    [[{ collection: 'users', id: 1 }]],
    [[{ collection: 'applications', id: 0 }]],
    [[{ collection: 'applications', id: '1' }]],
    ['applications'],
  ])('refuses %j', async (rows) => {
    const { body } = await postJson(
      php('person_erase'),
      { rows, confirm: 'ERASE' },
      await adminToken(),
    )
    expect(body).toMatchObject({ success: false })
  })
})

describe('the audit trail', () => {
  test.each(['PATCH', 'DELETE', 'POST'])('refuses %s, even from an admin', async (method) => {
    const token = await adminToken()
    const { email } = await newPerson()
    await erase(await find(email))
    const [line] = rowsIn(await get(php('audit_list'), token), 'lines')
    const answer = await call(method === 'POST' ? '/api/audit' : `/api/audit/${line?.id}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...bearer(token) },
      ...(method !== 'DELETE' && {
        body: JSON.stringify({ actor: 'nobody', action: 'view', subject: 'x' }),
      }),
    })
    expect(answer.status).toBe(403)
    expect(rowsIn(await get(php('audit_list', '?limit=100'), token), 'lines')).toContainEqual(line)
  })
})

describe('a caller who is not an admin', () => {
  const calls: [string, object | null][] = [
    ['person_find', { who: 'a@example.com' }],
    ['person_export', { rows: [{ collection: 'applications', id: 1 }] }],
    ['person_erase', { rows: [{ collection: 'applications', id: 1 }], confirm: 'ERASE' }],
    ['privacy_update', { collection: 'applications', id: 1, action: 'hold' }],
    ['privacy', { is_on: true, months: 1, quarantine_days: 1 }],
    ['retention_run', {}],
    ['privacy', null],
    ['audit_list', null],
  ]
  test.each(calls)('is refused by %s', async (name, body) => {
    const { token } = await editorToken()
    for (const [candidate, status] of [
      [undefined, 401],
      ['nonsense', 401],
      [token, 403],
    ] as const) {
      const answer = body
        ? await postJson(php(name), body, candidate)
        : await get(php(name), candidate)
      expect(answer.status).toBe(status)
      expect(answer.body).toMatchObject({ success: false })
    }
  })
})
