import { RateLimiterMemory } from 'rate-limiter-flexible'
import { env } from './env'

/**
 * Rate limits in memory of the one process. A name is a kind of act; each has a limit for one
 * address and one for everybody. Without a trusted proxy no address can be believed, and only the
 * limit for everybody counts.
 */
const LIMITS = {
  // Mobile users in India share addresses by the hundred (CGNAT): generous for one address.
  apply: { perAddress: 60, everybody: 600, seconds: 600 },
  ownPage: { perAddress: 60, everybody: 300, seconds: 600 },
  login: { perAddress: 20, everybody: 240, seconds: 60 },
  profile: { perAddress: 30, everybody: 60, seconds: 60 },
} as const

export type LimitName = keyof typeof LIMITS

const limiter = (points: number, duration: number) =>
  new RateLimiterMemory({ points: Math.max(1, Math.round(points * env.rateLimitScale)), duration })

const limiters = Object.fromEntries(
  Object.entries(LIMITS).map(([name, limit]) => [
    name,
    {
      perAddress: limiter(limit.perAddress, limit.seconds),
      everybody: limiter(limit.everybody, limit.seconds),
    },
  ]),
) as Record<LimitName, { perAddress: RateLimiterMemory; everybody: RateLimiterMemory }> // keys of LIMITS

const failedLogins = limiter(5, 60)

/** Counts one act. Answers the seconds to wait when there were too many, otherwise null. */
export const countAct = async (name: LimitName, address: string | null): Promise<number | null> => {
  const { perAddress, everybody } = limiters[name]
  const waits = await Promise.all([
    consume(everybody, 'all'),
    address ? consume(perAddress, address) : null,
  ])
  return waits.find((wait) => wait !== null) ?? null
}

/** Counts a login that is about to be tried. Answers the seconds to wait after five failures. */
export const countLoginTry = (email: string): Promise<number | null> => consume(failedLogins, email)

/** A good login wipes the failures of its account. */
export const forgetLoginTries = (email: string) => failedLogins.delete(email)

const consume = async (limiter: RateLimiterMemory, key: string): Promise<number | null> => {
  try {
    await limiter.consume(key)
    return null
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal
    return Math.ceil((refusal as { msBeforeNext: number }).msBeforeNext / 1000) // the library's RateLimiterRes
  }
}

/**
 * The visitor's address as our own proxies wrote it: the one that stands TRUSTED_HOPS from the right
 * of X-Forwarded-For. Null without trusted proxies, since anyone may send that header.
 */
export const clientAddress = (headers: Headers): string | null => {
  if (env.trustedHops === 0) return null
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return chain.at(-env.trustedHops) || null
}
