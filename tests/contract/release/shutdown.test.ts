import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { figure } from '@/tests/support/disk/soak'
import { copyDatabase } from '@/tests/support/site/database'
import { environmentOf, freePort } from '@/tests/support/site/server'
import { isOnPostgres, newSiteDatabase, type SiteDatabase } from '@/tests/support/site/siteDatabase'

/** `npm start` as a supervisor such as systemd or Docker sees it. Skipped with TEST_BASE_URL. */
const isBuilt = inject('server') !== null
const START_MS = 150_000

type Started = {
  process: ChildProcess
  port: number
  dataDir: string
  database: SiteDatabase
  /** The exit code, once the process has ended. */
  code: Promise<number | null>
}

const begun: Started[] = []

const start = async (): Promise<Started> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'overseas-stopping-'))
  const database = await newSiteDatabase(dataDir)
  await copyDatabase(dataDir, database)
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentOf({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: isOnPostgres ? database.url : '',
      SEED_SAMPLES: 'false',
    }),
  })
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const started = { process: child, port, dataDir, database, code }
  begun.push(started)
  await new Promise<void>((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk
      if (said.includes('The site is at')) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', () => reject(new Error(`npm start ended:\n${said}`)))
  })
  return started
}

/** The process id of the server that npm start has started. */
const serverOf = ({ process: { pid } }: Started): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])

/** A connection with half a request, as any client can hold open. */
const halfRequest = ({ port }: Started, text: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, () => resolve(socket)))
    socket.once('error', reject)
  })

afterAll(async () => {
  for (const { process: child, dataDir, database } of begun) {
    child.kill('SIGKILL')
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

describe.skipIf(!isBuilt)('npm start', () => {
  let held: Started
  let killed: Started

  beforeAll(async () => {
    held = await start()
    killed = await start()
  }, START_MS)

  test.each(['SIGKILL', 'SIGABRT'] as const)(
    'ends with an error code when the server is killed by %s, so that a supervisor restarts it',
    async (signal) => {
      const started = signal === 'SIGKILL' ? killed : await start()
      process.kill(serverOf(started), signal)
      expect(await started.code).toBe(signal === 'SIGKILL' ? 137 : 134)
    },
    START_MS,
  )

  test(
    'ends without an error on SIGTERM, even while clients hold half-open connections',
    async () => {
      await halfRequest(held, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ')
      await halfRequest(
        held,
        'POST /php/login.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      )
      const begun = performance.now()
      held.process.kill('SIGTERM')
      expect(await held.code).toBe(0)
      const seconds = (performance.now() - begun) / 1000
      // The promise itself (docs/security.md, M5): supervisors kill what takes longer.
      expect(seconds).toBeLessThan(25)
      figure('SIGTERM with half-open connections', `ends after ${seconds.toFixed(1)} s, code 0`)
    },
    START_MS,
  )
})
