import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { MESSAGES } from '@/lib/shared/messages'
import { applyForm } from '@/tests/support/candidates/forms'
import { copyDatabase } from '@/tests/support/site/database'
import { type RunningServer, startServer } from '@/tests/support/site/server'

/** A site whose uploads folder is a file, so that storing a resume throws an unexpected error. */
const siteWithoutFiles = async (): Promise<RunningServer> => {
  const site = await startServer({ RATE_LIMIT_SCALE: '1000' }, copyDatabase)
  const files = path.join(site.dataDir, 'uploads')
  rmSync(files, { recursive: true, force: true })
  writeFileSync(files, 'no folder')
  return site
}

describe.skipIf(!inject('server'))('a candidate who applies while the disk is broken', () => {
  let site: RunningServer
  beforeAll(async () => {
    site = await siteWithoutFiles()
  })
  afterAll(() => site.stop())

  const apply = (accept: string) =>
    fetch(`${site.baseUrl}/php/job_applied.php`, {
      method: 'POST',
      body: applyForm({ name: 'Asha Unforeseen', email: 'asha.unforeseen@candidate.example' }),
      headers: { Accept: accept },
      redirect: 'manual',
    })

  test('gets a general error message without details', async () => {
    const answer = await apply('application/json')
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ success: false, message: MESSAGES.unforeseen })
  })

  test('without scripts returns to the form with everything typed', async () => {
    const answer = await apply('text/html')
    expect(answer.status).toBe(303)
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const page = await fetch(`${site.baseUrl}${answer.headers.get('location')}`, {
      headers: { Cookie: cookie },
    })
    const html = await page.text()
    expect(html).toContain(MESSAGES.unforeseen)
    expect(html).toContain('value="Asha Unforeseen"')
  })

  test('is not named in the log', async () => {
    await apply('text/html')
    const log = readFileSync(site.logFile, 'utf8')
    expect(log).toContain('POST /php/job_applied.php')
    expect(log).not.toMatch(/unforeseen@|Asha/)
  })
})
