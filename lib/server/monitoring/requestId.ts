import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { processWide } from '../process/processWide'

/**
 * The id of the request that is being answered. It is in the answer (`X-Request-Id`) and in every log
 * line written meanwhile, so that both can be joined without any personal data.
 */

export const REQUEST_ID = 'x-request-id'

// One for the HTTP server and the site, which are separate bundles.
const current = processWide('requestId', () => new AsyncLocalStorage<string>())

/** What a proxy's id may look like. An address, a name or a line end does not. */
const PLAIN = /^[\w-]{8,64}$/

const PROCESS = randomBytes(6).toString('hex')
let requests = 0

/** Unique, and as cheap as it can be. It is no secret. */
const newId = (): string => {
  requests += 1
  return `${PROCESS}-${requests.toString(36)}`
}

/**
 * The id for a request. What comes with it is taken over only from a trusted proxy: anybody could
 * write into the log otherwise.
 */
export const requestIdFor = (given: string | string[] | undefined, isTrusted: boolean): string =>
  isTrusted && typeof given === 'string' && PLAIN.test(given) ? given : newId()

/** Runs the work that answers a request. */
export const duringRequest = <T>(id: string, work: () => T): T => current.run(id, work)

/** `{ request_id }` for a log line, or nothing outside of requests. */
export const requestFields = (): { request_id?: string } => {
  const id = current.getStore()
  return id === undefined ? {} : { request_id: id }
}
