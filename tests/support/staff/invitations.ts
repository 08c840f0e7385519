import { expect } from 'vitest'
import { mark } from '../mark'
import { type MailServer, newMailServer } from '../network/mailServer'
import type { Row } from '../rows'
import { callInProcess, logInHere } from '../site/callsInProcess'
import { ownPayload } from '../site/ownPayload'
import { TEST_ADMIN } from '../site/server'

/** The one refusal of every link that does not work. */
export const INVALID =
  'This invitation does not work. It was used or withdrawn, or it has expired. Please ask the office for a new one.'
export const PASSWORD = 'a password of my own'

export const newStaffEmail = () => `${mark()}@staff.example`

export const person = (email: string) => ({
  name: 'Nadia New',
  email,
  role: 'recruiter',
  current_password: TEST_ADMIN.password,
})

export const post = async (name: string, body: object, token = '') =>
  (await callInProcess(name, { body, token })).body

export const accept = (token: string, password: string | undefined = PASSWORD) =>
  post('invitation', { token, password })

/**
 * Payload in the test's own process with a real mail server, its admin, and how to invite there.
 * `smtpUrl` is what the site is told about the mail server; '' for none.
 */
export const invitationSite = async (smtpUrl = (server: MailServer) => server.url) => {
  const mailServer = await newMailServer()
  await mailServer.start()
  Object.assign(process.env, {
    SMTP_URL: smtpUrl(mailServer),
    MAIL_FROM: 'Specimen Overseas <jobs@agency.example>',
    RATE_LIMIT_SCALE: '10000',
  })
  const { payload, database, end } = await ownPayload()
  const { MAIL_QUEUE } = await import('@/collections/Mails/outbox')
  const { env } = await import('@/lib/server/settings/env')
  const data = { ...TEST_ADMIN, name: 'Admin', role: 'admin' as const }
  const { id } = await payload.create({ collection: 'users', data })
  const admin = await logInHere()
  const query = (sql: string, values: (string | number)[] = []) => database.rows(sql, values)

  const mailsTo = (email: string) => mailServer.received.filter(({ to }) => to.includes(email))

  const sendMails = () => payload.jobs.run({ queue: MAIL_QUEUE, limit: 100 })

  const invite = async (email: string, other: object = {}, by = admin) => {
    const answer = await post('accounts', { action: 'invite', ...person(email), ...other }, by)
    await sendMails()
    return answer
  }

  /** Invites and returns the token of the newest mail. */
  const invited = async (email: string, other: object = {}): Promise<string> => {
    expect(await invite(email, other)).toMatchObject({ success: true })
    const text = mailsTo(email).at(-1)?.mail.text ?? ''
    const found = new RegExp(`${env.siteUrl}/invitation#([\\w-]{43})\\s`).exec(text)?.[1]
    return found ?? expect.fail(`no link in: ${text}`)
  }

  const accountsOf = (email: string): Promise<Row[]> =>
    query('select id, role, name from users where email = ?', [email])

  /** The open invitations of an address, as the admin sees them. */
  const openOf = async (email: string): Promise<Row[]> => {
    const { body } = await callInProcess('accounts', { method: 'GET', token: admin })
    return (body.invitations as Row[]).filter((row) => row.email === email) // of accounts.php
  }

  /** What the audit trail says of an invitation. */
  const linesOf = async (id: unknown) =>
    (
      await query(
        "select actor, detail from audit where action = 'invitation' and subject_id = ? order by id",
        [Number(id)],
      )
    ).map(({ actor, detail }) => `${actor} ${detail}`)

  return {
    ...{ payload, query, mailServer, admin, by: `admin ${id}`, mailsTo, sendMails },
    ...{ invite, invited, accountsOf, openOf, linesOf },
    end: async () => {
      await end()
      await mailServer.stop()
    },
  }
}
