import { statfsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { MESSAGES } from '@/lib/shared/messages'
import {
  type Acknowledged,
  expectStored,
  orphans,
  type Sent,
  sendApplication,
} from '@/tests/support/candidates/acknowledged'
import { mountDisk, mountProblem, type OwnDisk } from '@/tests/support/disk/ownDisk'
import { amount, figure, timeLimit } from '@/tests/support/disk/soak'
import { copyDatabase, hasDatabase } from '@/tests/support/site/database'
import { type RunningServer, startServer } from '@/tests/support/site/server'
import { START_MS } from '@/tests/support/site/siteForFile'

/**
 * A site whose database and uploads are on two small disks, which get full or read-only while it
 * runs (docs/adr/0041).
 */

const problem = hasDatabase() ? mountProblem() : 'the site is not started by the tests'
if (problem) process.stdout.write(`Skipped: ${problem}\n`)

const DATABASE_MB = 64
const UPLOADS_MB = 128
/** Of each number, several at a time. */
const SENT = amount(24, 300)
const AT_A_TIME = 8
const WITHIN = { timeout: 30_000, interval: 200 }

// With a reserve the forms are refused before the disk is full (monitoring.test.ts).
const WITHOUT_RESERVE = { RATE_LIMIT_SCALE: '10000', DISK_RESERVE_MB: '0' }

let site: RunningServer
const disks: Record<'database' | 'uploads', OwnDisk | undefined> = {
  database: undefined,
  uploads: undefined,
}
const acknowledged: Acknowledged[] = []

/** Sends applications and keeps what was acknowledged; every one of them must be answered. */
const send = async (count: number): Promise<Sent[]> => {
  const answers: Sent[] = []
  const senders = Array.from({ length: AT_A_TIME }, async () => {
    while (answers.length < count) {
      const sent = await sendApplication(site.baseUrl)
      expect(sent, 'an answer').not.toBeNull()
      if (!sent) return
      answers.push(sent)
      if (sent.acknowledged) acknowledged.push(sent.acknowledged)
    }
  })
  await Promise.all(senders)
  return answers
}

/** What is free within the database's own files, its journal above all, is used first. */
const sendUntilRefused = async (): Promise<Sent[]> => {
  const answers = await send(SENT)
  while (refusedOf(answers).length === 0 && answers.length < 20 * SENT) {
    answers.push(...(await send(SENT)))
  }
  return answers
}

const refusedOf = (answers: Sent[]) => answers.filter((answer) => !answer.acknowledged)

const expectTryAgain = (answers: Sent[]) => {
  for (const { status, message } of refusedOf(answers)) {
    expect({ status, message }).toEqual({ status: 500, message: MESSAGES.unforeseen })
  }
}

const pagesAreServed = async () => {
  for (const address of ['/', '/job-list', '/php/joblist.php']) {
    expect((await fetch(`${site.baseUrl}${address}`)).status, address).toBe(200)
  }
}

const worksAgain = () =>
  vi.waitFor(async () => expect(refusedOf(await send(AT_A_TIME))).toEqual([]), WITHIN)

const freeMb = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder)
  return (bavail * bsize) / 1_048_576
}

describe.skipIf(problem !== null)('a disk that gets full while candidates apply', () => {
  beforeAll(async () => {
    site = await startServer(WITHOUT_RESERVE, async (dataDir, database) => {
      disks.database = mountDisk(dataDir, DATABASE_MB)
      disks.uploads = mountDisk(path.join(dataDir, 'uploads'), UPLOADS_MB)
      await copyDatabase(dataDir, database)
    })
  }, START_MS)

  afterAll(async () => {
    await site?.kill()
    disks.uploads?.remove()
    disks.database?.remove()
    await site?.stop()
  })

  test.each(['uploads', 'database'] as const)(
    'the one of the %s: they are asked to try again, nothing is half stored, and it works again when there is room',
    async (which) => {
      expect(refusedOf(await send(AT_A_TIME))).toEqual([])
      disks[which]?.fill()
      const answers = await sendUntilRefused()
      expect(refusedOf(answers).length).toBeGreaterThan(0)
      expectTryAgain(answers)
      await pagesAreServed()
      await expectStored(site, acknowledged)
      disks[which]?.free()
      await worksAgain()
      await expectStored(site, acknowledged)
      expect(await orphans(site)).toEqual([])
      figure(
        `disk of the ${which} full, ${AT_A_TIME} senders`,
        `${answers.length} sent: ${refusedOf(answers).length} asked to try again, ${answers.length - refusedOf(answers).length} stored completely; pages served; works again without a restart; ${Math.round(freeMb(site.dataDir))} MB left for the database`,
      )
    },
    timeLimit(90_000),
  )

  test(
    'and then read-only: they are asked to try again, and after its repair everything acknowledged is there',
    async () => {
      await pagesAreServed()
      disks.uploads?.breakDown()
      disks.database?.breakDown()
      const answers = await send(SENT)
      expect(refusedOf(answers)).toHaveLength(answers.length)
      expectTryAgain(answers)
      await pagesAreServed()
      await site.kill()
      disks.uploads?.detach()
      disks.database?.detach()
      disks.database?.attach()
      disks.uploads?.attach()
      await site.restart()
      await worksAgain()
      await expectStored(site, acknowledged)
      figure(
        'both disks read-only at once, with open files',
        `${answers.length} sent, all asked to try again; pages served`,
      )
    },
    timeLimit(90_000),
  )
})
