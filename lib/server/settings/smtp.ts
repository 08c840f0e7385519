import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { createTransport } from 'nodemailer'
import type { Payload, SendEmailOptions } from 'payload'
import { processWide } from '@/lib/server/process/processWide'

// A hanging mail server must not block the queue for long; the outbox tries again.
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const connect = (url: string) => {
  const transport = createTransport({ url, ...TIMEOUTS })
  const adapter = nodemailerAdapter({
    // Required by Payload's type; each message has its own sender.
    defaultFromAddress: '',
    defaultFromName: '',
    skipVerify: true,
    transport,
  })
  return { url, transport, adapter }
}

/** The server that was used last: its address changes only when an admin changes it. */
const last = processWide('mailServer', () => ({
  server: null as ReturnType<typeof connect> | null,
}))

const serverAt = (url: string) => {
  if (last.server?.url !== url) last.server = connect(url)
  return last.server
}

/**
 * Sends one message to the mail server at an address like smtp://user:password@host:587. Resolves when
 * the server has accepted it.
 */
export const sendBySmtp = async (
  payload: Payload,
  url: string,
  message: SendEmailOptions,
): Promise<void> => {
  await (await serverAt(url).adapter)({ payload }).sendEmail(message)
}

/** Connects and signs in to a mail server, without sending anything. Throws when that fails. */
export const checkMailServer = async (url: string): Promise<void> => {
  await serverAt(url).transport.verify()
}
