import { and, gt, inArray } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import {
  CONFIRMATIONS_PER_DAY,
  CONFIRMATIONS_PER_HOUR,
  LIST_CODES_PER_HOUR,
  PASSWORD_MAILS_PER_HOUR,
} from '@/lib/shared/limits'
import type { NewMail } from './newMail'

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
  // Codes of a list for an employer: whoever has the link can ask for them.
  'shortlist-code': [{ mails: LIST_CODES_PER_HOUR, withinMs: HOUR_MS }],
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
  const recipients = mails.flatMap(({ kind, to }) => countedRecipient(kind, to) ?? [])
  const lately = await sentTo(payload, [...new Set(recipients)])
  const counts = Object.entries(LIMITS).flatMap(([kind, limits]) =>
    limits.map(({ mails: limit, withinMs }) => {
      const sent = new Map<string, number>()
      for (const mail of lately) {
        if (mail.kind !== kind || mail.sentAt < Date.now() - withinMs) continue
        sent.set(mail.recipient, (sent.get(mail.recipient) ?? 0) + 1)
      }
      return { kind, limit, sent }
    }),
  )
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

const LONGEST_MS = Math.max(...Object.values(LIMITS).flatMap((of) => of.map((one) => one.withinMs)))

type Sent = { recipient: string; kind: string; sentAt: number }

/**
 * The mails that these recipients got lately. Their kind is not in the query: SQLite would read all
 * mails of it instead of those of the recipients.
 */
const sentTo = async ({ db }: Payload, recipients: string[]): Promise<Sent[]> => {
  if (recipients.length === 0) return []
  const { mails } = db.tables
  const rows: { recipient: string; kind: string; createdAt: string }[] = await db.drizzle
    .select({ recipient: mails.recipient, kind: mails.kind, createdAt: mails.createdAt })
    .from(mails)
    .where(
      and(
        inArray(mails.recipient, recipients),
        gt(mails.createdAt, new Date(Date.now() - LONGEST_MS).toISOString()),
      ),
    )
  return rows.map(({ createdAt, ...mail }) => ({ ...mail, sentAt: Date.parse(createdAt) }))
}
