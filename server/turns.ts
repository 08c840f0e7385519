import { LRUCache } from 'lru-cache'

/**
 * Whose turn it is to make the site render. A page takes up the only JavaScript thread for 30 to 90 ms,
 * so that one sender with a few connections would make everybody wait (docs/adr/0043). What is stored
 * needs no turn.
 */

/** Renders of one sender at the same time. */
const AT_ONCE = 2
/** After so long a sender looks again whether others of his network still have all of its turns. */
const LOOK_AGAIN_MS = 100
/** Further ones wait. Beyond that they are refused. */
const WAITING = 20
/** A sender may keep the thread busy for so long at first: 12 to 30 pages. */
const BURST_MS = 1000
/** Afterwards he gets this part of its time: three to eight pages a second. */
const SHARE = 0.25
/** Renders that take very long, as on a machine that does something else, count no more than this. */
const MAX_DEBT_MS = 2000
/** Networks that are remembered. Those that were used least recently are forgotten. */
const MAX_KNOWN = 10_000

export type NetworkOf = { network: string; share: number }

/** How long a network has kept the thread busy, less what it has been allowed since. */
class Network {
  running = 0
  waiting = 0
  #spentMs = 0
  #at = performance.now()
  readonly #atOnce: number
  readonly #burstMs: number
  readonly maxWaiting: number

  /** Many customers of a large network may begin, but together get no more of the thread. */
  constructor({ share }: NetworkOf, scale: number) {
    this.#atOnce = AT_ONCE * Math.sqrt(share) * scale
    this.#burstMs = BURST_MS * Math.sqrt(share) * scale
    this.maxWaiting = WAITING * share * scale
  }

  /** In how many milliseconds a render may begin. */
  readyIn(): number {
    if (this.running >= this.#atOnce) return LOOK_AGAIN_MS
    this.count()
    return Math.max(0, this.#spentMs - this.#burstMs) / SHARE
  }

  /** Call before `running` changes. */
  count(): void {
    const now = performance.now()
    const passed = now - this.#at
    const spent = this.#spentMs + (this.running > 0 ? passed : 0) - passed * SHARE
    this.#spentMs = Math.min(Math.max(0, spent), this.#burstMs + MAX_DEBT_MS)
    this.#at = now
  }

  begin(): void {
    this.count()
    this.waiting -= 1
    this.running += 1
  }

  end(): void {
    this.count()
    this.running -= 1
  }
}

type Sender = {
  networks: Network[]
  queue: (() => Promise<unknown>)[]
  /** What has been asked for and is not done, by its name: the same is done once. */
  tasks: Map<string, Promise<unknown>>
  timer?: NodeJS.Timeout
}

type Settings = {
  /** The networks that a sender counts against, his own first. */
  networksOf: (sender: string) => NetworkOf[]
  /** RATE_LIMIT_SCALE. */
  scale: number
}

export const turns = ({ networksOf, scale }: Settings) => {
  const networks = new LRUCache<string, Network>({ max: MAX_KNOWN })
  const senders = new LRUCache<string, Sender>({ max: MAX_KNOWN })

  const networkOf = (named: NetworkOf): Network => {
    const found = networks.get(named.network) ?? new Network(named, scale)
    networks.set(named.network, found)
    return found
  }

  const senderOf = (name: string): Sender => {
    const known = senders.get(name)
    if (known) return known
    const sender = { networks: [], queue: [], tasks: new Map() }
    senders.set(name, sender)
    return sender
  }

  const work = (sender: Sender): void => {
    clearTimeout(sender.timer)
    for (let task = sender.queue[0]; task; task = sender.queue[0]) {
      const readyIn = readyInOf(sender)
      if (readyIn > 0) {
        sender.timer = setTimeout(work, Math.ceil(readyIn), sender)
        return
      }
      sender.queue.shift()
      const { networks } = sender
      for (const network of networks) network.begin()
      task().finally(() => {
        for (const network of networks) network.end()
        work(sender)
      })
    }
  }

  /**
   * Does a task of a sender when it is his turn. `name` is that of a task whose result serves all who
   * ask for it; null when it serves one request. When too many of his tasks wait, the result is in how
   * many seconds he may come back.
   */
  const take = <T>(from: string, name: string | null, task: () => Promise<T>) => {
    const sender = senderOf(from)
    const same = name === null ? undefined : sender.tasks.get(name)
    // The name says what the result is.
    if (same) return same as Promise<T>
    if (sender.queue.length === 0) sender.networks = networksOf(from).map(networkOf)
    if (sender.networks.some(({ waiting, maxWaiting }) => waiting >= maxWaiting)) {
      return Math.ceil((readyInOf(sender) + sender.queue.length * TYPICAL_MS) / 1000)
    }
    const done = new Promise<T>((resolve, reject) => {
      sender.queue.push(() => task().then(resolve, reject))
    })
    for (const network of sender.networks) network.waiting += 1
    if (name !== null) {
      sender.tasks.set(name, done)
      const forget = () => sender.tasks.delete(name)
      done.then(forget, forget)
    }
    work(sender)
    return done
  }

  return { take }
}

/** What one waiting task adds to the time after which a refused sender may come back. */
const TYPICAL_MS = 300

const readyInOf = ({ networks }: Sender): number =>
  Math.max(...networks.map((network) => network.readyIn()))
