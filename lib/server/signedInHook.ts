import type { IncomingHttpHeaders } from 'node:http'

/**
 * How the HTTP server (server/) asks the site who is signed in: both run in one process but in
 * separate bundles, and only the site's has the database. instrumentation.ts sets the function at
 * start-up.
 */

const KEY = Symbol.for('overseas.isSignedIn')

type Check = (headers: IncomingHttpHeaders) => Promise<boolean>

const shared = globalThis as { [KEY]?: Check } // the property that this module alone reads and sets

export const setSignedInCheck = (check: Check): void => {
  shared[KEY] = check
}

/** Whether these headers carry the token of an account; false until the site is prepared. */
export const isSignedIn = async (headers: IncomingHttpHeaders): Promise<boolean> =>
  (await shared[KEY]?.(headers)) === true
