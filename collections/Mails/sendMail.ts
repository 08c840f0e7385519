import { createHmac } from 'node:crypto'
import type { Payload, TaskConfig } from 'payload'
import { env } from '@/lib/server/env'
import { say } from '@/lib/server/log'
import { hasMailServer, sendBySmtp } from '@/lib/server/smtp'
import { DAY_MS } from '@/lib/shared/limits'
import type { Mail } from '@/payload-types'
import { officeAddress, oneLine, senderAddress } from './addresses'
import { queueMail } from './outbox'
import { PASSWORD_LINK_HOURS } from './words'

// The last one repeats.
const RETRY_SECONDS = [5, 15, 60, 300, 900, 3600]
const GIVE_UP_AFTER_MS = 3 * DAY_MS
// Later its link does not work any more.
const GIVE_UP_ACCOUNT_AFTER_MS = PASSWORD_LINK_HOURS * 3_600_000

/** The queue's work: one mail of the outbox, by its number. */
export const sendMail: TaskConfig<'sendMail'> = {
  slug: 'sendMail',
  inputSchema: [{ name: 'mail', type: 'number', required: true }],
  handler: async ({ input, req }) => {
    await deliver(req.payload, input.mail)
    return { output: {} }
  },
}

/**
 * Sends a mail that is due and that no other runner has taken. What the mail server does not take is
 * tried again after a growing pause, for three days (a password mail: as long as its link works); then
 * it has failed, and the office is told.
 */
const deliver = async (payload: Payload, id: number): Promise<void> => {
  const mail = await payload.findByID({ collection: 'mails', id, disableErrors: true })
  if (!mail || isLater(mail.next_try_at) || !(await claim(payload, mail))) return
  const change = (data: Partial<Mail>) => changeMail(payload, id, data)
  if (!hasMailServer) return void (await change({ state: 'kept' }))
  try {
    await sendBySmtp(payload, await messageOf(payload, mail))
  } catch (error) {
    return tryAgain(payload, mail, error)
  }
  await change({ state: 'sent', sent_at: new Date().toISOString(), next_try_at: null })
}

const isLater = (at: string | null | undefined): boolean =>
  Boolean(at) && Date.parse(String(at)) > Date.now()

/** One statement in the database: of two runners one gets the mail. */
const claim = async (payload: Payload, { id, tries }: Mail): Promise<boolean> => {
  const claimed = await payload.db.updateOne({
    collection: 'mails',
    where: { and: [{ id: { equals: id } }, { state: { equals: 'queued' } }] },
    data: { state: 'sending', tries: tries + 1, updatedAt: new Date().toISOString() },
    options: { atomic: true },
  })
  return Boolean(claimed)
}

const tryAgain = async (payload: Payload, mail: Mail, error: unknown): Promise<void> => {
  const now = Date.now()
  const giveUpAfterMs = mail.kind === 'account' ? GIVE_UP_ACCOUNT_AFTER_MS : GIVE_UP_AFTER_MS
  const isOver = now - Date.parse(mail.createdAt) > giveUpAfterMs
  const seconds = RETRY_SECONDS[Math.min(mail.tries, RETRY_SECONDS.length - 1)] ?? 0
  const next = new Date(now + seconds * 1000)
  await changeMail(
    payload,
    mail.id,
    isOver
      ? { state: 'failed', next_try_at: null }
      : { state: 'queued', next_try_at: next.toISOString() },
  )
  if (!isOver) await queueMail(payload, mail.id, next)
  // The error's own words name the address.
  say(
    `A mail could not be sent (${codeOf(error)}). ${isOver ? 'It has failed.' : 'It is tried again.'}`,
  )
}

/** Nothing when it was erased meanwhile. */
const changeMail = (payload: Payload, id: number, data: Partial<Mail>) =>
  payload.update({ collection: 'mails', where: { id: { equals: id } }, data })

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown } // nodemailer's
  return [code, responseCode].filter((part) => /^\w+$/.test(String(part ?? ''))).join(' ')
}

const messageOf = async (payload: Payload, { key, to, subject, text, html }: Mail) => {
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  const address = senderAddress(facts)
  const name = oneLine(env.mailFrom.name || String(facts.full_name)).replace(/["\\<>]/g, '')
  const id = createHmac('sha256', env.payloadSecret).update(`message-id:${key}`).digest('hex')
  return {
    from: `"${name}" <${address}>`,
    replyTo: officeAddress(facts),
    to,
    subject: oneLine(subject),
    text,
    html,
    // The same at every try: a mail server that took it before the power went knows it again.
    messageId: `<${id.slice(0, 40)}@${address.split('@')[1]}>`,
    // RFC 3834: no out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Content is text of ours alone: never a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
