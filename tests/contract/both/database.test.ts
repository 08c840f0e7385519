import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { applyForm } from '@/tests/support/candidates/forms'
import { fileOf, fixture, pdfOf } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { bearer, call, php, postForm } from '@/tests/support/network/http'
import { hasDatabase, query } from '@/tests/support/site/database'
import { isOnPostgres } from '@/tests/support/site/siteDatabase'
import { jobOf, newJob } from '@/tests/support/staff/records'
import { adminToken, newAccount } from '@/tests/support/staff/session'

const server = inject('server')
const uploads = (...parts: string[]) => path.join(server?.dataDir ?? '', 'uploads', ...parts)

describe.skipIf(!hasDatabase())('the server’s disk and database', () => {
  test('store a form sent four times at the same time as one row and one file', async () => {
    const email = `${mark()}@candidate.example`
    const size = 40_000 + Math.floor(Math.random() * 10_000)
    const resume = fileOf('cv.pdf', pdfOf(size, email))
    const submission_id = randomUUID()
    await Promise.all(
      Array.from({ length: 4 }, () =>
        postForm(php('job_applied'), applyForm({ email, resume, submission_id })),
      ),
    )
    const rows = await query('select upload_resume from applications where email = ?', [email])
    expect(rows).toHaveLength(1)
    const files = readdirSync(uploads('resume')).filter(
      (file) => statSync(uploads('resume', file)).size === size,
    )
    expect(files).toEqual([rows[0]?.upload_resume])
  })

  test('store no row and no file of a refused form', async () => {
    const email = `${mark()}@candidate.example`
    const size = 60_000 + Math.floor(Math.random() * 10_000)
    const resume = fileOf('cv.pdf', pdfOf(size, email))
    for (const overrides of [{ name: '' }, { job_id: 'abc' }, { country_code: '999' }]) {
      await postForm(php('job_applied'), applyForm({ email, resume, ...overrides }))
    }
    expect(await query('select id from applications where email = ?', [email])).toEqual([])
    // Files of other tests come and go meanwhile.
    const sizes = readdirSync(uploads('resume')).map(
      (file) => statSync(uploads('resume', file), { throwIfNoEntry: false })?.size,
    )
    expect(sizes).not.toContain(size)
  })

  test('contain the resume of every row, readable by the server only', async () => {
    await postForm(php('job_applied'), applyForm())
    const rows = await query(
      'select upload_resume from applications union select upload_resume from registrations',
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { upload_resume } of rows) {
      const file = uploads('resume', String(upload_resume))
      expect(existsSync(file)).toBe(true)
      expect(statSync(file).mode & 0o077).toBe(0)
    }
  })

  test('contain no half-written file', async () => {
    const parts = readdirSync(uploads()).flatMap((area) =>
      readdirSync(uploads(area))
        .filter((file) => file.endsWith('.part'))
        .map((file) => uploads(area, file)),
    )
    // Other tests may be uploading files at this moment.
    await expect.poll(() => parts.filter(existsSync), { timeout: 20_000 }).toEqual([])
  })

  test('no longer contain a logo that was replaced', async () => {
    const id = await newJob({ company_logo: fixture('logo.png') })
    const old = String((await jobOf(id)).company_logo)
    expect(existsSync(uploads('company_logo', old))).toBe(true)
    const { job_title, company_name, country_id } = await jobOf(id)
    await newJob({
      job_id: String(id),
      job_title: String(job_title),
      company_name: String(company_name),
      country_id: String(country_id),
      company_logo: fixture('logo.jpg'),
    })
    expect(existsSync(uploads('company_logo', old))).toBe(false)
  })

  test('never reuse the id of a deleted row', async () => {
    const first = await newAccount('editor')
    await call(`/api/users/${first.id}`, { method: 'DELETE', headers: bearer(await adminToken()) })
    const second = await newAccount('editor')
    expect(second.id).toBeGreaterThan(first.id)
  })

  test('store passwords as salted hashes', async () => {
    const { email, password } = await newAccount('editor')
    const rows = await query('select * from users where email = ?', [email])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(password)
    expect(String(rows[0]?.hash)).toMatch(/^pbkdf2-sha256-v1:[0-9a-f]{64}$/)
    expect(String(rows[0]?.salt)).toMatch(/^[0-9a-f]{32,}$/)
  })

  test('contain a secret that only the server can read', () => {
    expect(statSync(path.join(server?.dataDir ?? '', 'secret')).mode & 0o077).toBe(0)
  })

  // Postgres checks both itself and has no such pragmas.
  test.skipIf(isOnPostgres)('have no integrity error and no broken reference', async () => {
    expect(await query('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
    expect(await query('pragma foreign_key_check')).toEqual([])
  })
})
