import type { Payload } from 'payload'
import { renderMail } from '@/collections/Mails/layout'
import { putInOutbox } from '@/collections/Mails/outbox'
import { countAction } from '@/lib/server/calls/rateLimit'
import { logError } from '@/lib/server/monitoring/logError'
import { officeDay } from '@/lib/shared/format'
import type { User } from '@/payload-types'
import { knownBrowserOf } from '../knownBrowser'
import { wrongCodes } from '../sessions/email'

/**
 * Call after a wrong code that followed a right password. From the fifth in a row on the owner gets a
 * mail, one a day: somebody else may know the password. Never rejects.
 */
export const noticeWrongCode = async (
  payload: Payload,
  account: Pick<User, 'id' | 'email' | 'role'>,
  headers: Headers,
): Promise<void> => {
  try {
    const browser = knownBrowserOf(headers, account.id) ?? ''
    if ((await countAction('codesUntold', String(account.id), browser)) === null) return
    const now = new Date()
    const facts = await payload.findGlobal({ slug: 'site-settings' })
    await putInOutbox(payload, {
      ...renderMail(wrongCodes(account.role, now), facts),
      key: `wrong-codes:${account.id}:${officeDay(now)}`,
      kind: 'sign-in',
      to: account.email,
    })
  } catch (error) {
    logError('mail about wrong codes', error)
  }
}
