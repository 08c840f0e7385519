import { readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import {
  type Acknowledged,
  expectStored,
  orphans,
  sendApplication,
  storedApplications,
} from '@/tests/support/candidates/acknowledged'
import { amount, figure, quantile, timeLimit } from '@/tests/support/disk/soak'
import { isBuilt, mailServer, mailSiteForFile, query, site } from '@/tests/support/network/mailSite'

/** The process is killed again and again while applications arrive (docs/adr/0041). */

const KILLS = amount(2, 50)
const SENDERS = 32
/** A kill comes after up to this many further acknowledgements, and up to this many milliseconds. */
const MAX_BETWEEN = amount(10, 40)
const MAX_MS = 40

const WITHIN = { timeout: timeLimit(60_000), interval: 100 }

mailSiteForFile()

const random = (below: number) => Math.floor(Math.random() * below)

/** Sends with 32 at a time, and waits while the site is down. */
const startSending = () => {
  const acknowledged: Acknowledged[] = []
  let unanswered = 0
  let isOver = false
  let up: Promise<void> = Promise.resolve()
  const senders = Array.from({ length: SENDERS }, async () => {
    while (!isOver) {
      await up
      const sent = await sendApplication(site.baseUrl)
      if (sent?.acknowledged) acknowledged.push(sent.acknowledged)
      else unanswered += 1
      // A refused connection would be tried again before the site can end or start.
      if (!sent) await pause(10)
    }
  })
  return {
    acknowledged,
    unanswered: () => unanswered,
    during: async (work: () => Promise<void>) => {
      up = work()
      await up
    },
    end: async () => {
      isOver = true
      await Promise.all(senders)
    },
  }
}

const makeOld = (folder: string) => {
  const then = new Date(Date.now() - 25 * 3_600_000)
  for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), then, then)
}

test.skipIf(!isBuilt)(
  'a site that is killed at random moments under 32 senders keeps row, file and mails of every application it has acknowledged, and no other file',
  async () => {
    const sending = startSending()
    const downMs: number[] = []
    for (let kill = 0; kill < KILLS; kill += 1) {
      const target = sending.acknowledged.length + 1 + random(MAX_BETWEEN)
      await vi.waitFor(() => expect(sending.acknowledged.length).toBeGreaterThan(target), {
        ...WITHIN,
        interval: 5,
      })
      await pause(random(MAX_MS))
      await sending.during(async () => {
        const begun = performance.now()
        await site.kill()
        await site.restart()
        downMs.push(performance.now() - begun)
      })
    }
    await sending.end()
    const { acknowledged } = sending
    await expectStored(site, acknowledged)
    expect(await query('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])

    const rows = await storedApplications(site)
    const without = (count: string) =>
      query(
        `select reference from applications a where email like '%@candidate.example' and
         (select count(*) from mails m where m.application_id = a.id and m.state = 'sent') ${count}`,
      )
    await vi.waitFor(async () => expect(await without('<> 2')).toEqual([]), WITHIN)
    const reached = new Set(mailServer.received.flatMap(({ to }) => to))
    expect(acknowledged.filter(({ email }) => !reached.has(email))).toEqual([])

    const left = await orphans(site)
    await site.kill()
    makeOld(path.join(site.dataDir, 'uploads/resume'))
    await site.restart()
    await vi.waitFor(async () => expect(await orphans(site)).toEqual([]), WITHIN)
    await expectStored(site, acknowledged)
    figure(
      `kill -9 at ${KILLS} random moments, ${SENDERS} senders`,
      `${acknowledged.length} acknowledged, 0 without row, complete file or mails; ${sending.unanswered()} without an answer, ${rows.length - acknowledged.length} of them stored; ${left.length} files without a row, 0 after the sweep; answers again after ${Math.round(quantile(downMs, 0.5))} ms (median), ${Math.round(quantile(downMs, 1))} ms (longest)`,
    )
  },
  timeLimit(120_000),
)
