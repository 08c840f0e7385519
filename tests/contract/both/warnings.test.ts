import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '@/tests/support/rows'
import { clockedSite, HOUR_MS } from '@/tests/support/site/clockedSite'
import { hasDatabase } from '@/tests/support/site/database'

/** What the other admins are told at once; erasures: manyErasures.test.ts. */
const { site, pass, send, logIn, newAccount, mailsTo } = clockedSite()

type Account = Awaited<ReturnType<typeof newAccount>>
let by: Account
let other: Account

beforeAll(async () => {
  if (!hasDatabase()) return
  by = await newAccount()
  other = await newAccount()
})

const warnings = async (account = other) =>
  (await mailsTo(account.email)).filter(({ kind }) => kind === 'warning')

const alertsOf = async (account: Account): Promise<unknown> =>
  (await send('/php/office.php', { token: (await logIn(account)).token })).json.alerts

const setFacts = async (facts: object) => {
  const { token } = await logIn(by)
  const answer = await send('/api/globals/site-settings', { token, body: facts })
  expect(answer.status, answer.text).toBe(200)
}

describe.skipIf(!hasDatabase())('the other admins are told', () => {
  test('of a deleted account, without its name', async () => {
    const gone = await newAccount('editor')
    const { token } = await logIn(by)
    const deleted = await fetch(`${site().baseUrl}/api/users/${gone.id}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(deleted.status).toBe(200)
    const [mail] = await warnings()
    expect(mail).toMatchObject({ subject: 'An account of staff was deleted' })
    expect(mail?.text).toContain(`Account: number ${gone.id}`)
    expect(mail?.text).not.toContain(gone.email)
    expect(await warnings(by)).toEqual([])
    const alert = expect.objectContaining({
      key: 'account-deleted',
      todo: expect.stringContaining(`By admin ${by.id}.`),
    })
    expect(await alertsOf(other)).toContainEqual(alert)
    expect(await alertsOf(by)).not.toContainEqual(alert)
  })

  test('of changed identity facts with both values, once an hour for the same fact', async () => {
    await setFacts({ phone: '+91 22 4444 4444' })
    const before = await warnings()
    expect(before.at(-1)?.text).toContain('Phone: +91 22 4444 4444 (before: +91 22 0000 0000)')
    await setFacts({ phone: '+91 22 5555 5555' })
    await setFacts({ office_hours: 'Monday to Friday' })
    expect(await warnings()).toHaveLength(before.length)
    await setFacts({ official_domain: 'other.example', grievance_contact: 'Asha Specimen' })
    const text = (await warnings()).at(-1)?.text
    expect(text).toContain('Official mail domain: other.example (before: ')
    expect(text).toContain('Person for grievances: changed')
    expect(text).not.toContain('Asha')
    await pass(HOUR_MS)
    await setFacts({ phone: '+91 22 6666 6666' })
    expect((await warnings()).at(-1)?.text).toContain('(before: +91 22 5555 5555)')
    expect(await alertsOf(other)).toContainEqual(expect.objectContaining({ key: 'identity' }))
  })

  test('of a restored version of these facts', async () => {
    const { token } = await logIn(by)
    const query = 'where[version.phone][equals]=%2B91 22 4444 4444'
    const list = await send(`/api/globals/site-settings/versions?${query}`, { token })
    const [oldest] = list.json.docs as Row[] // Payload's answer to a find
    expect(oldest).toBeDefined()
    const before = (await warnings()).length
    const back = `/api/globals/site-settings/versions/${oldest?.id}`
    expect((await send(back, { token, body: {} })).status).toBe(200)
    expect((await warnings()).slice(before)).toMatchObject([
      { subject: 'The agency’s name, licence or addresses were changed' },
    ])
  })
})
