import { request } from 'node:http'
import { expect, test } from 'vitest'
import { hasDatabase } from '@/tests/support/site/database'
import { siteForFile } from '@/tests/support/site/siteForFile'

/** A site without a proxy in front (TRUSTED_HOPS 0) must ignore X-Forwarded-For. */
const isBuilt = hasDatabase()

const site = siteForFile({ SEED_SAMPLES: 'false', TRUSTED_HOPS: '0' })

/** Sends an empty form from one of this machine's addresses. Returns the status. */
const send = (localAddress: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: new URL(site().baseUrl).port,
        path: '/php/job_applied.php',
        method: 'POST',
        localAddress,
        headers: { 'Content-Type': 'multipart/form-data; boundary=x', ...headers },
      },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    outgoing.once('error', reject)
    outgoing.end('--x--\r\n')
  })

test.skipIf(!isBuilt)(
  'without a proxy, the sender is the socket’s address, whatever the headers claim',
  async () => {
    const forged = (i: number) => ({
      'X-Forwarded-For': `198.51.100.${i}`,
      'X-Socket-Address': `198.51.100.${i}`,
      Forwarded: `for=198.51.100.${i}`,
    })
    const statuses: number[] = []
    for (let i = 0; i < 61; i++) statuses.push(await send('127.0.0.1', forged(i)))
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200))
    expect(statuses[60]).toBe(429)
    expect(await send('127.0.0.2', {})).toBe(200)
  },
)
