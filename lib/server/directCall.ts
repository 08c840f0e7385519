import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Calls that the HTTP server (server/) answers without Next (docs/adr/0029): both run in one process
 * but in separate bundles, and only the site's has the use cases. instrumentation.ts sets the calls
 * at start-up.
 */

const KEY = Symbol.for('overseas.directCalls')

/** Answers a POST request whose body nobody has read. Never throws. */
export type DirectCall = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const shared = globalThis as { [KEY]?: ReadonlyMap<string, DirectCall> } // the property that this module alone reads and sets

/** Sets the calls by their path. */
export const setDirectCalls = (calls: ReadonlyMap<string, DirectCall>): void => {
  shared[KEY] = calls
}

/**
 * The call that answers this request directly; undefined for all others, which are Next's: other
 * methods and paths, and everything until the site is prepared.
 */
export const directCall = ({ method, url = '' }: IncomingMessage): DirectCall | undefined =>
  method === 'POST' ? shared[KEY]?.get(url.split('?', 1)[0] ?? '') : undefined
