import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { newEmail } from '@/tests/support/candidates/apply'
import { enquiryForm, registrationForm } from '@/tests/support/candidates/forms'
import { mark } from '@/tests/support/mark'
import {
  about,
  apply,
  isBuilt,
  mailServer,
  mailSiteForFile,
  mailsAbout,
  OFFICE,
  post,
  query,
  site,
  WITHIN,
} from '@/tests/support/network/mailSite'
import { callsOf } from '@/tests/support/site/siteCalls'
import { isOnPostgres } from '@/tests/support/site/siteDatabase'

mailSiteForFile()

const HOUR_MS = 3_600_000

// Each message is different: the same message sent again within ten minutes is stored once.
const ask = async (email: string) => post('enquiry', enquiryForm({ email, message: mark() }))

/** The mails received for an address, whatever its tag and capitals. */
const receivedBy = (name: string) =>
  mailServer.received.filter(({ to }) => to.some((one) => one.toLowerCase().startsWith(name)))

/** The number of confirmations to an address in each state. */
const statesFor = async (name: string) => {
  const rows = await query(
    'select state, count(*) as mails from mails where kind = \'confirm\' and lower("to") like ? group by state',
    [`${name}%`],
  )
  return Object.fromEntries(rows.map(({ state, mails }) => [String(state), Number(mails)]))
}

const makeOlder = async (name: string, ms: number) => {
  const rows = await query('select id, created_at from mails where lower("to") like ?', [
    `${name}%`,
  ])
  for (const { id, created_at } of rows) {
    const earlier = new Date(Date.parse(String(created_at)) - ms).toISOString()
    await query('update mails set created_at = ? where id = ?', [earlier, Number(id)])
  }
}

describe.skipIf(!isBuilt)('somebody who enters another person’s address', () => {
  test('causes at most five mails to it in an hour, however it is written, and cannot notice it', async () => {
    const name = mark()
    const addresses = [
      `${name}@visitor.example`,
      `${name.toUpperCase()}@visitor.example`,
      `${name}+1@visitor.example`,
      `${name}@VISITOR.example`,
      `${name}+a+b@visitor.example`,
      `${name}+2@visitor.example`,
      `${name}@visitor.example`,
    ]
    const answers: Record<string, unknown>[] = []
    for (const email of addresses) answers.push(await ask(email))
    const said = answers.map(({ reference, ...rest }) => rest)
    expect(new Set(said.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(said[0]).toMatchObject({ success: true })

    // Each message is stored, and staff are notified of each.
    for (const { reference } of answers) {
      await vi.waitFor(
        () => expect(about(String(reference)).some(({ to }) => to.includes(OFFICE))).toBe(true),
        WITHIN,
      )
      expect(
        await query('select id from enquiries where reference = ?', [String(reference)]),
      ).toHaveLength(1)
    }
    await vi.waitFor(async () => {
      expect(await statesFor(name)).toEqual({ sent: 5, held: 2 })
    }, WITHIN)
    expect(receivedBy(name)).toHaveLength(5)
  })

  test('causes no more mails by using all three forms or sending many at the same time', async () => {
    const name = mark()
    const email = `${name}@visitor.example`
    await Promise.all([
      ...Array.from({ length: 4 }, (_, i) => ask(`${name}+${i}@visitor.example`)),
      apply({ email, submission_id: randomUUID() }),
      apply({ email, submission_id: randomUUID() }),
      post('registration', await registrationForm({ email })),
    ])
    await vi.waitFor(async () => {
      expect(await statesFor(name)).toEqual({ sent: 5, held: 2 })
    }, WITHIN)
  })

  test('causes none later: neither a restart nor the sweep sends held mails', async () => {
    const name = mark()
    for (let i = 0; i < 6; i += 1) await ask(`${name}+${i}@visitor.example`)
    await vi.waitFor(async () => {
      expect(await statesFor(name)).toEqual({ sent: 5, held: 1 })
    }, WITHIN)
    await site.kill()
    await query('delete from payload_jobs')
    await site.restart()
    // A mail sent after the restart shows that the sweep at the start is over.
    const reference = await apply({ email: newEmail() })
    await mailsAbout(reference)
    expect(await statesFor(name)).toEqual({ sent: 5, held: 1 })
    expect(receivedBy(name)).toHaveLength(5)
  }, 60_000)

  test('causes at most twenty in a day, and more on the next day', async () => {
    const name = mark()
    for (let hour = 0; hour < 5; hour += 1) {
      for (let i = 0; i < 5; i += 1) await ask(`${name}+${hour}-${i}@visitor.example`)
      await vi.waitFor(async () => {
        const states = Object.values(await statesFor(name))
        expect(states.reduce((sum, mails) => sum + mails, 0)).toBe(5 * (hour + 1))
      }, WITHIN)
      await makeOlder(name, HOUR_MS + 1000)
    }
    await vi.waitFor(async () => {
      expect(await statesFor(name)).toEqual({ sent: 20, held: 5 })
    }, WITHIN)
    await makeOlder(name, 24 * HOUR_MS)
    await ask(`${name}@visitor.example`)
    await vi.waitFor(async () => {
      expect(await statesFor(name)).toEqual({ sent: 21, held: 5 })
    }, WITHIN)
  }, 60_000)

  test('does not prevent mails to anybody else', async () => {
    const name = mark()
    for (let i = 0; i < 6; i += 1) await ask(`${name}@visitor.example`)
    const reference = await apply({ email: `${name}x@visitor.example` })
    expect(await mailsAbout(reference)).toHaveLength(2)
  })
})

describe.skipIf(!isBuilt)('an admin', () => {
  test('sees which mails were held back', async () => {
    const name = mark()
    for (let i = 0; i < 6; i += 1) await ask(`${name}@visitor.example`)
    const calls = callsOf(site)
    const token = await calls.logIn()
    await vi.waitFor(async () => {
      const { text } = await calls.get('/php/mail_list.php?state=held', token)
      const held = (JSON.parse(text).mails as { to: string; state: string; sent_at: unknown }[]) // asserted below
        .filter(({ to }) => to.startsWith(name))
      expect(held).toMatchObject([{ state: 'held', sent_at: null }])
    }, WITHIN)
  })
})

test.skipIf(!isBuilt)('counting the mails to an address uses an index', async () => {
  const counting = `select count(*) from mails
     where recipient = 'a@b.example' and created_at > '2026-01-01' and kind = 'confirm'`
  if (isOnPostgres) {
    // Postgres scans a small table even with an index: check only that the index exists.
    const indexes = await query("select indexdef from pg_indexes where tablename = 'mails'")
    expect(JSON.stringify(indexes)).toMatch(/\(recipient, created_at\)/)
    return
  }
  const [step] = await query(`explain query plan ${counting}`)
  expect(String(step?.detail)).toMatch(/INDEX \S*recipient\S* \(recipient=\? AND created_at>\?\)/)
})
