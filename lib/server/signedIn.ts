import type { IncomingHttpHeaders } from 'node:http'
import { payloadClient } from './payload'
import { setSignedInCheck } from './signedInHook'

/** Lets the HTTP server find out whether a request comes from staff. Called once at start-up. */
export const tellServerWhoIsSignedIn = (): void =>
  setSignedInCheck(async (headers) => {
    const payload = await payloadClient()
    const { user } = await payload.auth({ headers: identifying(headers) })
    return user !== null
  })

/** The headers by which Payload tells who calls: token, origin and device. */
const identifying = (headers: IncomingHttpHeaders): Headers => {
  const kept = new Headers()
  for (const name of ['authorization', 'cookie', 'origin', 'sec-fetch-site', 'user-agent']) {
    const value = headers[name]
    if (typeof value === 'string') kept.set(name, value)
  }
  return kept
}
