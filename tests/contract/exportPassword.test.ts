import { beforeAll, describe, expect, test } from 'vitest'
import { applyForm, registrationForm } from '@/tests/support/candidates/forms'
import { newMobile } from '@/tests/support/candidates/mobile'
import type { Row } from '@/tests/support/rows'
import { clockedSite, HOUR_MS, LAPTOP, MINUTE_MS } from '@/tests/support/site/clockedSite'
import { hasDatabase } from '@/tests/support/site/database'

const { site, pass, send, logIn, newAccount, isAlive, mailsTo } = clockedSite()

const NEEDED = {
  success: false,
  message: 'Please type your password to go on.',
  needs: 'password',
}

const CANDIDATE = { name: 'Asha Specimen', email: 'asha@candidate.example' }

let application: Row
let list: Row
type Account = Awaited<ReturnType<typeof newAccount>>
let by: Account
let other: Account
let editor: Account

const post = async (name: string, body: FormData): Promise<Row> => {
  const response = await fetch(`${site().baseUrl}/php/${name}.php`, { method: 'POST', body })
  const answer = (await response.json()) as Row // the calls answer objects
  expect(answer).toMatchObject({ success: true })
  return answer
}

beforeAll(async () => {
  if (!hasDatabase()) return
  by = await newAccount()
  other = await newAccount()
  editor = await newAccount('editor')
  const { name, email } = CANDIDATE
  const phone = newMobile()
  await post('job_applied', applyForm({ name, email, mobile: phone, whatsapp_consent: 'true' }))
  await post(
    'registration',
    await registrationForm({ full_name: name, email, whatsapp_consent: 'true' }),
  )
  const { token } = await logIn()
  const rows = await site().database.rows('select id from applications where email = ?', [email])
  application = rows[0] ?? {}
  const body = { of: 'registrations', which: 'all', filters: {} }
  const made = await send('/php/broadcast_export.php', { token, body })
  list = made.json.list as Row // the call answers an object
})

/** Every export of personal data, and what the notice calls it. */
const EXPORTS: [string, string, (token: string) => ReturnType<typeof send>][] = [
  [
    'the applicant list',
    'Applicant list, CSV',
    (token) => send('/php/application_export.php', { token }),
  ],
  [
    'the registrations',
    'Registrations, CSV',
    (token) => send('/php/registration_export.php', { token }),
  ],
  [
    'the people for a broadcast',
    'People for a broadcast, csv',
    (token) => send('/php/broadcast_export.php?format=csv&which=all', { token }),
  ],
  [
    'a broadcast list',
    'Broadcast list 1, vcf, part 1',
    (token) => send(`/php/broadcast_export.php?format=vcf&list=${list.number}`, { token }),
  ],
  [
    'all data of a person',
    'All data of one person',
    (token) =>
      send('/php/person_export.php', {
        token,
        body: { rows: [{ collection: 'applications', id: application.id }] },
      }),
  ],
]

const confirm = (token: string, current_password: unknown) =>
  send('/php/password_confirm.php', { token, body: { current_password } })

const isFile = ({ headers }: Awaited<ReturnType<typeof send>>) =>
  headers.get('content-disposition')?.startsWith('attachment') === true

describe.skipIf(!hasDatabase()).each(EXPORTS)('the export of %s', (_which, what, run) => {
  test('needs a password of the last ten minutes, and is told to the other admins', async () => {
    const before = (await mailsTo(other.email)).length
    const { token } = await logIn(by)
    expect(isFile(await run(token))).toBe(true)

    await pass(10 * MINUTE_MS + 1000)
    const refused = await run(token)
    expect(refused.json).toEqual(NEEDED)
    expect(refused.status).toBe(200)
    expect(refused.text).not.toContain('Asha')

    const confirmed = await confirm(token, by.password)
    expect(confirmed.json).toEqual({ success: true, message: 'Password confirmed.' })
    expect(isFile(await run(token))).toBe(true)
    await pass(10 * MINUTE_MS + 1000)
    expect((await run(token)).json).toEqual(NEEDED)

    const mails = (await mailsTo(other.email)).slice(before)
    expect(mails).toHaveLength(2)
    for (const { kind, subject, text, html } of mails) {
      expect({ kind, subject }).toEqual({ kind: 'export', subject: 'Personal data was exported' })
      expect(text).toMatch(new RegExp(`By: ${by.name}\nWhat: ${what}\nRows: 1\nWhen: \\d`))
      expect(`${text}${html}`).not.toMatch(/Asha|candidate\.example/)
    }
    const kinds = [...(await mailsTo(by.email)), ...(await mailsTo(editor.email))]
    expect(kinds.filter(({ kind }) => kind === 'export')).toEqual([])
  })
})

describe.skipIf(!hasDatabase())('the password before an export', () => {
  test('that was given in another session of the account does not count', async () => {
    const { token } = await logIn(by)
    await pass(HOUR_MS)
    const elsewhere = (await logIn(by, LAPTOP)).token
    expect(isFile(await send('/php/application_export.php', { token: elsewhere }))).toBe(true)
    expect((await send('/php/application_export.php', { token })).json).toEqual(NEEDED)
  })

  test.each([
    ['wrong', 'not the password', 'The current password is not right'],
    ['empty', '', 'Current password is required'],
    ['no text', 7, 'Current password is required'],
    ['too long', 'x'.repeat(257), 'The current password is not right'],
  ])('that is %s opens nothing', async (_how, typed, message) => {
    const { token } = await logIn(by)
    await pass(HOUR_MS)
    const answer = await confirm(token, typed)
    expect(answer.json).toEqual({ success: false, message, errors: { current_password: message } })
    expect((await send('/php/application_export.php', { token })).json).toEqual(NEEDED)
    expect(await isAlive(token)).toBe(true)
  })

  test('is not replaced by a refreshed token', async () => {
    const { token } = await logIn(by)
    await pass(HOUR_MS)
    const { json } = await send('/api/users/refresh-token', { token, body: {} })
    const exported = await send('/php/application_export.php', {
      token: String(json.refreshedToken),
    })
    expect(exported.json).toEqual(NEEDED)
  })

  test('is not needed to count the people of a broadcast', async () => {
    const { token } = await logIn(by)
    await pass(HOUR_MS)
    expect((await send('/php/broadcast_export.php', { token })).json).toMatchObject({
      success: true,
      count: { all: 1 },
    })
  })

  test('cannot be given without a token', async () => {
    expect((await confirm('', 'a password to begin with')).status).toBe(401)
    expect((await confirm('made up', 'a password to begin with')).status).toBe(401)
  })
})
