import { expect, test } from 'vitest'
import { hasDatabase } from '@/tests/support/site/database'
import { siteForFile } from '@/tests/support/site/siteForFile'

/** A twentieth of the real limits: 30 requests at once, then 15 a second, of which 75 wait. */
const site = siteForFile({ RATE_LIMIT_SCALE: '0.05', TRUSTED_HOPS: '1' })

const ask = (path: string, from: string) =>
  fetch(`${site().baseUrl}${path}`, { headers: { 'X-Forwarded-For': from } })

test.skipIf(!hasDatabase())(
  'a sender who asks for more than the site sends gets stored pages later, or is asked to wait',
  async () => {
    await ask('/', '203.0.113.1')
    const flood = Promise.all(Array.from({ length: 1000 }, () => ask('/', '203.0.113.2')))
    // Others, and what monitoring asks for, are not concerned meanwhile.
    expect((await ask('/', '203.0.113.3')).status).toBe(200)
    expect((await ask('/health', '203.0.113.2')).status).toBe(200)
    const answers = await flood
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status === 200).length).toBe(1000 - refused.length)
  },
  120_000,
)
