import type { CollectionBeforeOperationHook } from 'payload'
import { countedRecipient, isOverLimit } from '@/collections/Mails/recipientLimit'
import { changeRows } from '@/lib/server/database/rows'

/**
 * A limit per hour beside Payload's own of one password mail a minute (`minRequestInterval`). Above
 * it the account is marked as if it had asked just now: Payload then sends no mail, responds as for
 * an unknown address, and keeps the token, so that the latest mailed link still works.
 */
export const limitResets: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'forgotPassword') return args
  const email = emailOf(args)
  const recipient = email && countedRecipient('account', email)
  if (!recipient || !(await isOverLimit(req.payload, 'account', recipient))) return args
  await changeRows(req.payload, {
    collection: 'users',
    where: { email },
    set: { resetPasswordRequestedAt: new Date().toISOString() },
  })
  return args
}

/** The e-mail address of the request, in lower case. */
const emailOf = (args: unknown): string | null => {
  const data = typeof args === 'object' && args !== null && 'data' in args ? args.data : null
  const email = typeof data === 'object' && data !== null && 'email' in data ? data.email : null
  return typeof email === 'string' ? email.trim().toLowerCase() : null
}
