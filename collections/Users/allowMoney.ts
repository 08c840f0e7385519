import type { Payload } from 'payload'
import { type Answer, refuse } from '@/lib/server/calls/answers'
import { withLock } from '@/lib/server/database/withLock'
import { MESSAGES } from '@/lib/shared/messages'
import type { User } from '@/payload-types'

type Wanted = { id: number; sees_money: boolean }

/**
 * Allows a recruiter to see and enter money, or takes it back. It counts from the account's next request
 * on: its sessions go on. The audit trail has it by the hooks of accounts.
 */
export const allowMoney = async (
  payload: Payload,
  by: User,
  { id, sees_money }: Wanted,
): Promise<Answer | { message: string }> => {
  const find = () => payload.findByID({ collection: 'users', id, disableErrors: true })
  const named = await find()
  if (!named) return refuse(MESSAGES.accountGone)
  // An update writes the account's sessions, too: not beside a login that begins one.
  return withLock(`login:${named.email}`, async () => {
    const account = await find()
    if (!account) return refuse(MESSAGES.accountGone)
    if (account.role !== 'recruiter') return refuse(MESSAGES.moneyOfRecruiters)
    await payload.update({ collection: 'users', id, user: by, data: { sees_money } })
    return { message: sees_money ? MESSAGES.moneyAllowed : MESSAGES.moneyNotAllowed }
  })
}
