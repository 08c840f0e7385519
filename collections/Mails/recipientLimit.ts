import type { Payload } from 'payload'
import {
  CONFIRMATIONS_PER_DAY,
  CONFIRMATIONS_PER_HOUR,
  PASSWORD_MAILS_PER_HOUR,
} from '@/lib/shared/limits'

const HOUR_MS = 3_600_000

/**
 * The limits of mails that anybody can cause to another person's address. Password mails have no
 * limit per day: an attacker could use it up and keep the owner from getting one. RATE_LIMIT_SCALE
 * does not change these limits, because they protect other people.
 */
const LIMITS: Record<string, readonly { mails: number; withinMs: number }[]> = {
  confirm: [
    { mails: CONFIRMATIONS_PER_HOUR, withinMs: HOUR_MS },
    { mails: CONFIRMATIONS_PER_DAY, withinMs: 24 * HOUR_MS },
  ],
  account: [{ mails: PASSWORD_MAILS_PER_HOUR, withinMs: HOUR_MS }],
}

/** The address as it is counted: lower case, without `+tag`. Null for mails without a limit. */
export const countedRecipient = (kind: string, to: string): string | null => {
  if (!Object.hasOwn(LIMITS, kind)) return null
  const address = to.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at).split('+')[0]
  return `${local || address.slice(0, at)}${address.slice(at)}`
}

/** Whether the address has reached the limit of this kind. Mails held back do not count. */
export const isOverLimit = async (
  payload: Payload,
  kind: string,
  recipient: string,
): Promise<boolean> => {
  for (const { mails, withinMs } of LIMITS[kind] ?? []) {
    const { totalDocs } = await payload.count({
      collection: 'mails',
      where: {
        and: [
          { recipient: { equals: recipient } },
          { createdAt: { greater_than: new Date(Date.now() - withinMs).toISOString() } },
          { kind: { equals: kind } },
        ],
      },
    })
    if (totalDocs >= mails) return true
  }
  return false
}
