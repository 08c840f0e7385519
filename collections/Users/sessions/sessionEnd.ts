import { env } from '@/lib/server/settings/env'
import { DAY_MS } from '@/lib/shared/limits'

type Times = { createdAt?: string | Date | null; expiresAt: string | Date }

/**
 * When a session ends at the latest, in milliseconds: SESSION_DAYS after its sign-in, however often
 * it is refreshed. A session without a beginning has ended.
 */
export const latestEnd = ({ createdAt }: Pick<Times, 'createdAt'>): number =>
  (createdAt ? new Date(createdAt).getTime() : 0) + env.sessionDays * DAY_MS

/** When a session ends if nobody refreshes it, in milliseconds. */
export const nextEnd = (session: Times): number =>
  Math.min(new Date(session.expiresAt).getTime(), latestEnd(session))
