import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { onChange } from '@/lib/server/cache/changes'
import { cacheStats } from '@/lib/server/monitoring/cacheStats'
import { logError } from '@/lib/server/monitoring/logError'
import { duringRequest } from '@/lib/server/monitoring/requestId'
import { officeDay, officeDayStart } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import { type Answer, sendWhenMade, type Turn } from './answer'
import { type CacheRequest, mayShare, requestAlone, requestForUrl, requestFrom } from './cacheKey'
import type { CountedRequest } from './countedRequest'
import type { Rendered } from './renderAnswer'
import type { StoredAnswer } from './storedAnswer'

/**
 * The way out for all pages, with a shared cache (RFC 9111) in front of Next: complete answers that are
 * the same for every visitor (docs/adr/0022). A change drops everything; so does midnight in Mumbai, when jobs close and licences
 * expire by their date.
 */

/** Pages without parameters: as many as there are jobs and content pages. */
const PAGES_MAX_BYTES = 48_000_000
/** Filtered lists, searches, calls, parts of pages: anybody can invent these, so they do not displace the pages. */
const QUERIES_MAX_BYTES = 16_000_000
/** So many of the most requested answers are made again after a change, before anybody asks. */
const MADE_AGAIN = 12
/** Requests between two changes from which that is worth its work. */
const OFTEN = 16
/** Several changes that follow each other closely count as one. */
const MADE_AGAIN_AFTER_MS = 100
const PAUSE_MS = 50 // before each of them, for others

type Entry = { asked: CacheRequest; answer: StoredAnswer; freshUntil: number; usableUntil: number }

type Site = {
  render: (asked: CacheRequest) => Promise<Rendered>
  turn: Turn
  /** Whether the 404 page answers a request. */
  leadsNowhere: (request: CountedRequest) => Promise<boolean>
}

const store = (maxSize: number) =>
  new LRUCache<string, Entry>({ maxSize, sizeCalculation: ({ answer }) => answer.bytes + 1000 })

export const pageCache = ({ render, turn, leadsNowhere }: Site) => {
  const pages = store(PAGES_MAX_BYTES)
  const queries = store(QUERIES_MAX_BYTES)
  /** Answers that are being made, by their key: each is made once however many visitors wait. */
  const inMaking = new Map<string, Promise<Rendered>>()
  /** Also those that a change has made useless. */
  let beingMade = 0
  let midnight = nextMidnight(Date.now())
  /** How often the most requested answers were sent before the last change. */
  let requests = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  const storeOf = (key: string) => (key.includes('?') ? queries : pages)

  const drop = (): void => {
    // What was popular counts for less at each change, so that a quick second one forgets nothing.
    const sums = new Map([...requests].map(([address, times]) => [address, times / 2]))
    for (const [key, { answer, asked }] of [...pages, ...queries]) {
      if (asked.url === key) sums.set(key, answer.sent + (sums.get(key) ?? 0))
    }
    const often = [...sums].filter(([, times]) => times >= OFTEN)
    requests = new Map(often.sort(([, a], [, b]) => b - a).slice(0, MADE_AGAIN))
    pages.clear()
    queries.clear()
    // Whoever asks from now on must not get an answer that was begun before.
    inMaking.clear()
    clearTimeout(timer)
    timer = setTimeout(() => void makeAgain(), MADE_AGAIN_AFTER_MS).unref()
  }

  const makeAgain = async (): Promise<void> => {
    const often = requests
    for (const address of often.keys()) {
      // What visitors wait for comes first.
      do await pause(PAUSE_MS, undefined, { ref: false })
      while (beingMade > 0)
      if (requests !== often) return // the next change has begun anew
      if (storeOf(address).has(address)) continue
      await make(requestForUrl(address)).catch((error) => logError('page cache', error))
    }
  }

  const make = (asked: CacheRequest): Promise<Rendered> => {
    const { key } = asked
    const running = inMaking.get(key)
    if (running) return running
    beingMade += 1
    const making = render(asked)
      .then((rendered) => {
        if (inMaking.get(key) === making) keep(asked, rendered)
        return rendered
      })
      .finally(() => {
        beingMade -= 1
        if (inMaking.get(key) === making) inMaking.delete(key)
      })
    inMaking.set(key, making)
    return making
  }

  const keep = (asked: CacheRequest, { answer, freshMs, usableMs }: Rendered): void => {
    const { key } = asked
    const stored = storeOf(key)
    if (usableMs <= 0) {
      stored.delete(key)
      return
    }
    const now = Date.now()
    const entry = { asked, answer, freshUntil: now + freshMs, usableUntil: now + usableMs }
    stored.set(key, entry)
    answer.onGrowth(() => {
      if (stored.peek(key) === entry) stored.set(key, entry)
    })
  }

  const storedAt = (key: string, now: number): Entry | undefined => {
    const entry = storeOf(key).get(key)
    return entry && entry.usableUntil > now ? entry : undefined
  }

  /** The stored answer, if it may be used: a stale one while it is made again. */
  const usable = (key: string, now: number): StoredAnswer | undefined => {
    const entry = storedAt(key, now)
    if (!entry) return undefined
    if (entry.freshUntil > now) cacheStats.requests.hit += 1
    else {
      cacheStats.requests.stale += 1
      make(entry.asked).catch((error) => logError('page cache', error))
    }
    return entry.answer
  }

  /** The page for addresses that lead nowhere. It is made once for all of them. */
  const notFound = async (): Promise<Answer> =>
    usable(paths.notFound, Date.now()) ?? (await make(requestForUrl(paths.notFound))).answer

  /** What is stored, or being made, under a name. */
  const found = async (key: string): Promise<Answer | undefined> =>
    storedAt(key, Date.now())?.answer ?? (await inMaking.get(key))?.answer

  /**
   * Answers a request that any visitor could have made, from memory if possible. Returns false, having
   * done nothing, when the request must be answered by itself.
   */
  const answer = (request: CountedRequest, response: ServerResponse): boolean => {
    if (!mayShare(request)) return false
    const now = Date.now()
    if (now >= midnight) {
      drop()
      midnight = nextMidnight(now)
    }
    const { headers, url = '' } = request
    // Most addresses are canonical.
    const stored = headers.rsc === undefined ? usable(url, now) : undefined
    if (stored) {
      stored.send(request, response)
      return true
    }
    const asked = requestFrom(request)
    if (asked === null) return false
    const { key } = asked
    const other = key === url ? undefined : usable(key, now)
    if (other) other.send(request, response)
    else {
      cacheStats.requests.miss += 1
      const made = async (): Promise<Answer> =>
        (await found(key)) ??
        ((await leadsNowhere(request)) ? notFound() : (await make(asked)).answer)
      const making = () => (inMaking.has(key) ? made() : turn(request, key, made))
      sendWhenMade(request, response, duringRequest(request.id, making))
    }
    return true
  }

  /** Answers a request by a page that is made for it alone. */
  const answerAlone = (request: CountedRequest, response: ServerResponse, when = turn): void => {
    const made = async (): Promise<Answer> =>
      (await leadsNowhere(request)) ? notFound() : (await render(requestAlone(request))).answer
    sendWhenMade(request, response, when(request, null, made))
  }

  cacheStats.sizes = () => ({
    pages: { bytes: pages.calculatedSize, entries: pages.size },
    queries: { bytes: queries.calculatedSize, entries: queries.size },
  })
  const stopListening = onChange(drop)
  const stop = (): void => {
    stopListening()
    clearTimeout(timer)
  }
  return { answer, answerAlone, stop }
}

const nextMidnight = (now: number): number =>
  Date.parse(officeDayStart(officeDay(new Date(now)), 1) ?? '')
