import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { APPLIED } from '@/tests/support/candidates/apply'
import { applyForm } from '@/tests/support/candidates/forms'
import { sha256 } from '@/tests/support/candidates/resumes'
import { amount, figure, timeLimit } from '@/tests/support/disk/soak'
import { fileOf, pdfOf } from '@/tests/support/files/files'
import { newPicture, uploadTo } from '@/tests/support/files/media'
import { mark } from '@/tests/support/mark'
import { hasDatabase } from '@/tests/support/site/database'
import {
  applyingToBoth,
  callsOfBoth,
  newAddress,
  pageOf,
  pageThroughNginx,
  post,
  restartUnder,
} from '@/tests/support/site/instanceCalls'
import { type RunningServer, refusedStart, TEST_ADMIN } from '@/tests/support/site/server'
import { startTwoInstances } from '@/tests/support/site/twoInstances'
import { wrong } from '@/tests/support/staff/logins'

const UNFORESEEN = 'Something went wrong on our side. Please try again later.'
const RESTARTS = amount(1, 20)
const TOO_MANY = 'Too many tries. Please wait a little and try again.'

let pair: Awaited<ReturnType<typeof startTwoInstances>>
let calls: Awaited<ReturnType<typeof callsOfBoth>>

describe.skipIf(!hasDatabase())(
  'two instances of the site on one Postgres and one S3 service',
  { timeout: timeLimit(60_000) },
  () => {
    beforeAll(async () => {
      pair = await startTwoInstances()
      calls = await callsOfBoth(pair)
    }, 240_000)

    afterAll(() => pair?.stop())

    test('a job that staff deactivate through one disappears from the other, and through nginx', async () => {
      const title = `Rigger ${mark()}`
      const id = await calls.newJob(pair.one, title)
      const places: [string, () => Promise<string>][] = [
        ['list', () => pageOf(pair.other, '/job-list')],
        ['call', () => pageOf(pair.other, '/php/joblist.php')],
        ['feed', () => pageOf(pair.other, '/feed/jobs.xml')],
        ['nginx', () => pageThroughNginx(pair, '/job-list')],
      ]
      for (const [place, read] of places) {
        await vi.waitFor(async () => expect(await read(), place).toContain(title), 20_000)
      }
      await calls.deactivate(pair.one, id)
      for (const [place, read] of places) {
        await vi.waitFor(async () => expect(await read(), place).not.toContain(title), 20_000)
      }
    })

    test('staff who log in at one are signed in at the other, and signed out at both', async () => {
      const login = await post(pair.one, 'login', TEST_ADMIN)
      const headers = { Authorization: `Bearer ${login.body.token}` }
      const read = (site: RunningServer) =>
        fetch(`${site.baseUrl}/php/jobapplied_list.php`, { headers })
      expect((await read(pair.other)).status).toBe(200)
      await post(pair.other, 'logout', {}, { headers })
      expect((await read(pair.one)).status).not.toBe(200)
    })

    test('attempts at both count together, so that nobody gets twice as many', async () => {
      const from = newAddress()
      const unknown = wrong(`${mark()}@example.com`)
      const tries = [pair.one, pair.other, pair.one, pair.other, pair.one]
      for (const site of tries) {
        expect((await post(site, 'login', unknown, { from })).body.message).not.toBe(TOO_MANY)
      }
      const { body } = await post(pair.other, 'login', unknown, { from })
      expect(body).toMatchObject({ success: false })
      expect(body.message).toBe(TOO_MANY)
    })

    test('a resume that a candidate sends to one is downloaded unchanged from the other', async () => {
      const email = `${mark()}@candidate.example`
      const resume = fileOf('cv.pdf', pdfOf(90_000, email))
      const sent = await post(pair.one, 'job_applied', applyForm({ email, resume }))
      expect(sent.body).toMatchObject({ success: true, message: APPLIED })
      const response = await calls.download(pair.other, await calls.storedResumeOf(email))
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(sha256(Buffer.from(await response.arrayBuffer()))).toBe(sha256(resume.bytes))
    })

    test('a picture that staff upload to one is served by the other', async () => {
      const { body } = await post(pair.one, 'login', TEST_ADMIN)
      const picture = await uploadTo(pair.one, String(body.token), await newPicture())
      expect((await fetch(`${pair.other.baseUrl}${picture.url}`)).status).toBe(200)
    })

    test('a resume whose bytes have changed in the bucket is not served', async () => {
      const email = `${mark()}@candidate.example`
      await post(pair.one, 'job_applied', applyForm({ email }))
      const file = await calls.storedResumeOf(email)
      await pair.database.rows('update applications set resume_sha256 = ? where email = ?', [
        '0'.repeat(64),
        email,
      ])
      expect((await calls.download(pair.other, file)).status).toBe(404)
    })

    test('a form that a candidate sends to both at the same time is stored once', async () => {
      const email = `${mark()}@candidate.example`
      const submission_id = randomUUID()
      const answers = await Promise.all(
        [pair.one, pair.other, pair.one, pair.other].map((site) =>
          post(site, 'job_applied', applyForm({ email, submission_id })),
        ),
      )
      expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1)
      await calls.storedResumeOf(email)
    })

    test('while Postgres is away stored pages are served, forms fail with the specified message and keep what was typed, and all work again afterwards', async () => {
      const email = `${mark()}@candidate.example`
      for (const site of [pair.one, pair.other]) await pageOf(site, '/')
      await pair.withoutPostgres(async () => {
        for (const site of [pair.one, pair.other]) {
          expect((await fetch(`${site.baseUrl}/`)).status).toBe(200)
        }
        const failed = await post(pair.one, 'job_applied', applyForm({ email }))
        expect(failed).toMatchObject({ status: 500, body: { message: UNFORESEEN } })
        const page = await post(pair.other, 'job_applied', applyForm({ email }), {
          headers: { Accept: 'text/html' },
        })
        expect(page.status).toBe(303)
        expect(page.headers.get('set-cookie')).toContain('form-outcome=')
      })
      for (const site of [pair.one, pair.other]) {
        await vi.waitFor(async () => {
          const again = await post(
            site,
            'job_applied',
            applyForm({ email: `${mark()}@candidate.example` }),
          )
          expect(again.body).toMatchObject({ success: true })
        }, 30_000)
      }
    })

    test('changes reach the other again after Postgres was away', async () => {
      const title = `Fitter ${mark()}`
      const id = await calls.newJob(pair.other, title)
      await vi.waitFor(
        async () => expect(await pageOf(pair.one, '/php/joblist.php')).toContain(title),
        20_000,
      )
      await calls.deactivate(pair.other, id)
      await vi.waitFor(
        async () => expect(await pageOf(pair.one, '/php/joblist.php')).not.toContain(title),
        20_000,
      )
    })

    test('a third one with another secret is refused in one line, because its logins would be valid nowhere else', async () => {
      const PAYLOAD_SECRET = 'the secret of somebody who forgot to copy it'
      const { code, said } = await refusedStart({ ...pair.settings, PAYLOAD_SECRET })
      expect(said).toContain(
        'Another instance of the site runs on this database with another PAYLOAD_SECRET.',
      )
      expect(said).not.toContain(PAYLOAD_SECRET)
      expect(code).toBe(1)
    })

    test('everything that was acknowledged under load is kept when Postgres restarts and one instance is killed', async () => {
      const sending = applyingToBoth(pair)
      await restartUnder(sending, pair, RESTARTS)
      await sending.end()
      for (const { status, body } of sending.refused()) {
        expect({ status, message: body.message }).toEqual({ status: 500, message: UNFORESEEN })
      }
      for (const { email } of sending.accepted()) {
        const file = await calls.storedResumeOf(email)
        expect((await calls.download(pair.other, file)).status, email).toBe(200)
      }
      figure(`Postgres stopped and started ${RESTARTS} times under load`, sending.figures())
    })

    test('neither of them met an error that nobody handles', () => {
      for (const { logFile } of [pair.one, pair.other]) {
        expect(readFileSync(logFile, 'utf8')).not.toMatch(/uncaughtException|unhandledRejection/)
      }
    })
  },
)
