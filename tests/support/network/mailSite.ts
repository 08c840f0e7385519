import { afterAll, beforeAll, expect, vi } from 'vitest'
import { newEmail } from '../candidates/apply'
import { applyForm } from '../candidates/forms'
import { copyDatabase, hasDatabase } from '../site/database'
import { type RunningServer, startServer } from '../site/server'
import { START_MS } from '../site/siteForFile'
import { type MailServer, newMailServer, type ReceivedMail } from './mailServer'

/** A separate site with a real mail server; both can be stopped and restarted. */
export const isBuilt = hasDatabase()
export const OFFICE = 'office@agency.example'
export const WITHIN = { timeout: 25_000, interval: 100 }

export let mailServer: MailServer
export let site: RunningServer

/** Starts both before the first test of a file and stops them after the last one. */
export const mailSiteForFile = (settings: Record<string, string> = {}): void => {
  if (!isBuilt) return
  beforeAll(() => startMailSite(settings), START_MS)
  afterAll(async () => {
    await site.stop()
    await mailServer.stop()
  })
}

const startMailSite = async (settings: Record<string, string>): Promise<void> => {
  mailServer = await newMailServer()
  await mailServer.start()
  site = await startServer(
    {
      SEED_SAMPLES: 'false',
      RATE_LIMIT_SCALE: '10000',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Specimen Overseas <jobs@agency.example>',
      OFFICE_EMAIL: OFFICE,
      ...settings,
    },
    copyDatabase,
  )
}

export const post = async (name: string, body: FormData, headers: Record<string, string> = {}) => {
  const response = await fetch(`${site.baseUrl}/php/${name}.php`, { method: 'POST', body, headers })
  return (await response.json()) as Record<string, unknown>
}

export const apply = async (overrides: Parameters<typeof applyForm>[0]): Promise<string> => {
  const body = await post('job_applied', applyForm(overrides))
  expect(body).toMatchObject({ success: true })
  return String(body.reference)
}

export const mailsTo = (email: string): ReceivedMail[] =>
  mailServer.received.filter(({ to }) => to.includes(email))

export const about = (reference: string): ReceivedMail[] =>
  mailServer.received.filter(({ mail }) => mail.subject?.includes(reference))

/**
 * The mails about a reference, once `count` have arrived (expectNoneTwice checks for duplicates).
 */
export const mailsAbout = async (reference: string, count = 2): Promise<ReceivedMail[]> => {
  await vi.waitFor(() => expect(about(reference)).toHaveLength(count), WITHIN)
  return about(reference)
}

export const only = (mails: ReceivedMail[]): ReceivedMail => {
  expect(mails).toHaveLength(1)
  return mails[0] as ReceivedMail // the line above
}

export const query = (sql: string, values: (string | number)[] = []) =>
  site.database.rows(sql, values)

/** How often the outbox tried to send a mail. */
export const triesOf = async (reference: string) => {
  const [row] = await query('select min(tries) as tries from mails where key like ?', [
    `%:${reference}`,
  ])
  return Number(row?.tries ?? 0)
}

/** Expects that no mail arrived twice. Call it at the end of a file. */
export const expectNoneTwice = async (): Promise<void> => {
  const last = await apply({ email: newEmail() })
  await mailsAbout(last)
  const ids = mailServer.received.map(({ mail }) => mail.messageId)
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
}
