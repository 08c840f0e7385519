import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { siteFacts } from '@/collections/Agency/siteFacts'
import { renderMail } from '@/collections/Mails/layout'
import { putInOutbox } from '@/collections/Mails/outbox'
import { writeMailsSoon } from '@/collections/Mails/writeMailsSoon'
import { beginOnce } from '@/collections/Submissions/beginOnce'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { changeRows } from '@/lib/server/database/rows'
import { withLock } from '@/lib/server/database/withLock'
import type { Language } from '@/lib/shared/languages'
import { ALERTS_PER_ADDRESS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import type { JobAlert } from '@/payload-types'
import { askMail, jobAlertMails, prepareMailing, refusedMail } from './email'
import { storedSearch } from './searchWords'
import { alertSearch } from './shared/search'

type Ask = {
  payload: Payload
  values: { email: string; search: string }
  raw: Record<string, unknown>
  language: Language
  now?: Date
}

/**
 * Stores an alert that waits for its address to confirm it. The answer is the same whether or not the
 * address is known, so that nobody can find out who has an alert: what is different is in the mail.
 */
export const askForAlert = async ({ payload, raw, ...ask }: Ask): Promise<Answer> => {
  if (raw.website) return refuse(MESSAGES.spamSuspected)
  const { email } = ask.values
  const search = alertSearch(storedSearch(ask.values.search))
  const dedupe_key = `h:${digestOf('job alert', email, search)}`
  const now = ask.now ?? new Date()
  // One at a time, so that simultaneous ones count each other.
  await withLock(`job alerts ${digestOf(email)}`, async () => {
    const alerts = await alertsOf(payload, email)
    const same = alerts.find((alert) => alert.dedupe_key === dedupe_key)
    const [newest] = alerts
    if (same) return repeat(payload, same, ask.language, now)
    if (newest && alerts.length >= ALERTS_PER_ADDRESS) {
      return tell(payload, { ...newest, language: ask.language }, 'full', now)
    }
    const key = { payload, collection: 'job_alerts', letters: 'JA', key: dedupe_key } as const
    const { insert } = await beginOnce(key)
    const { language } = ask
    const asked_at = now.toISOString()
    const { reference } = await insert({ email, search, language, state: 'asked', asked_at })
    writeMailsSoon(payload, jobAlertMails, reference)
  })
  return succeed({}, MESSAGES.alertAsked)
}

const alertsOf = async (payload: Payload, email: string): Promise<JobAlert[]> => {
  const where = { email: { equals: email } }
  return (await payload.find({ collection: 'job_alerts', where, pagination: false })).docs
}

/** The same address asks for the same search again. */
const repeat = async (
  payload: Payload,
  alert: JobAlert,
  language: Language,
  now: Date,
): Promise<void> => {
  if (alert.state === 'confirmed') return tell(payload, { ...alert, language }, 'on', now)
  await changeRows(payload, {
    collection: 'job_alerts',
    where: { id: alert.id, state: alert.state },
    set: { state: 'asked', asked_at: now.toISOString(), language },
  })
  await tell(payload, { ...alert, language }, 'asked', now)
}

/** Once an hour at most; the outbox limits all mails of this kind to one address as well. */
const tell = async (
  payload: Payload,
  alert: JobAlert,
  what: 'asked' | 'on' | 'full',
  now: Date,
): Promise<void> => {
  const facts = await siteFacts()
  const mailing = await prepareMailing(payload, facts)
  const content = what === 'asked' ? askMail(alert, mailing) : refusedMail(alert, what, mailing)
  await putInOutbox(payload, {
    ...renderMail(content, facts),
    key: `again:${alert.reference}:${what}:${now.toISOString().slice(0, 13)}`,
    kind: 'confirm',
    to: alert.email,
    job_alert: alert.id,
  })
}

const digestOf = (...texts: string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex')
