import * as z from 'zod/mini'
import { requiredText } from '@/lib/shared/fields'
import { paths } from '@/lib/shared/paths'

/** The part of the outbox in which it is set; the launch list leads there. */
export const MAIL_SERVER_ID = 'mail-server'

export const MAIL_SERVER_HREF = `${paths.manageJobs}?panel=outbox#${MAIL_SERVER_ID}`

/** A name such as smtp.example.com, or an IPv4 address. */
const HOST = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i

const PORT_PROBLEM = 'A number from 1 to 65535, often 587 or 465'

/** The mail server as an admin types it in. An empty password leaves the stored one as it is. */
export const mailServerSchema = z.object({
  host: requiredText('Type the name of the mail server', 253).check(
    z.regex(HOST, 'Type only its name, such as smtp.example.com'),
  ),
  port: z.int(PORT_PROBLEM).check(z.gte(1, PORT_PROBLEM), z.lte(65_535, PORT_PROBLEM)),
  user: z.string().check(z.trim(), z.maxLength(254)),
  password: z.string().check(z.maxLength(256)),
})

export type MailServerForm = z.infer<typeof mailServerSchema>

/** What mail_server.php takes: a server to try and keep, or none. */
export const mailServerCall = z.discriminatedUnion('action', [
  z.extend(mailServerSchema, { action: z.literal('save') }),
  z.object({ action: z.literal('remove') }),
])
