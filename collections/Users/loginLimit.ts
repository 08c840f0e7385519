import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
} from 'payload'
import { countLoginTry, forgetLoginTries } from '@/lib/server/rateLimit'
import { MESSAGES } from '@/lib/shared/messages'

/** Five failed tries a minute for an account, by whatever door: the panel's or login.php. */
export const refuseTooManyLogins: CollectionBeforeOperationHook = async ({ args, operation }) => {
  if (operation !== 'login') return args
  const email = emailOf(args)
  if (email && (await countLoginTry(email)) !== null) {
    throw new APIError(MESSAGES.tooManyRequests, 429, undefined, true)
  }
  return args
}

export const forgetFailedLogins: CollectionAfterLoginHook = async ({ user }) => {
  await forgetLoginTries(String(user.email).toLowerCase())
}

const emailOf = (args: unknown): string | null => {
  const data = typeof args === 'object' && args !== null && 'data' in args ? args.data : null
  const email = typeof data === 'object' && data !== null && 'email' in data ? data.email : null
  return typeof email === 'string' ? email.trim().toLowerCase() : null
}
