import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { createTransport } from 'nodemailer'
import type { Payload, SendEmailOptions } from 'payload'
import { env } from './env'

// A mail server that hangs shall not hold the queue for long; the outbox tries again.
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const adapter = env.smtpUrl
  ? nodemailerAdapter({
      // Named for Payload's type; each message of ours brings its own.
      defaultFromAddress: '',
      defaultFromName: '',
      skipVerify: true,
      transport: createTransport({ url: env.smtpUrl, ...TIMEOUTS }),
    })
  : null

export const hasMailServer = adapter !== null

/** Hands one message to the mail server of SMTP_URL; resolves when the server has taken it. */
export const sendBySmtp = async (payload: Payload, message: SendEmailOptions): Promise<void> => {
  if (!adapter) throw new Error('No mail server is set')
  await (await adapter)({ payload }).sendEmail(message)
}
