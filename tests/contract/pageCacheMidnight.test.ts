import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { officeDay, officeDayStart } from '@/lib/shared/format'
import { SOON } from '@/tests/support/candidates/mails'
import { movableClock, moveClock } from '@/tests/support/site/clock'
import { copyDatabase } from '@/tests/support/site/database'
import { type RunningServer, startServer } from '@/tests/support/site/server'

let site: RunningServer
let folder: string

/** Midnight in Mumbai after today, plus this many seconds. */
const midnight = (plusSeconds: number): Date =>
  new Date(Date.parse(officeDayStart(officeDay(new Date()), 1) ?? '') + plusSeconds * 1000)

const text = async (address: string): Promise<string> =>
  (await fetch(`${site.baseUrl}${address}`)).text()

describe.skipIf(!inject('server'))('a job on its last day', () => {
  const clock = () => path.join(folder, 'clock')

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'overseas-clock-'))
    site = await startServer(movableClock(clock()), copyDatabase)
    // Real jobs: samples are in no feed.
    await site.database.rows('update jobs set is_sample = false, closing_date = ?', [
      midnight(-3600).toISOString(),
    ])
    moveClock(clock(), midnight(-600))
  }, 150_000)

  afterAll(async () => {
    await site?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('is on the site until midnight in Mumbai, and gone in the first request after it', async () => {
    const [{ id, job_title } = {}] = await site.database.rows(
      "select id, job_title from jobs where is_deleted = 'No' order by posted_at desc limit 1",
    )
    // The site indexes raw changes by itself.
    await expect.poll(() => text('/feed/jobs.xml'), SOON).toContain(String(job_title))
    const shown = ['/job-list', '/php/joblist.php', '/php/joblist.php?page=1', '/feed/jobs.xml']
    for (const address of shown) expect(await text(address), address).toContain(String(job_title))
    expect(await text(`/job-details/${id}`)).toContain(`/apply-job/${id}`)
    moveClock(clock(), midnight(1))
    await expect
      .poll(() => text('/php/joblist.php'))
      .toBe('{"success":true,"message":"","jobs":[]}')
    for (const address of shown) expect(await text(address), address).not.toContain(job_title)
    expect(await text(`/job-details/${id}`)).not.toContain(`/apply-job/${id}`)
  })
})
