import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { expectStored, sendApplication } from '@/tests/support/candidates/acknowledged'
import { figure, timeLimit } from '@/tests/support/disk/soak'
import { type MailServer, newMailServer } from '@/tests/support/network/mailServer'
import { movableClock, moveClock } from '@/tests/support/site/clock'
import { copyDatabase, hasDatabase } from '@/tests/support/site/database'
import { type RunningServer, startServer } from '@/tests/support/site/server'
import { callsOf } from '@/tests/support/site/siteCalls'
import { START_MS } from '@/tests/support/site/siteForFile'

/** The clock of the machine is wrong, and is corrected while the site runs (docs/adr/0041). */

const DAYS = 400
const DAY_MS = 86_400_000
const WITHIN = { timeout: 60_000, interval: 100 }

let folder: string
let mailServer: MailServer
let site: RunningServer

const setClock = (days: number) =>
  moveClock(path.join(folder, 'clock'), new Date(Date.now() + days * DAY_MS))

const isReceived = (email: string) =>
  mailServer.received.some(({ to }) => to.some((address) => address === email))

const applied = async (): Promise<string> => {
  const sent = await sendApplication(site.baseUrl)
  expect(sent?.acknowledged).toBeTruthy()
  if (sent?.acknowledged) await expectStored(site, [sent.acknowledged])
  return String(sent?.acknowledged?.email)
}

const isSignedIn = async (token: string) =>
  (await callsOf(site).get('/php/profile.php', token)).status === 200

/** How far the next run of each daily task is away, in days. */
const dailyInDays = async (): Promise<number[]> => {
  const rows = await site.database.rows(
    `select wait_until from payload_jobs where task_slug <> 'sendMail' and wait_until is not null`,
  )
  return rows.map((row) => (Date.parse(String(row.wait_until)) - Date.now()) / DAY_MS)
}

describe.skipIf(!hasDatabase())(`a clock that is wrong by ${DAYS} days`, () => {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'overseas-clock-'))
    setClock(DAYS)
    mailServer = await newMailServer()
    site = await startServer(
      {
        ...movableClock(path.join(folder, 'clock')),
        RATE_LIMIT_SCALE: '10000',
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'Specimen Overseas <jobs@agency.example>',
      },
      copyDatabase,
    )
  }, START_MS)

  afterAll(async () => {
    await site?.stop()
    await mailServer?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test(
    'and was ahead at the start: after the correction, without a restart, nobody is signed out, mails that waited arrive and daily tasks run within a day',
    async () => {
      const token = await callsOf(site).logIn()
      const waiting = await applied()
      const tried = 'select id from mails where next_try_at is not null'
      await vi.waitFor(async () => {
        expect(await site.database.rows(tried)).not.toEqual([])
        expect(await dailyInDays()).not.toEqual([])
      }, WITHIN)
      expect(Math.max(...(await dailyInDays()))).toBeGreaterThan(DAYS - 1)
      await mailServer.start()
      const begun = performance.now()
      setClock(0)
      expect(await isSignedIn(token)).toBe(true)
      const later = await applied()
      await vi.waitFor(() => expect(isReceived(later)).toBe(true), WITHIN)
      const seconds = (performance.now() - begun) / 1000
      await vi.waitFor(async () => {
        const days = await dailyInDays()
        expect(days).not.toEqual([])
        expect(Math.max(...days)).toBeLessThan(1.1)
      }, WITHIN)
      await vi.waitFor(() => expect(isReceived(waiting)).toBe(true), {
        ...WITHIN,
        timeout: 100_000,
      })
      figure(
        `clock ${DAYS} days ahead at the start, corrected while the site runs`,
        `queue goes on ${seconds.toFixed(0)} s after the correction, waiting mail arrives after ${((performance.now() - begun) / 1000).toFixed(0)} s`,
      )
    },
    timeLimit(180_000),
  )

  test(
    'and is behind: nobody is signed out, an application is stored and its mail arrives',
    async () => {
      const token = await callsOf(site).logIn()
      setClock(-DAYS)
      expect(await isSignedIn(token)).toBe(true)
      const email = await applied()
      await vi.waitFor(() => expect(isReceived(email)).toBe(true), WITHIN)
      setClock(0)
      await applied()
      figure(`clock ${DAYS} days behind`, 'signed in as before; stored and mailed')
    },
    timeLimit(90_000),
  )
})
