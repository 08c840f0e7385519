import { codeOfFailure } from '@/lib/server/settings/operatorError'
import { checkMailServer, hasMailServer } from '@/lib/server/settings/smtp'
import { error, type Given, missing, ok, type Verdict } from './finding'

/** A mail server is set; a thorough look connects and signs in. Nothing is sent. */
export const mailServer = async ({ isThorough }: Pick<Given, 'isThorough'>): Promise<Verdict> => {
  if (!hasMailServer) {
    return missing('SMTP_URL is not set: mails are kept in the outbox', 'Set SMTP_URL.')
  }
  if (!isThorough) return ok('SMTP_URL is set')
  try {
    await checkMailServer()
    return ok('It accepts the connection and the account')
  } catch (failure) {
    return error(
      `The mail server cannot be used (${codeOfFailure(failure)})`,
      'Check SMTP_URL and the server. Meanwhile mails are tried again for three days.',
    )
  }
}
