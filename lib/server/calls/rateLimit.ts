import { createHash } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible'
import { mapValues } from '@/lib/shared/objects'
import { metrics } from '../monitoring/metrics'
import { hasSeveralInstances, newPool } from '../postgres/pools'
import { LIMITS_TABLE } from '../postgres/schema'
import { processWide } from '../process/processWide'
import { env } from '../settings/env'
import { networksOf, type Share } from './clientAddress'

/**
 * Rate limits, in Postgres for all instances together, and in the memory of the only process on
 * SQLite. While Postgres does not answer, each instance counts in its memory. Each kind of action is
 * limited per sender (clientAddress.ts) and never for all senders together, so that nobody can block
 * a form for others.
 */
const LIMITS = {
  // Mobile users in India share addresses by the hundred (CGNAT), so the limits per address are
  // generous.
  apply: { points: 60, seconds: 600 },
  registration: { points: 60, seconds: 600 },
  enquiry: { points: 60, seconds: 600 },
  jobAlert: { points: 60, seconds: 600 },
  /** Sent by the servers of mail programs, for many people. */
  alertLeave: { points: 600, seconds: 600 },
  /** Sent by WhatsApp's servers, several for each message. Refused ones are sent again later. */
  whatsApp: { points: 3000, seconds: 60 },
  statusPage: { points: 60, seconds: 600 },
  paperCopy: { points: 60, seconds: 600 },
  /** Numbers of receipts that are not found. */
  receiptCheck: { points: 10, seconds: 3600 },
  messageCheck: { points: 60, seconds: 60 },
  siteProof: { points: 30, seconds: 60 },
  invitation: { points: 30, seconds: 600 },
  profile: { points: 30, seconds: 60 },
  /** Logins from one address, to any account. */
  login: { points: 20, seconds: 60 },
  /** Logins to one account, and by one known browser of it. */
  loginAccount: { points: 5, seconds: 60 },
  loginBrowser: { points: 10, seconds: 60 },
  /** Checks of the current password of a signed-in account. */
  currentPassword: { points: 5, seconds: 60 },
  /** Codes of a second factor, of one account or one known browser of it. */
  secondFactor: { points: 10, seconds: 900 },
  /** The first codes of these that are wrong in a row; after them those of codesLater are left. */
  codesAtFirst: { points: 20, seconds: 14 * 86_400 },
  codesLater: { points: 3, seconds: 3600 },
  /** Wrong codes after a right password of which the owner of the account is not told. */
  codesUntold: { points: 4, seconds: 14 * 86_400 },
} as const

export type LimitName = keyof typeof LIMITS

/** A visitor does not wait longer for a count: then the memory counts. */
const COUNT_WITHIN_MS = 2000
const limitsPool = () =>
  processWide('limitsPool', () =>
    newPool({ max: 3, query_timeout: COUNT_WITHIN_MS, connectionTimeoutMillis: COUNT_WITHIN_MS }),
  )

const limiter = (kind: string, points: number, duration: number): RateLimiterAbstract => {
  const limit = { points, duration, keyPrefix: kind }
  if (!hasSeveralInstances) return new RateLimiterMemory(limit)
  return new RateLimiterPostgres({
    ...limit,
    storeClient: limitsPool(),
    storeType: 'pool',
    // At the start (lib/server/postgres/schema.ts).
    tableName: LIMITS_TABLE,
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(limit),
  })
}

const scaled = (points: number): number => Math.max(1, Math.round(points * env.rateLimitScale))

type Limiters = (share: Share) => RateLimiterAbstract

const newLimiters = (kind: string) => () =>
  mapValues(LIMITS, ({ points, seconds }, name): Limiters => {
    const of = (share: Share) =>
      limiter(`${kind} ${name}${share === 1 ? '' : ` ${share}`}`, scaled(points) * share, seconds)
    const byShare = { 1: of(1), 4: of(4), 16: of(16) }
    return (share) => byShare[share]
  })

const accepted = processWide('accepted', newLimiters('accepted'))
// Unreadable requests (400, 413, 415) count separately and do not use up the tries at a form.
const unreadable = processWide('unreadable', newLimiters('unreadable'))

/** Counts one action. Returns the seconds to wait when the limit is exceeded, otherwise null. */
export const countAction = (name: LimitName, ...who: string[]): Promise<number | null> =>
  consume(name, accepted[name](1), keyOf(who))

/**
 * Counts one action of a sender (clientAddress.ts) and of the networks it belongs to. `what` narrows the
 * limit to that. Returns the seconds to wait when a limit is exceeded, otherwise null.
 */
export const countSender = (name: LimitName, sender: string, ...what: string[]) =>
  consumeAll(name, accepted[name], sender, what)

/** Whether a sender has used up a limit. Counts nothing. */
export const isUsedUp = async (name: LimitName, sender: string): Promise<boolean> => {
  for (const { network, share } of networksOf(sender)) {
    const used = await accepted[name](share).get(keyOf([network]))
    if (used !== null && used.remainingPoints <= 0) return true
  }
  return false
}

/** Counts an action of a sender as unreadable instead. Returns the seconds to wait, or null. */
export const countUnreadable = async (name: LimitName, sender: string): Promise<number | null> => {
  for (const { network, share } of networksOf(sender)) {
    await accepted[name](share).reward(keyOf([network]))
  }
  return consumeAll(name, unreadable[name], sender, [])
}

/** Resets a counter. */
export const resetCount = async (name: LimitName, ...who: string[]): Promise<void> => {
  await accepted[name](1).delete(keyOf(who))
}

const consumeAll = async (
  name: LimitName,
  limiters: Limiters,
  sender: string,
  what: string[],
): Promise<number | null> => {
  for (const { network, share } of networksOf(sender)) {
    const wait = await consume(name, limiters(share), keyOf([network, ...what]))
    if (wait !== null) return wait
  }
  return null
}

const consume = async (
  name: LimitName,
  limiter: RateLimiterAbstract,
  key: string,
): Promise<number | null> => {
  try {
    await limiter.consume(key)
    return null
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal
    metrics.limitsHit.inc({ limit: name })
    return Math.ceil((refusal as { msBeforeNext: number }).msBeforeNext / 1000) // the library's RateLimiterRes
  }
}

/** A key of fixed length for parts of any length that a client sent. */
const keyOf = (parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
