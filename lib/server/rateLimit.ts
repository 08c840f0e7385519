import { createHash } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { env } from './env'
import { processWide } from './processWide'

/**
 * Rate limits in memory of the one process. Each kind of act has a limit of its own for each sender
 * (clientAddress.ts), and none for everybody: whoever sends too much closes a form for nobody else.
 */
const LIMITS = {
  // Mobile users in India share addresses by the hundred (CGNAT): generous for one address.
  apply: { points: 60, seconds: 600 },
  registration: { points: 60, seconds: 600 },
  enquiry: { points: 60, seconds: 600 },
  ownPage: { points: 60, seconds: 600 },
  messageCheck: { points: 60, seconds: 60 },
  profile: { points: 30, seconds: 60 },
  /** Tries to sign in from one address, to whatever account. */
  login: { points: 20, seconds: 60 },
  /** The same to one account, and by one browser that has signed in to it before. */
  loginAccount: { points: 5, seconds: 60 },
  loginBrowser: { points: 10, seconds: 60 },
  /** Tries of somebody signed in to give the current password of the own account. */
  currentPassword: { points: 5, seconds: 60 },
} as const

export type LimitName = keyof typeof LIMITS

const limiter = (points: number, duration: number) =>
  new RateLimiterMemory({ points: Math.max(1, Math.round(points * env.rateLimitScale)), duration })

const limitersOf = (limits: typeof LIMITS) =>
  Object.fromEntries(
    Object.entries(limits).map(([name, { points, seconds }]) => [name, limiter(points, seconds)]),
  ) as Record<LimitName, RateLimiterMemory> // the keys of `limits`

const accepted = processWide('accepted', () => limitersOf(LIMITS))
// What cannot be read (400, 413, 415) counts apart: it uses up nobody's tries at the form.
const unreadable = processWide('unreadable', () => limitersOf(LIMITS))

/** Counts one act. Answers the seconds to wait when there were too many, otherwise null. */
export const countAct = (name: LimitName, ...who: string[]): Promise<number | null> =>
  consume(accepted[name], keyOf(who))

/** Takes back an act that was counted and turned out to be unreadable, and counts it as such. */
export const countUnreadable = async (name: LimitName, who: string): Promise<number | null> => {
  await accepted[name].reward(keyOf([who]))
  return consume(unreadable[name], keyOf([who]))
}

/** Forgets what was counted. */
export const forgetActs = async (name: LimitName, ...who: string[]): Promise<void> => {
  await accepted[name].delete(keyOf(who))
}

const FREE_FAILURES = Math.round(5 * env.rateLimitScale)
const failures = processWide(
  'failures',
  () => new RateLimiterMemory({ points: FREE_FAILURES, duration: 900 }),
)

/** Counts a failure of this account that nothing is refused for. Answers how many are too many in 15 minutes. */
export const countFailure = async (account: string): Promise<number> => {
  const { consumedPoints } = await failures.penalty(keyOf([account]))
  return Math.max(0, consumedPoints - FREE_FAILURES)
}

export const takeBackFailure = async (account: string): Promise<void> => {
  await failures.reward(keyOf([account]))
}

const consume = async (limiter: RateLimiterMemory, key: string): Promise<number | null> => {
  try {
    await limiter.consume(key)
    return null
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal
    return Math.ceil((refusal as { msBeforeNext: number }).msBeforeNext / 1000) // the library's RateLimiterRes
  }
}

/** A key of fixed length, however long the parts are that a visitor has sent. */
const keyOf = (parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
