import {
  APIError,
  type CollectionBeforeOperationHook,
  type Payload,
  type PayloadRequest,
  type TextField,
  ValidationError,
} from 'payload'
import { PASSWORD_MAX_CHARS } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import type { User } from '@/payload-types'
import { recordFailedLogin } from './accountAudit'
import { checkPassword } from './passwordHash'
import { tryPassword } from './passwordTries'

/**
 * The current password of the account that asks. The hook below removes it, so it is never stored.
 */
export const currentPasswordField: TextField = {
  name: 'current_password',
  type: 'text',
  virtual: true,
  label: 'Your current password',
  admin: {
    description:
      'Needed to change a password, an e-mail address, a role or who sees money, and to make an account.',
    disableBulkEdit: true,
    disableGroupBy: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/app/(payload)/components/CurrentPassword#CurrentPassword' },
  },
}

type Refusal = { status: 400 | 429; message: string }

/**
 * Checks the password of the account that asks, without a login: no session begins or ends. Returns
 * null when it is right. A wrong one counts and is recorded as a failed login.
 */
export const checkCurrentPassword = async (
  payload: Payload,
  user: Pick<User, 'id' | 'email' | 'role'>,
  typed: unknown,
  req?: PayloadRequest,
): Promise<Refusal | null> => {
  if (typeof typed !== 'string' || typed === '') {
    return { status: 400, message: MESSAGES.passwordMissing }
  }
  const right = await tryPassword(user, async () => {
    if (typed.length > PASSWORD_MAX_CHARS) return false
    const account = await payload.db.findOne<User>({
      collection: 'users',
      where: { id: { equals: user.id } },
      req,
    })
    return checkPassword('known', typed, account)
  })
  if (right === true) return null
  if (right === 'tooMany') return { status: 429, message: MESSAGES.tooManyRequests }
  // Not awaited: a transaction of this request holds a connection that the record may need.
  void recordFailedLogin(payload, user.id, user)
  return { status: 400, message: MESSAGES.passwordWrong }
}

/**
 * Changing a password, an e-mail address, a role or who sees money (one's own or a colleague's) and
 * creating an account need the current password of whoever asks: a token from an open browser must not be
 * enough.
 * Checked before any row is changed, so that a bulk change is refused as a whole. Own code
 * overrides the access rules and is not checked.
 */
export const requireCurrentPassword: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return args
  const { current_password, ...data }: Record<string, unknown> = { ...args.data }
  const { payload, user } = req
  if (user && !overrideAccess && (operation === 'create' || (await isSensitive(req, args, data)))) {
    const refusal = await checkCurrentPassword(payload, user, current_password, req)
    if (refusal?.status === 429) throw new APIError(refusal.message, 429, undefined, true)
    if (refusal) {
      const errors = [{ message: refusal.message, path: currentPasswordField.name }]
      throw new ValidationError({ collection: 'users', errors, req }, req.t)
    }
  }
  return { ...args, data }
}

/**
 * The CMS panel sends e-mail address, role and sight of money with every change of an account; the same
 * ones are no change.
 */
const isSensitive = async (
  req: PayloadRequest,
  args: object,
  { password, email, role, sees_money }: Record<string, unknown>,
): Promise<boolean> => {
  if (password) return true
  // Payload ignores what anybody else sends of these two.
  const isAdmin = req.user?.role === 'admin'
  const isRoleSent = isAdmin && role !== undefined
  const isMoneySent = isAdmin && sees_money !== undefined
  if (email === undefined && !isRoleSent && !isMoneySent) return false
  const id = 'id' in args ? args.id : undefined
  if (typeof id !== 'number' && typeof id !== 'string') return true
  const account = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  return (
    (isRoleSent && role !== account?.role) ||
    (isMoneySent && sees_money !== Boolean(account?.sees_money)) ||
    (email !== undefined && String(email).trim().toLowerCase() !== account?.email)
  )
}
