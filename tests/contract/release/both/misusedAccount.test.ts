import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyForm } from '@/tests/support/candidates/forms'
import { newMobile } from '@/tests/support/candidates/mobile'
import { bearer } from '@/tests/support/network/http'
import type { Row } from '@/tests/support/rows'
import { run, settingsOf } from '@/tests/support/site/commands'
import { copyDatabase, hasDatabase } from '@/tests/support/site/database'
import { type OwnSite, startOwnSite } from '@/tests/support/site/ownSite'
import { TEST_ADMIN } from '@/tests/support/site/server'
import { newSiteDatabase } from '@/tests/support/site/siteDatabase'

/**
 * docs/runbook.md, "An account was misused to destroy": a stolen token of an admin who has just signed
 * in erases and hides everything, and everything comes back.
 */
const root = mkdtempSync(path.join(tmpdir(), 'overseas-misused-'))
const folder = path.join(root, 'backups')
const JSON_TYPE = { 'Content-Type': 'application/json' }
const MISUSED = { name: 'Misused', email: 'misused@staff.example', password: 'a good password' }

let site: OwnSite
let account = 0
let token = ''
let ids: number[] = []

/** A request with the stolen token. */
const steal = async (method: string, address: string, body?: object): Promise<Row> => {
  const response = await fetch(`${site.baseUrl}${address}`, {
    method,
    headers: { ...JSON_TYPE, ...bearer(token) },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Row // calls and REST answer objects
}

const keysOf = (chosen: number[]) => chosen.map((id) => ({ collection: 'applications', id }))

const storedIds = async (database: OwnSite['database']) =>
  (await database.rows('select id from applications order by id')).map(({ id }) => Number(id))

beforeAll(async () => {
  if (!hasDatabase()) return
  mkdirSync(folder)
  site = await startOwnSite({}, copyDatabase)
  const body = JSON.stringify({
    ...MISUSED,
    role: 'admin',
    current_password: TEST_ADMIN.password,
  })
  const made = await site.request('/api/users', { method: 'POST', headers: JSON_TYPE, body })
  account = Number((await made.json()).doc.id)
  for (let i = 0; i < 28; i += 1) {
    await site.post('job_applied', applyForm({ mobile: newMobile() }))
  }
  ids = await storedIds(site.database)
}, 240_000)

afterAll(async () => {
  await site?.stop()
  rmSync(root, { recursive: true, force: true })
})

describe.skipIf(!hasDatabase())('an office whose admin account was misused', () => {
  let backup = ''
  let since = ''
  let wanted: number[] = []

  test('loses everything to a fresh token', { timeout: 120_000 }, async () => {
    // By hand: with BACKUP_TO the site would make one by itself at the same time.
    const done = await run('backup', settingsOf(site), folder)
    expect(done, done.err).toMatchObject({ code: 0 })
    backup = done.lastLine
    since = new Date().toISOString()

    // Another admin erases a person, and a candidate asks for erasure.
    const [person = 0, candidate = 0, ...others] = ids
    expect(await site.post('person_erase', { rows: keysOf([person]), confirm: 'ERASE' })).toEqual(
      expect.objectContaining({ success: true, erased: 1 }),
    )
    await site.database.rows('update applications set erasure_asked_at = ? where id = ?', [
      since,
      candidate,
    ])
    wanted = others

    const login = await steal('POST', '/php/login.php', MISUSED)
    token = String(login.token)
    const [ten, nine] = [others.slice(0, 10), others.slice(10, 19)]
    for (const chosen of [ten, nine]) {
      const body = { rows: keysOf(chosen), confirm: 'ERASE' }
      const answer = await steal('POST', '/php/person_erase.php', body)
      expect(answer).toMatchObject({ erased: chosen.length })
    }
    const rest = await steal('DELETE', '/api/applications?where[id][exists]=true')
    expect(rest).toMatchObject({ erased: 1, hidden: others.length - 19 })
    expect((await site.get('jobapplied_list', '?page=1')).total).toBe(0)
  })

  test('takes back at once what was hidden', async () => {
    const { batches } = (await site.get('privacy')).privacy as { batches: Row[] }
    expect(batches).toMatchObject([{ account, by: 'Misused', rows: wanted.length - 19 }])
    const back = { action: 'take_back', batch: batches[0]?.batch }
    expect(await site.post('privacy_update', back)).toMatchObject({
      success: true,
      taken_back: wanted.length - 19,
    })
    expect(await storedIds(site.database)).toEqual(wanted.slice(19))
  })

  test('restores what was erased, but nobody whom another admin erased or who had asked', {
    timeout: 120_000,
  }, async () => {
    const dataDir = path.join(root, 'restored')
    const database = await newSiteDatabase(dataDir)
    const into = settingsOf({ dataDir, database })
    const erasures = ['--erasures', site.dataDir]
    const half = await run('restore', into, backup, ...erasures, '--not-repeat', `${account}`)
    expect(half).toMatchObject({ code: 1, err: expect.stringContaining('belong together') })
    const options = ['--not-repeat', String(account), '--since', since]
    const restored = await run('restore', into, backup, ...erasures, ...options)
    expect(restored, restored.err).toMatchObject({ code: 0 })
    expect(restored.out).toContain('Repeated since then: erasures 2, opt-outs 0.')
    expect(restored.out).toContain(`Not repeated: erasures 19, by ${account} since ${since}.`)
    expect(await storedIds(database)).toEqual(wanted)
    await database.drop()
  })
})
