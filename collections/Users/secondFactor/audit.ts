import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import type { User } from '@/payload-types'

/** Records a change or a use of an account's second factor. */
export const recordFactor = async (
  payload: Payload,
  account: Pick<User, 'id' | 'role'>,
  detail: string,
  by: Pick<User, 'id' | 'role'> | 'system' = account,
): Promise<void> => {
  const line = { action: 'second-factor', subject: 'users', subject_id: account.id } as const
  await record(payload, { by, ...line, detail })
}
