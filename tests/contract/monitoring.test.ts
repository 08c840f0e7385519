import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { MESSAGES } from '@/lib/shared/messages'
import { applyForm, enquiryForm } from '@/tests/support/candidates/forms'
import { fillDisk, makeRoomOnDisk } from '@/tests/support/disk/smallDisk'
import { mark } from '@/tests/support/mark'
import {
  fillToReserve,
  hasSmallDisk,
  idOf,
  linesOf,
  log,
  MB,
  METRICS_TOKEN,
  monitoredSiteForFile,
  site,
  visit,
  WITHIN,
} from '@/tests/support/site/monitoredSite'
import { TEST_ADMIN } from '@/tests/support/site/server'

monitoredSiteForFile()

const metrics = async (): Promise<string> => {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` }
  const answer = await visit('/metrics', { headers })
  expect(answer.status).toBe(200)
  return answer.text()
}

describe.skipIf(!inject('server'))('the log', () => {
  test.each([
    ['a page from memory', '/job-list', '/job-list', 200],
    ['a search', '/job-list?q=MARK', '/job-list', 200],
    ['an address that leads nowhere', '/MARK', '/:page', 404],
    ['a link with a token', '/my-application/MARK', '/my-application/:token', 404],
    ['a call that does not exist', '/php/MARK.php', '/php/*', 404],
  ])('names the route of %s, never its address', async (_, address, route, status) => {
    const marked = mark()
    await visit(address.replace('MARK', marked))
    const answer = await visit(address.replace('MARK', marked))
    await answer.arrayBuffer()
    expect(answer.status).toBe(status)
    const [line] = await linesOf(idOf(answer), 'access')
    expect(line).toMatchObject({ method: 'GET', route, status })
    expect(line?.bytes).toBeGreaterThan(500)
    expect(log()).not.toContain(marked)
  })

  test('gives each visitor of a stored page another id, and takes over that of the proxy', async () => {
    const [first, second] = [idOf(await visit('/')), idOf(await visit('/'))]
    expect(first).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/)
    expect(second).not.toBe(first)
    expect(idOf(await visit('/', { headers: { 'X-Request-Id': 'id-of-the-proxy' } }))).toBe(
      'id-of-the-proxy',
    )
    const invented = await visit('/health', { headers: { 'X-Request-Id': 'asha@example.com' } })
    expect(idOf(invented)).not.toContain('asha')
  })

  test('joins an unexpected error with the answer that a visitor got', async () => {
    const stop = await site.database.hinder('fail', 'insert on enquiries', '1 = 1')
    const answer = await visit('/php/enquiry.php', { method: 'POST', body: enquiryForm({}) })
    await stop()
    expect(answer.status).toBe(500)
    const lines = await linesOf(idOf(answer), 'access')
    expect(lines.find(({ level }) => level === 'error')).toMatchObject({
      where: 'POST /php/enquiry.php',
    })
  })
})

describe.skipIf(!inject('server'))('/metrics', () => {
  test.each([
    ['nothing', {}],
    ['a wrong token', { Authorization: 'Bearer wrong' }],
    ['the token in another form', { Authorization: `Basic ${METRICS_TOKEN}` }],
  ])('refuses whoever brings %s', async (_, headers) => {
    const answer = await visit('/metrics', { headers })
    expect(answer.status).toBe(401)
    expect(await answer.text()).toBe('')
  })

  test('has requests, cache, limits, queue, disk and process, in few series', async () => {
    const marked = mark()
    await Promise.all(Array.from({ length: 50 }, (_, n) => visit(`/php/${marked}${n}.php`)))
    await visit('/')
    await visit('/')
    const text = await metrics()
    expect(text).not.toContain(marked)
    for (const series of [
      'site_request_duration_seconds_count{route="/",status="200"}',
      'site_request_duration_seconds_count{route="/php/*",status="404"}',
      'site_page_cache_requests_total{result="hit"}',
      'site_page_cache_bytes{store="pages"}',
      'site_tasks_waiting',
      'site_mails{state="failed"}',
      'site_disk_free_bytes',
      'site_ready{check="database"}',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_seconds',
    ]) {
      const value = text.split('\n').find((line) => line.startsWith(`${series} `))
      expect(Number(value?.split(' ').at(-1)), series).toBeGreaterThanOrEqual(0)
    }
  })
})

describe.skipIf(!inject('server'))('/ready', () => {
  test('answers that the site can work, and nothing else', async () => {
    const answer = await visit('/ready')
    expect([answer.status, await answer.text()]).toEqual([200, '{"ok":true}'])
  })

  test('names a queue that stands still and a missing migration, without details', async () => {
    const [last] = await site.database.rows('select max(id) as id from payload_migrations')
    const rename = (change: string) =>
      site.database.rows(`update payload_migrations set name = ${change} where id = ?`, [
        Number(last?.id),
      ])
    await rename("name || '_'")
    await site.database.rows(
      `insert into payload_jobs (task_slug, queue, processing, created_at, updated_at)
       values ('sendMail', 'nobody', 0, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
    )
    await vi.waitFor(async () => {
      const answer = await visit('/ready')
      expect(answer.status).toBe(503)
      expect(await answer.json()).toEqual({ ok: false, failing: ['queue', 'migrations'] })
    }, WITHIN)
    await rename("rtrim(name, '_')")
    await site.database.rows(`delete from payload_jobs where queue = 'nobody'`)
    await vi.waitFor(async () => expect((await visit('/ready')).status).toBe(200), WITHIN)
  })
})

const apply = () =>
  visit('/php/job_applied.php', { method: 'POST', body: applyForm({ name: 'Asha' }) })

describe.skipIf(!inject('server'))('a disk that fills up', () => {
  beforeAll(async () => {
    await vi.waitFor(
      () => expect(existsSync(path.join(site.dataDir, 'reserve'))).toBe(true),
      WITHIN,
    )
    if (hasSmallDisk) fillToReserve()
  })
  beforeEach(({ skip }) => skip(!hasSmallDisk, 'This account may not mount a disk.'))

  test('is refused to candidates who apply, who are asked to try again later', async () => {
    const answer = await apply()
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.json()).toEqual({ success: false, message: MESSAGES.unforeseen })
  })

  test('is an alert to admins, and /ready names it', async () => {
    const { alerts } = await site.get('office')
    expect(alerts).toMatchObject([{ key: 'disk' }])
    await vi.waitFor(async () => {
      expect(await (await visit('/ready')).json()).toEqual({ ok: false, failing: ['disk'] })
    }, WITHIN)
  })

  test('lets staff sign in when it is full to the last byte', async () => {
    fillDisk(site.dataDir)
    expect(() => writeFileSync(path.join(site.dataDir, 'row'), Buffer.alloc(MB))).toThrow('ENOSPC')
    expect(await site.post('login', TEST_ADMIN)).toMatchObject({ success: true })
    expect(existsSync(path.join(site.dataDir, 'reserve'))).toBe(false)
  })

  test('takes applications again as soon as there is room', async () => {
    makeRoomOnDisk(site.dataDir)
    expect((await apply()).status).toBe(200)
    expect(await site.get('office')).toMatchObject({ alerts: [] })
  })
})
