import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LaunchJson, POINT_KEYS } from '@/collections/Launch/shared/points'
import { applyForm } from '@/tests/support/candidates/forms'
import { type MailServer, newMailServer } from '@/tests/support/network/mailServer'
import { hasDatabase } from '@/tests/support/site/database'
import { type OwnSite, startOwnSite } from '@/tests/support/site/ownSite'
import { fillIn, setFacts } from '@/tests/support/staff/fillIn'
import {
  confirmation,
  countsOf,
  firstBackupIsMade,
  firstMailIsSent,
  forbidsIndexing,
  htmlOf,
  listOf,
  newBackupFolder,
  openKeys,
  openWhileBackupFails,
  PLACEHOLDERS,
  PUBLIC_PAGES,
  pointOf,
  sampleId,
  setBackupPlace,
  visibleText,
} from '@/tests/support/staff/launchList'

/** A new site is a preview with sample jobs, until an owner launches it (docs/product.md §14). */

describe.skipIf(!hasDatabase())('a new site', { timeout: 120_000 }, () => {
  const backups = newBackupFolder()
  let site: OwnSite
  let mailServer: MailServer
  beforeAll(async () => {
    mailServer = await newMailServer()
    await mailServer.start()
    site = await startOwnSite({
      LAUNCH: '',
      SEED_SAMPLES: 'true',
      SITE_URL: 'https://jobs.agency.test',
      SMTP_URL: mailServer.url,
    })
  }, 240_000)

  afterAll(async () => {
    await site?.stop()
    await mailServer?.stop()
  })

  test('says Preview on every page and forbids search engines to list any', async () => {
    for (const path of [...PUBLIC_PAGES, `/job-details/${await sampleId(site)}`]) {
      const html = await htmlOf(site, path)
      expect(html, path).toContain('<b>Preview</b>')
      expect(forbidsIndexing(html), path).toBe(true)
      expect(html, path).not.toContain('JobPosting')
    }
  })

  test.each(['/', '/php/joblist.php', '/manifest.webmanifest', '/images/none.png'])(
    'forbids search engines to list the answer of %s',
    async (path) => {
      const { headers } = await fetch(site.baseUrl + path)
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    },
  )

  test('has no feeds and an empty site map', async () => {
    for (const feed of ['jobs', 'jobs-qa', 'news']) {
      expect((await fetch(`${site.baseUrl}/feed/${feed}.xml`)).status).toBe(404)
    }
    const sitemap = await htmlOf(site, '/sitemap.xml')
    expect(sitemap).toContain('<urlset')
    expect(sitemap).not.toContain('<url>')
  })

  test('shows placeholders, so that the owner sees where each value will be', async () => {
    expect(await htmlOf(site, '/')).toContain('B-0000/MUM')
  })

  test('marks sample jobs in the list, on their page and on their form', async () => {
    const id = await sampleId(site)
    expect(await htmlOf(site, '/job-list')).toContain('>Sample</span>')
    for (const path of [`/job-details/${id}`, `/apply-job/${id}`]) {
      expect(await htmlOf(site, path)).toContain('This job is a sample')
    }
  })

  test('stores an application for a sample with a mark, and counts it nowhere', async () => {
    const job_id = String(await sampleId(site))
    const counts = await countsOf(site)
    const answer = await site.post('job_applied', applyForm({ job_id }))
    expect(answer).toMatchObject({ success: true })
    const { jobs } = await site.get('jobapplied_list', '?page=1&limit=1')
    expect((jobs as object[])[0]).toMatchObject({ is_sample: true, reference: answer.reference })
    expect(await countsOf(site)).toEqual(counts)
    const { overview } = await site.get('overview', '?days=7')
    expect(overview).toMatchObject({ applications: { total: 0, per_job: [], per_country: [] } })
    await firstMailIsSent(site)
  })

  test('names every point, and what to do for each open one', async () => {
    const { mode, points } = await listOf(site)
    expect(mode).toBe('preview')
    expect(points.map(({ key }) => key)).toEqual(POINT_KEYS)
    for (const { key, state, text, shown } of points) {
      if (state === 'todo') expect(text.length, key).toBeGreaterThan(20)
      if (state === 'confirm') expect(`${shown}${text}`.length, key).toBeGreaterThan(20)
    }
  })

  test('refuses to be launched, and says what is missing', async () => {
    const refused = await site.post('launch', { action: 'launch' })
    expect(refused).toMatchObject({ success: false, message: 'The site is not ready to launch.' })
    expect(openKeys(refused.launch as LaunchJson)).toEqual(
      expect.arrayContaining(['licence', 'phones', 'links', 'sample_jobs', 'approval', 'password']),
    )
    expect((await listOf(site)).mode).toBe('preview')
  })

  test.each<[what: string, change: object, field: string]>([
    ['an unknown action', { action: 'open' }, 'action'],
    ['an unknown point', { point: 'weather' }, 'point'],
    ['a point that the program decides', { point: 'links' }, 'answer'],
    ['that somebody makes backups elsewhere', { point: 'backup', answer: 'yes' }, 'answer'],
    ['an answer that was not offered', { answer: 'maybe' }, 'answer'],
    ['partners without their names', { answer: 'yes', note: ' ' }, 'note'],
    ['texts that no lawyer read', { point: 'legal_texts', answer: 'yes', note: 'none' }, 'note'],
  ])('refuses %s', async (_, change, field) => {
    const before = await listOf(site)
    const partners = confirmation(before.points, 'partners')
    const refused = await site.post('launch', { ...partners, ...change })
    expect(refused).toMatchObject({ success: false, errors: { [field]: expect.any(String) } })
    expect(openKeys(await listOf(site))).toEqual(openKeys(before))
  })

  test('refuses a confirmation of something that has changed since it was read', async () => {
    const answer = await site.post('launch', {
      ...confirmation((await listOf(site)).points, 'approval'),
      about: 'an earlier text',
    })
    expect(answer.message).toBe('This has changed since you opened it. Please read it again.')
  })

  test('opens a confirmed point again when what was confirmed changes', async () => {
    const { points } = await listOf(site)
    expect(await site.post('launch', confirmation(points, 'approval'))).toMatchObject({
      success: true,
    })
    expect(pointOf(await listOf(site), 'approval')).toMatchObject({
      state: 'done',
      confirmed: { by: 'Admin', answer: 'yes' },
    })
    await setFacts(site, { approved_by: 'Registered with the Protector General of Emigrants' })
    expect(pointOf(await listOf(site), 'approval').state).toBe('confirm')
  })

  test.each(['GET', 'POST'])('tells visitors nothing of the list (%s)', async (method) => {
    const response = await fetch(`${site.baseUrl}/php/launch.php`, {
      method,
      ...(method === 'POST' && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ action: 'launch' }),
      }),
    })
    expect(response.status).toBe(401)
  })

  // Last: the site is filled in afterwards.
  test('is launched by an owner who works through the list, and goes back to the preview', async () => {
    await fillIn(site)
    expect(await setBackupPlace(site, backups)).toMatchObject({ success: true })
    await firstBackupIsMade(site)
    const prepared = await listOf(site)
    expect(prepared.points.filter(({ state }) => state === 'todo')).toEqual([])
    for (const key of openKeys(prepared)) {
      const answer = await site.post('launch', confirmation(prepared.points, key))
      expect(answer, key).toMatchObject({ success: true })
    }
    expect(await openWhileBackupFails(site, backups)).toEqual(['backup'])
    expect(await site.post('launch', { action: 'launch' })).toMatchObject({ success: true })

    const { mode, launched_by } = await listOf(site)
    expect({ mode, launched_by }).toEqual({ mode: 'launched', launched_by: 'Admin' })
    const home = await htmlOf(site, '/')
    expect(home).not.toContain('<b>Preview</b>')
    expect(forbidsIndexing(home)).toBe(false)
    expect(visibleText(home)).not.toContain('Our clients')
    for (const path of PUBLIC_PAGES) {
      expect(visibleText(await htmlOf(site, path)), path).not.toMatch(PLACEHOLDERS)
    }
    const [job] = (await site.get('joblist')).jobs as { id: number }[]
    expect(await htmlOf(site, `/job-details/${job?.id}`)).toContain('JobPosting')
    expect((await fetch(`${site.baseUrl}/feed/jobs.xml`)).status).toBe(200)

    expect(await site.post('launch', { action: 'preview' })).toMatchObject({ success: true })
    expect(forbidsIndexing(await htmlOf(site, '/'))).toBe(true)
    const { lines } = await site.get('audit_list', '?page=1&limit=50')
    const actions = (lines as { action: string }[]).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['launch', 'preview']))
  })
})
