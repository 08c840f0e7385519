import type { IncomingHttpHeaders } from 'node:http'
import { executeAuthStrategies } from 'payload'
import { payloadClient } from './payload'

/** Whether a request with these headers comes from staff. */
export const comesFromStaff = async (headers: IncomingHttpHeaders): Promise<boolean> => {
  // Not payload.auth, which also works out all permissions: strangers can ask for this often.
  const payload = await payloadClient()
  const { user } = await executeAuthStrategies({ headers: identifying(headers), payload })
  return user !== null
}

/** The headers by which Payload tells who calls: token, origin and device. */
const identifying = (headers: IncomingHttpHeaders): Headers => {
  const kept = new Headers()
  for (const name of ['authorization', 'cookie', 'origin', 'sec-fetch-site', 'user-agent']) {
    const value = headers[name]
    if (typeof value === 'string') kept.set(name, value)
  }
  return kept
}
