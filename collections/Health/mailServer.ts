import { mailServer as usedServer } from '@/collections/Mails/mailServer'
import { codeOfFailure } from '@/lib/server/settings/operatorError'
import { checkMailServer } from '@/lib/server/settings/smtp'
import { error, type Given, missing, ok, type Verdict } from './finding'

/** A mail server is set; a thorough look connects and signs in. Nothing is sent. */
export const mailServer = async ({
  payload,
  isThorough,
}: Pick<Given, 'payload' | 'isThorough'>): Promise<Verdict> => {
  const server = await usedServer(payload)
  if (!server) {
    return missing(
      'No mail server is set: mails are kept in the outbox',
      'Set one in the dashboard, under Outbox.',
    )
  }
  if (server.url === null) {
    return error(
      'The password of the mail server cannot be read',
      'The secret of the site is another one than when it was typed. Type it again in the dashboard, under Outbox.',
    )
  }
  if (!isThorough) return ok('A mail server is set')
  try {
    await checkMailServer(server.url)
    return ok('It accepts the connection and the account')
  } catch (failure) {
    return error(
      `The mail server cannot be used (${codeOfFailure(failure)})`,
      'Check the server and what is set for it. Meanwhile mails are tried again for three days.',
    )
  }
}
