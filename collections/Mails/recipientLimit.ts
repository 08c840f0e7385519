import { and, count, eq, gt, inArray } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import {
  CONFIRMATIONS_PER_DAY,
  CONFIRMATIONS_PER_HOUR,
  PASSWORD_MAILS_PER_HOUR,
} from '@/lib/shared/limits'
import type { NewMail } from './outbox'

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

type Addressed = Pick<NewMail, 'kind' | 'to'>

/**
 * Tells for each of these mails, in their order, whether its address has reached the limit of its
 * kind; a mail that has not counts for the next. Mails held back do not count.
 */
export const recipientLimit = async (
  payload: Payload,
  mails: readonly Addressed[],
): Promise<(mail: Addressed) => boolean> => {
  const counts: { kind: string; limit: number; sent: Map<string, number> }[] = []
  for (const [kind, limits] of Object.entries(LIMITS)) {
    const recipients = mails.flatMap((mail) =>
      mail.kind === kind ? [countedRecipient(kind, mail.to) ?? ''] : [],
    )
    if (recipients.length === 0) continue
    for (const { mails: limit, withinMs } of limits) {
      counts.push({ kind, limit, sent: await sentTo(payload, kind, recipients, withinMs) })
    }
  }
  return ({ kind, to }) => {
    const recipient = countedRecipient(kind, to) ?? ''
    const mine = counts.filter((count) => count.kind === kind)
    if (mine.some(({ limit, sent }) => (sent.get(recipient) ?? 0) >= limit)) return true
    for (const { sent } of mine) sent.set(recipient, (sent.get(recipient) ?? 0) + 1)
    return false
  }
}

/** Whether the address has reached the limit of this kind. */
export const isOverLimit = async (payload: Payload, kind: string, to: string): Promise<boolean> => {
  const mail = { kind, to }
  return (await recipientLimit(payload, [mail]))(mail)
}

/** How many mails of a kind each of these recipients got lately. */
const sentTo = async (
  { db }: Payload,
  kind: string,
  recipients: readonly string[],
  withinMs: number,
): Promise<Map<string, number>> => {
  const { mails } = db.tables
  const rows: { recipient: string; sent: number }[] = await db.drizzle
    .select({ recipient: mails.recipient, sent: count() })
    .from(mails)
    .where(
      and(
        inArray(mails.recipient, [...new Set(recipients)]),
        gt(mails.createdAt, new Date(Date.now() - withinMs).toISOString()),
        eq(mails.kind, kind),
      ),
    )
    .groupBy(mails.recipient)
  return new Map(rows.map(({ recipient, sent }) => [recipient, Number(sent)]))
}
