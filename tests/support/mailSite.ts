import { expect, vi } from 'vitest'
import { newEmail } from './apply'
import { copyDatabase, hasDatabase } from './database'
import { applyForm } from './forms'
import { type MailServer, newMailServer, type TakenMail } from './mailServer'
import { type RunningServer, startServer } from './server'

/** A site of its own with a real mail server, both of which go down and come back. */
export const isBuilt = hasDatabase()
export const OFFICE = 'office@agency.example'
export const WITHIN = { timeout: 25_000, interval: 100 }

export let mailServer: MailServer
export let site: RunningServer

/** For beforeAll. */
export const startMailSite = async (): Promise<void> => {
  if (!isBuilt) return
  mailServer = await newMailServer()
  await mailServer.start()
  site = await startServer(
    {
      SEED_SAMPLES: 'false',
      RATE_LIMIT_SCALE: '10000',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Specimen Overseas <jobs@agency.example>',
      OFFICE_EMAIL: OFFICE,
    },
    copyDatabase,
  )
}

/** For afterAll. */
export const stopMailSite = async (): Promise<void> => {
  if (!isBuilt) return
  await site.stop()
  await mailServer.stop()
}

export const START_MS = 150_000

export const post = async (name: string, body: FormData, headers: Record<string, string> = {}) => {
  const response = await fetch(`${site.baseUrl}/php/${name}.php`, { method: 'POST', body, headers })
  return (await response.json()) as Record<string, unknown>
}

export const apply = async (overrides: Parameters<typeof applyForm>[0]): Promise<string> => {
  const body = await post('job_applied', applyForm(overrides))
  expect(body).toMatchObject({ success: true })
  return String(body.reference)
}

export const mailsTo = (email: string): TakenMail[] =>
  mailServer.taken.filter(({ to }) => to.includes(email))

export const about = (reference: string): TakenMail[] =>
  mailServer.taken.filter(({ mail }) => mail.subject?.includes(reference))

/** The mails about a reference, once all are there. That none comes twice is asked at the end. */
export const mailsAbout = async (reference: string, count = 2): Promise<TakenMail[]> => {
  await vi.waitFor(() => expect(about(reference)).toHaveLength(count), WITHIN)
  return about(reference)
}

export const only = (mails: TakenMail[]): TakenMail => {
  expect(mails).toHaveLength(1)
  return mails[0] as TakenMail // the line above
}

export const query = (sql: string, values: (string | number)[] = []) =>
  site.database.rows(sql, values)

/** How often the outbox tried a mail. */
export const triesOf = async (reference: string) => {
  const [row] = await query('select min(tries) as tries from mails where key like ?', [
    `%:${reference}`,
  ])
  return Number(row?.tries ?? 0)
}

/** No mail of all these was taken twice: to be asked at the end of a file. */
export const expectNoneTwice = async (): Promise<void> => {
  const last = await apply({ email: newEmail() })
  await mailsAbout(last)
  const ids = mailServer.taken.map(({ mail }) => mail.messageId)
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
}
