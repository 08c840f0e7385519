import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { createTransport } from 'nodemailer'
import type { Payload, SendEmailOptions } from 'payload'
import { env } from './env'

// A hanging mail server must not block the queue for long; the outbox tries again.
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const transport = env.smtpUrl ? createTransport({ url: env.smtpUrl, ...TIMEOUTS }) : null

const adapter = transport
  ? nodemailerAdapter({
      // Required by Payload's type; each message has its own sender.
      defaultFromAddress: '',
      defaultFromName: '',
      skipVerify: true,
      transport,
    })
  : null

export const hasMailServer = adapter !== null

/** Sends one message to the mail server of SMTP_URL. Resolves when the server has accepted it. */
export const sendBySmtp = async (payload: Payload, message: SendEmailOptions): Promise<void> => {
  if (!adapter) throw new Error('No mail server is set')
  await (await adapter)({ payload }).sendEmail(message)
}

/** Connects and signs in to the mail server, without sending anything. Throws when that fails. */
export const checkMailServer = async (): Promise<void> => {
  await transport?.verify()
}
