import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { newEmail } from '@/tests/support/candidates/apply'
import { bearer } from '@/tests/support/network/http'
import {
  apply,
  isBuilt,
  mailSiteForFile,
  mailsTo,
  query,
  site,
  WITHIN,
} from '@/tests/support/network/mailSite'
import { movableClock, moveClock } from '@/tests/support/site/clock'
import { TEST_ADMIN } from '@/tests/support/site/server'

const folder = mkdtempSync(path.join(tmpdir(), 'overseas-messages-'))
const clock = path.join(folder, 'clock')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

mailSiteForFile(movableClock(clock))

const send = async (name: string, body: object, token?: string) => {
  const response = await fetch(`${site.baseUrl}/php/${name}.php`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...bearer(token) },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, unknown>
}

const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)

/** Moves the clock of the site to a time of tomorrow in UTC; it goes on from there. */
const tomorrowAt = (time: string) => moveClock(clock, new Date(`${tomorrow}T${time}Z`))

/** A message to somebody who applied, by an admin who signs in now. */
const message = async () => {
  const email = newEmail()
  const reference = await apply({ email })
  const [row] = await query('select id from applications where reference = ?', [reference])
  const { token } = await send('login', TEST_ADMIN)
  const message_id = randomUUID()
  const body = { to: Number(row?.id), message_id, subject: 'News', text: 'Hello' }
  const answer = await send('application_update', body, String(token))
  return { email, message_id, answer, token: String(token) }
}

const newsTo = (email: string) => mailsTo(email).filter(({ mail }) => mail.subject === 'News')

describe.skipIf(!isBuilt)('a message of staff', () => {
  test('waits a minute, and is never sent when it was taken back meanwhile', async () => {
    tomorrowAt('06:00:00')
    const kept = await message()
    const taken = await message()
    expect(kept.answer.message).toMatch(/^1 mail is sent at .+, 11:31, Mumbai time\.$/)
    const answer = await send('application_update', { take_back: taken.message_id }, taken.token)
    expect(answer).toMatchObject({ success: true, message: '1 taken back.' })
    expect(newsTo(kept.email)).toEqual([])
    tomorrowAt('06:05:00')
    await vi.waitFor(() => expect(newsTo(kept.email)).toHaveLength(1), WITHIN)
    expect(newsTo(taken.email)).toEqual([])
  })

  test('that is written at night is sent in the morning', async () => {
    tomorrowAt('17:00:00')
    const { email, answer } = await message()
    expect(answer.message).toMatch(/^1 mail is sent at .+, 08:00, Mumbai time\.$/)
    tomorrowAt('23:00:00')
    // A confirmation of this hour is sent at once: the queue has run, and the message waits.
    const another = newEmail()
    await apply({ email: another })
    await vi.waitFor(() => expect(mailsTo(another)).toHaveLength(1), WITHIN)
    expect(newsTo(email)).toEqual([])
    moveClock(clock, new Date(Date.parse(`${tomorrow}T02:31:00Z`) + 24 * 3_600_000))
    await vi.waitFor(() => expect(newsTo(email)).toHaveLength(1), WITHIN)
  })
})
