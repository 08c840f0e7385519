import type { Payload } from 'payload'
import { backupProblem, backupState, lastBackupText } from '@/collections/Backups/backupState'
import { codeOfFailure } from '@/lib/server/settings/operatorError'
import { checkMailServer, hasMailServer } from '@/lib/server/settings/smtp'
import { daysUntil, longDate } from '@/lib/shared/format'
import { LICENCE_WARNING_DAYS } from '@/lib/shared/limits'
import { type Context, counted, error, type Found, notice, ok, warning } from './check'

/** The mail server accepts a connection and the account. Nothing is sent. */
export const mailServer = async (): Promise<Found> => {
  if (!hasMailServer) {
    return notice('SMTP_URL is not set: mails are kept in the outbox.', 'Set SMTP_URL.')
  }
  try {
    await checkMailServer()
    return ok('It accepts the connection and the account.')
  } catch (failure) {
    return error(
      `The mail server cannot be used (${codeOfFailure(failure)}).`,
      'Check SMTP_URL and the server. Meanwhile mails are tried again for three days.',
    )
  }
}

const RENEW = 'Enter the new date under Agency facts in /admin once the licence is renewed.'

/** The licence is valid. Reminders by mail come on the same days. */
export const licence = async (payload: Payload, { now }: Context): Promise<Found> => {
  const { licence_valid_until } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
  if (!licence_valid_until) {
    return warning('Until when the licence is valid is not entered.', RENEW)
  }
  const left = daysUntil(licence_valid_until, now)
  const until = longDate(licence_valid_until)
  if (left < 0) return error(`The licence ended on ${until}.`, RENEW)
  const text = `Valid until ${until}: ${counted(left, 'day')} left.`
  if (left <= Math.min(...LICENCE_WARNING_DAYS)) return warning(text, RENEW)
  return left <= Math.max(...LICENCE_WARNING_DAYS) ? notice(text, RENEW) : ok(text)
}

/** The site backs itself up, and the last backup is not too old. */
export const backup = async (payload: Payload, { now }: Context): Promise<Found> => {
  const state = await backupState(payload, now)
  if (!state.configured) {
    return warning('The site makes no backups by itself.', 'Set BACKUP_TO (docs/runbook.md).')
  }
  const problem = backupProblem(state, now)
  if (problem) {
    return error(`${problem.title}. ${problem.detail}`, 'Run npm run backup and read what it says.')
  }
  return ok(lastBackupText(state))
}
