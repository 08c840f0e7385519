import { LRUCache } from 'lru-cache'
import type { CountedRequest } from './countedRequest'
import type { NetworkOf } from './turns'

/**
 * How fast the requests of one sender are answered, also those that cost next to nothing: thousands of
 * stored pages a second take up the only JavaScript thread as well (docs/adr/0043). Whoever asks faster
 * is answered later. Hundreds of candidates behind one carrier's address stay far below it.
 */

/** Requests a second, on average. */
const PER_SECOND = 300
/** Requests at first, and after a pause: some twenty visits to a page with all its files. */
const AT_ONCE = 600
/** A request that would have to wait longer is refused: others of its sender wait before it. */
const LONGEST_MS = 5000
/** Senders and networks that are remembered. Those that asked least recently are forgotten. */
const MAX_KNOWN = 10_000

type Network = { left: number; at: number; perSecond: number; atOnce: number }

type Settings = {
  /** What a request says about its sender: a text, the same for all its requests. */
  nameOf: (request: CountedRequest) => string
  /** The networks that count together, for the sender of a request. */
  networksOf: (request: CountedRequest) => NetworkOf[]
  /** RATE_LIMIT_SCALE. */
  scale: number
}

/**
 * Counts a request. Returns in how many milliseconds it may be answered, mostly 0, or null when too many
 * of its sender wait. A stored page is sent in some microseconds, so that this must cost hardly any.
 */
export const pace = ({ nameOf, networksOf, scale }: Settings) => {
  const networks = new LRUCache<string, Network>({ max: MAX_KNOWN })
  const senders = new LRUCache<string, Network[]>({ max: MAX_KNOWN })

  const networkOf = ({ network, share }: NetworkOf): Network => {
    const known = networks.get(network)
    if (known) return known
    const atOnce = AT_ONCE * share * scale
    const made = {
      left: atOnce,
      at: performance.now(),
      perSecond: PER_SECOND * share * scale,
      atOnce,
    }
    networks.set(network, made)
    return made
  }

  return (request: CountedRequest): number | null => {
    const name = nameOf(request)
    let own = senders.get(name)
    if (!own) {
      own = networksOf(request).map(networkOf)
      senders.set(name, own)
    }
    const now = performance.now()
    let waitMs = 0
    for (const network of own) {
      const gained = ((now - network.at) / 1000) * network.perSecond
      network.left = Math.min(network.atOnce, network.left + gained)
      network.at = now
      waitMs = Math.max(waitMs, ((1 - network.left) / network.perSecond) * 1000)
    }
    if (waitMs > LONGEST_MS) return null
    for (const network of own) network.left -= 1
    return waitMs
  }
}
