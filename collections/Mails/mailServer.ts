import type { Payload } from 'payload'
import { env } from '@/lib/server/settings/env'
import { seal, unseal } from '@/lib/server/settings/sealed'
import type { MailServerJson } from './shared/json'
import type { MailServerForm } from './shared/mailServer'

/** The outbox says so in the log and to staff. */
export const NO_MAIL_SERVER = 'No mail server is set.'

/**
 * The mail server that mails are sent by: SMTP_URL, or what an admin has set in the office. Read from
 * the database at each use, so that a change applies at once in every process. Null without any; its
 * address is null when the stored password cannot be read, because PAYLOAD_SECRET is another one.
 */
export const mailServer = async (payload: Payload): Promise<{ url: string | null } | null> => {
  if (env.smtpUrl) return { url: env.smtpUrl }
  const { host, port, user, sealed_password } = await stored(payload)
  if (!host || !port) return null
  const password = sealed_password ? unseal(sealed_password) : ''
  return { url: password === null ? null : smtpUrl({ host, port, user: user ?? '', password }) }
}

export const hasMailServer = async (payload: Payload): Promise<boolean> =>
  (await mailServer(payload)) !== null

/** What mail_server.php tells an admin; never the password. */
export const mailServerJson = async (payload: Payload): Promise<MailServerJson> => {
  if (env.smtpUrl) {
    const { hostname, port, username } = new URL(env.smtpUrl)
    const user = decodeURIComponent(username)
    return { from: 'server', host: hostname, port: Number(port) || null, user }
  }
  const { host, port, user } = await stored(payload)
  return { from: host ? 'office' : null, host: host ?? '', port: port ?? null, user: user ?? '' }
}

/** The stored password, for a form that left it empty; null when it cannot be read. */
export const storedPassword = async (payload: Payload): Promise<string | null> => {
  const { sealed_password } = await stored(payload)
  return sealed_password ? unseal(sealed_password) : ''
}

/** Null: no mail server. */
export const storeMailServer = async (
  payload: Payload,
  server: MailServerForm | null,
): Promise<void> => {
  const { host, port, user, password } = server ?? {}
  await payload.updateGlobal({
    slug: 'mail-settings',
    data: {
      host: host ?? null,
      port: port ?? null,
      user: user || null,
      sealed_password: password ? seal(password) : null,
    },
  })
}

const stored = (payload: Payload) =>
  payload.findGlobal({ slug: 'mail-settings', showHiddenFields: true })

const IMPLICIT_TLS_PORT = 465

/**
 * The address by which nodemailer connects: encrypted from the start at port 465, else by STARTTLS,
 * without which no password leaves this machine.
 */
export const smtpUrl = ({ host, port, user, password }: MailServerForm): string => {
  const url = new URL(`${port === IMPLICIT_TLS_PORT ? 'smtps' : 'smtp'}://${host}:${port}`)
  url.username = encodeURIComponent(user)
  url.password = encodeURIComponent(password)
  const isHere = ['localhost', '127.0.0.1'].includes(url.hostname)
  if (password && !isHere && port !== IMPLICIT_TLS_PORT) url.searchParams.set('requireTLS', 'true')
  return url.href
}
