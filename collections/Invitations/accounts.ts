import type { Payload } from 'payload'
import { allowMoney } from '@/collections/Users/allowMoney'
import { checkCurrentPassword } from '@/collections/Users/currentPassword'
import { afterPassword } from '@/collections/Users/sessions/recentPassword'
import { type Answer, fail, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import { withLock } from '@/lib/server/database/withLock'
import { isTaken } from '@/lib/server/payload/payloadErrors'
import { MESSAGES } from '@/lib/shared/messages'
import type { User } from '@/payload-types'
import { invite } from './invite'
import { endInvitation, invitationLock } from './openInvitations'
import { type AccountsJson, accountJson, invitationJson } from './shared/json'
import type { AccountsValues } from './shared/schema'

/** The accounts of staff, and the invitations that wait for an answer. */
export const accountsAndInvitations = async (payload: Payload): Promise<AccountsJson> => {
  const [accounts, invitations] = await Promise.all([
    payload.find({ collection: 'users', sort: ['name', 'id'], pagination: false }),
    payload.find({ collection: 'invitations', sort: ['-createdAt', '-id'], pagination: false }),
  ])
  const now = new Date()
  return {
    accounts: accounts.docs.map(accountJson),
    invitations: invitations.docs.map((row) => invitationJson(row, now)),
  }
}

/**
 * POST accounts.php: invites a person, makes an account with a password, withdraws, or says whether a
 * recruiter sees money.
 */
export const changeAccounts = async (
  payload: Payload,
  user: User,
  values: AccountsValues,
): Promise<Answer | Response> => {
  if (values.action === 'money') {
    return afterPassword(payload, user, async () =>
      withAccounts(payload, await allowMoney(payload, user, values)),
    )
  }
  if (values.action === 'withdraw') {
    return withAccounts(payload, await withdraw(payload, user, values.id))
  }
  return withAccounts(payload, await addAccount(payload, user, values))
}

/** What was done, with the accounts as they are now; a refusal as it is. */
const withAccounts = async (payload: Payload, done: Answer | Done): Promise<Answer> => {
  if ('status' in done) return done
  const { message, ...more } = done
  return succeed({ ...(await accountsAndInvitations(payload)), ...more }, message)
}

/** What the admin is told of a change that was made; `link`: of an invitation that no mail was sent for. */
type Done = { message: string; link?: string }

const addAccount = async (
  payload: Payload,
  user: User,
  values: Exclude<AccountsValues, { action: 'withdraw' | 'money' }>,
): Promise<Answer | Done> => {
  const wrong = await checkCurrentPassword(payload, user, values.current_password)
  if (wrong?.status === 429) return fail.tooMany()
  if (wrong) return refuseField('current_password', wrong.message)
  if (await hasAccount(payload, values.email)) {
    return refuseField('email', MESSAGES.accountExists)
  }
  if (values.action === 'invite') {
    const link = await invite(payload, user, values)
    return link ? { message: MESSAGES.invitationLink, link } : { message: MESSAGES.invitationSent }
  }
  const { name, email, role, password } = values
  const made = await createAccount(payload, { name, email, role, password }, user)
  return made ? { message: MESSAGES.accountCreated } : refuseField('email', MESSAGES.accountExists)
}

const withdraw = async (payload: Payload, by: User, id: number): Promise<Answer | Done> => {
  const find = () => payload.findByID({ collection: 'invitations', id, disableErrors: true })
  const invitation = await find()
  if (!invitation) return refuse(MESSAGES.invitationGone)
  return withLock(invitationLock(invitation.email), async () => {
    if (!(await find())) return refuse(MESSAGES.invitationGone)
    await endInvitation(payload, { invitation, by, how: 'withdrawn' })
    return { message: MESSAGES.invitationWithdrawn }
  })
}

const hasAccount = async (payload: Payload, email: string): Promise<boolean> =>
  (await payload.count({ collection: 'users', where: { email: { equals: email } } })).totalDocs > 0

type NewUser = Pick<User, 'name' | 'email' | 'role'> & { password: string }

/** Creates an account; `by` is who asked for it. Null when the address has one already. */
export const createAccount = async (
  payload: Payload,
  data: NewUser,
  by?: User,
): Promise<User | null> => {
  try {
    return await payload.create({ collection: 'users', data, ...(by && { user: by }) })
  } catch (error) {
    if (isTaken(error, 'email')) return null
    throw error
  }
}
