import { createHmac } from 'node:crypto'
import type { Payload, TaskConfig } from 'payload'
import { changeRows } from '@/lib/server/database/rows'
import { say } from '@/lib/server/monitoring/log'
import { env } from '@/lib/server/settings/env'
import { sendBySmtp } from '@/lib/server/settings/smtp'
import { DAY_MS, PASSWORD_LINK_HOURS } from '@/lib/shared/limits'
import type { Mail } from '@/payload-types'
import { officeAddress, oneLine, senderAddress } from './addresses'
import { closeLinkMail } from './linkMails'
import { mailServer } from './mailServer'
import { queueMail } from './outbox'

// The last value repeats.
const RETRY_SECONDS = [5, 15, 60, 300, 900, 3600]

/** No mail waits longer than this for its next try. */
export const LONGEST_PAUSE_MS = Math.max(...RETRY_SECONDS) * 1000

const GIVE_UP_AFTER_MS = 3 * DAY_MS
// After that its link has expired.
const GIVE_UP_ACCOUNT_AFTER_MS = PASSWORD_LINK_HOURS * 3_600_000

/** The queue's task: sends one mail of the outbox, by its id. */
export const sendMail: TaskConfig<'sendMail'> = {
  slug: 'sendMail',
  inputSchema: [{ name: 'mail', type: 'number', required: true }],
  handler: async ({ input, req }) => {
    await deliver(req.payload, input.mail)
    return { output: {} }
  },
}

/**
 * Sends a mail that is due and that no other runner has claimed. If the mail server does not take
 * it, it is tried again after growing pauses for three days (a password mail: while its link
 * works). Then it has failed, and the dashboard shows it to staff.
 */
const deliver = async (payload: Payload, id: number): Promise<void> => {
  const mail = await payload.findByID({ collection: 'mails', id, disableErrors: true })
  if (!mail || isLater(mail.next_try_at) || !(await claim(payload, id))) return
  const change = (data: Partial<Mail>) => changeMail(payload, id, data)
  const server = await mailServer(payload)
  if (!server) return void (await change({ state: 'kept' }))
  try {
    if (server.url === null) throw Object.assign(new Error('unreadable'), { code: 'EPASSWORD' })
    await sendBySmtp(payload, server.url, await messageOf(payload, mail))
  } catch (error) {
    return tryAgain(payload, mail, error)
  }
  await change({ state: 'sent', sent_at: new Date().toISOString(), next_try_at: null })
  // Its link is stored only hashed: the copy in the outbox would be the only readable one.
  if (mail.kind === 'invitation') await closeLinkMail(payload, mail.key, 'sent')
}

const isLater = (at: string | null | undefined): boolean =>
  Boolean(at) && Date.parse(String(at)) > Date.now()

/** Of two runners that claim the same mail, one gets it. */
const claim = async (payload: Payload, id: number): Promise<boolean> => {
  const claimed = await changeRows(payload, {
    collection: 'mails',
    where: { id, state: 'queued' },
    set: { state: 'sending' },
    increment: ['tries'],
  })
  return claimed.length > 0
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
  // The error's message contains the address.
  say(
    `A mail could not be sent (${codeOf(error)}). ${isOver ? 'It has failed.' : 'It is tried again.'}`,
  )
}

/** Changes nothing when the mail was erased meanwhile. */
const changeMail = (payload: Payload, id: number, data: Partial<Mail>) =>
  payload.update({ collection: 'mails', where: { id: { equals: id } }, data })

const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown } // nodemailer's
  return [code, responseCode].filter((part) => /^\w+$/.test(String(part ?? ''))).join(' ')
}

/** A mail as nodemailer takes it. */
export const messageOf = async (
  payload: Payload,
  {
    key,
    to,
    subject,
    text,
    html,
    leave_url,
  }: Pick<Mail, 'key' | 'to' | 'subject' | 'text' | 'html' | 'leave_url'>,
) => {
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
    // The same at every try: a mail server that took it before a power failure recognises the
    // repeat.
    messageId: `<${id.slice(0, 40)}@${address.split('@')[1]}>`,
    // RFC 3834: prevents out-of-office replies.
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 8058: mail programs show a button that ends these mails.
      ...(leave_url && {
        'List-Unsubscribe': `<${leave_url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // The content is text of this site: never a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
