import type { Payload, TaskConfig } from 'payload'
import { changeRows } from '@/lib/server/database/rows'
import { say } from '@/lib/server/monitoring/log'
import { sendBySmtp } from '@/lib/server/settings/smtp'
import { DAY_MS, PASSWORD_LINK_HOURS } from '@/lib/shared/limits'
import type { Mail } from '@/payload-types'
import { CLOSED_WHEN_SENT, closeLinkMail } from './linkMails'
import { mailServer } from './mailServer'
import { messageOf } from './messageOf'
import { queueMail } from './outbox'
import { inDaytime, isNight } from './shared/sendingTime'

// The last value repeats.
const RETRY_SECONDS = [5, 15, 60, 300, 900, 3600]

/** No mail waits longer than this for its next try. */
export const LONGEST_PAUSE_MS = Math.max(...RETRY_SECONDS) * 1000

const GIVE_UP_AFTER_MS = 3 * DAY_MS
// After that its link or code has expired.
const GIVE_UP_ACCOUNT_AFTER_MS = PASSWORD_LINK_HOURS * 3_600_000
const SHORT_LIVED = ['account', 'shortlist-code']

/**
 * What came of a message by WhatsApp. `again`: it is tried again, not before `afterMs`; `problem` says why,
 * as `problem` of a row does.
 */
export type Outcome =
  | { state: 'accepted'; wamid: string }
  | { state: 'failed'; problem: string }
  | { state: 'again'; problem: string; afterMs?: number }

/** Sends one message by WhatsApp; collections/WhatsApp has it, which builds on the outbox. */
type WhatsAppSender = (payload: Payload, mail: Mail) => Promise<Outcome>

/** The queue's task: sends one mail, or one message by WhatsApp, of the outbox, by its id. */
export const sendMail = (byWhatsApp: WhatsAppSender): TaskConfig<'sendMail'> => ({
  slug: 'sendMail',
  inputSchema: [{ name: 'mail', type: 'number', required: true }],
  handler: async ({ input, req }) => {
    await deliver(req.payload, input.mail, byWhatsApp)
    return { output: {} }
  },
})

/**
 * Sends a mail that is due and that no other runner has claimed; at night nothing by WhatsApp. If the mail server does not take
 * it, it is tried again after growing pauses for three days (a password mail: while its link
 * works). Then it has failed, and the dashboard shows it to staff.
 */
const deliver = async (payload: Payload, id: number, byWhatsApp: WhatsAppSender): Promise<void> => {
  const mail = await payload.findByID({ collection: 'mails', id, disableErrors: true })
  if (!mail || isLater(mail.next_try_at)) return
  if (mail.channel === 'whatsapp' && isNight(new Date())) return waitForMorning(payload, mail)
  if (!(await claim(payload, mail))) return
  return mail.channel === 'whatsapp'
    ? deliverByWhatsApp(payload, mail, byWhatsApp)
    : deliverBySmtp(payload, mail)
}

const deliverBySmtp = async (payload: Payload, mail: Mail): Promise<void> => {
  const server = await mailServer(payload)
  if (!server) return void (await endTry(payload, mail, { state: 'kept' }))
  try {
    if (server.url === null) throw Object.assign(new Error('unreadable'), { code: 'EPASSWORD' })
    await sendBySmtp(payload, server.url, await messageOf(payload, mail))
  } catch (error) {
    return tryAgain(payload, mail, { why: codeOf(error) })
  }
  const sent_at = new Date().toISOString()
  await endTry(payload, mail, { state: 'sent', sent_at, next_try_at: null })
  // Its link or code is stored only hashed: the copy in the outbox would be the only readable one.
  if (CLOSED_WHEN_SENT.includes(mail.kind)) await closeLinkMail(payload, mail.key, 'sent')
}

const deliverByWhatsApp = async (
  payload: Payload,
  mail: Mail,
  send: WhatsAppSender,
): Promise<void> => {
  const outcome = await send(payload, mail)
  if (outcome.state === 'again') {
    const { problem, afterMs } = outcome
    return tryAgain(payload, mail, { why: problem, problem, afterMs })
  }
  await endTry(payload, mail, { problem: null, ...outcome, next_try_at: null })
}

const isLater = (at: string | null | undefined): boolean =>
  Boolean(at) && Date.parse(String(at)) > Date.now()

/** The queue may reach a message long after its time, as after a restart. This is no try of it. */
const waitForMorning = async (payload: Payload, { id, tries }: Mail): Promise<void> => {
  const morning = inDaytime(new Date())
  const changed = await changeRows(payload, {
    collection: 'mails',
    where: { id, tries, state: 'queued' },
    set: { next_try_at: morning.toISOString() },
  })
  if (changed.length > 0) await queueMail(payload, id, morning)
}

/** Of two runners that claim the same mail, one gets it; none when another try has ended meanwhile. */
const claim = async (payload: Payload, { id, tries }: Mail): Promise<boolean> => {
  const claimed = await changeRows(payload, {
    collection: 'mails',
    where: { id, tries, state: 'queued' },
    set: { state: 'sending' },
    increment: ['tries'],
  })
  return claimed.length > 0
}

type Failure = {
  /** For the log: never an address or a number. */
  why: string
  /** For the row of a message by WhatsApp. */
  problem?: string
  /** Not before that. */
  afterMs?: number
}

const tryAgain = async (
  payload: Payload,
  mail: Mail,
  { why, problem, afterMs = 0 }: Failure,
): Promise<void> => {
  const now = Date.now()
  const giveUpAfterMs = SHORT_LIVED.includes(mail.kind)
    ? GIVE_UP_ACCOUNT_AFTER_MS
    : GIVE_UP_AFTER_MS
  const isOver = now - Date.parse(mail.createdAt) > giveUpAfterMs
  const seconds = RETRY_SECONDS[Math.min(mail.tries, RETRY_SECONDS.length - 1)] ?? 0
  const soonest = new Date(now + Math.max(seconds * 1000, afterMs))
  const next = mail.channel === 'whatsapp' ? inDaytime(soonest) : soonest
  const hasEnded = await endTry(payload, mail, {
    ...(problem && { problem }),
    ...(isOver
      ? { state: 'failed', next_try_at: null }
      : { state: 'queued', next_try_at: next.toISOString() }),
  })
  if (!isOver && hasEnded) await queueMail(payload, mail.id, next)
  const what = mail.channel === 'whatsapp' ? 'A message by WhatsApp' : 'A mail'
  if (!hasEnded) return
  // The error's message contains the address.
  say(`${what} could not be sent (${why}). ${isOver ? 'It has failed.' : 'It is tried again.'}`)
}

/**
 * Stores what came of a try; not when the row was erased meanwhile, or when WhatsApp told what came of the
 * message before its answer was read here. Returns whether it did.
 */
const endTry = async (
  payload: Payload,
  { id, channel }: Mail,
  set: Partial<Mail>,
): Promise<boolean> => {
  const where = { id, ...(channel === 'whatsapp' && { state: 'sending' as const }) }
  return (await changeRows(payload, { collection: 'mails', where, set })).length > 0
}

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown } // nodemailer's
  return [code, responseCode].filter((part) => /^\w+$/.test(String(part ?? ''))).join(' ')
}
