import { createHmac, timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { env } from './env'
import { logError } from './logError'

/** The tags of cached pages and queries. */
export const TAGS = {
  jobs: 'jobs',
  lists: 'lists',
  settings: 'settings',
  content: 'content',
} as const

export type Tag = (typeof TAGS)[keyof typeof TAGS]

const TRIES = 3
const TIMEOUT_MS = 5000

/**
 * Drops what is cached with a tag, so that the next visitor gets fresh pages. Does nothing in seeds
 * and scripts, which set `context.disableRevalidate`.
 */
export const refresh = (tag: Tag, context: Record<string, unknown>): void => {
  if (context.disableRevalidate) return
  try {
    revalidateTag(tag, { expire: 0 })
  } catch {
    // Next allows it only in a request; scheduled publishing runs outside of one (payload#16392).
    void askSite(tag)
  }
}

export const isTag = (value: unknown): value is Tag =>
  Object.values(TAGS).some((tag) => tag === value)

/** Whether the internal route is called by this site itself. */
export const isOwnCall = (headers: Headers): boolean => {
  const given = Buffer.from(headers.get('x-internal-secret') ?? '')
  const own = Buffer.from(internalSecret)
  return given.length === own.length && timingSafeEqual(given, own)
}

const internalSecret = createHmac('sha256', env.payloadSecret)
  .update('internal-refresh')
  .digest('base64url')

const askSite = async (tag: Tag): Promise<void> => {
  for (let round = 1; round <= TRIES; round += 1) {
    try {
      const response = await fetch(`${env.ownUrl}/internal/refresh?tag=${tag}`, {
        method: 'POST',
        headers: { 'x-internal-secret': internalSecret },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      })
      if (response.ok) return
      throw new Error(`The site answered ${response.status} to its own refresh`)
    } catch (error) {
      if (round === TRIES) logError(`refresh ${tag}`, error)
    }
  }
}
