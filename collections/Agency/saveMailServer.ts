import type { Payload } from 'payload'
import type * as z from 'zod/mini'
import {
  mailServerJson,
  smtpUrl,
  storedPassword,
  storeMailServer,
} from '@/collections/Mails/mailServer'
import type { MailServerJson } from '@/collections/Mails/shared/json'
import type { MailServerForm, mailServerCall } from '@/collections/Mails/shared/mailServer'
import { sendTestMail } from '@/collections/Mails/testMail'
import { settingChanged } from '@/collections/Warnings/settingChanged'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { env } from '@/lib/server/settings/env'
import type { User } from '@/payload-types'

const SET_ON_THE_SERVER = 'The mail server is set on the server (SMTP_URL), which comes first.'

/**
 * mail_server.php: sends a test mail to the admin by a mail server, and uses it from then on if it took
 * the mail; or removes the one that was set here. The other admins are told.
 */
export const saveMailServer = async (
  payload: Payload,
  user: User,
  call: z.infer<typeof mailServerCall>,
): Promise<Answer> => {
  if (env.smtpUrl) return refuse(SET_ON_THE_SERVER)
  const before = await mailServerJson(payload)
  if (call.action === 'remove') return change(payload, user, before, null)
  const { host, port, user: name, password: typed } = call
  const isSame = before.host === host && before.port === port && before.user === name
  // The stored password goes to no other server than the one it was typed for.
  const password = typed || (isSame ? await storedPassword(payload) : '')
  if (name && !password) return refuse('Type the password of the mail server.')
  const server = { host, port, user: name, password: (name && password) || '' }
  const problem = await sendTestMail(payload, user.email, smtpUrl(server))
  return problem ? refuse(problem) : change(payload, user, before, server)
}

const change = async (
  payload: Payload,
  user: User,
  before: MailServerJson,
  server: MailServerForm | null,
): Promise<Answer> => {
  await storeMailServer(payload, server)
  const now = await mailServerJson(payload)
  await settingChanged(payload, user, {
    ...{ subject: 'mail-settings', what: 'mail-server-changed' },
    ...{ before: nameOf(before), now: nameOf(now) },
  })
  return succeed(
    { mail_server: now },
    server
      ? `The mail server took a mail to ${user.email}. Please see whether it arrived.`
      : 'The mail server was removed. Mails are kept in the outbox.',
  )
}

const nameOf = ({ host, port }: MailServerJson): string => (host ? `${host}:${port}` : 'none')
