import { clientAddress, networksOf } from '@/lib/server/calls/clientAddress'
import { env } from '@/lib/server/settings/env'
import type { CountedRequest } from './countedRequest'
import type { NetworkOf } from './turns'

/** Loaded after Next has read .env (server/main.ts). */

/** What tells senders apart at little cost: what our proxy wrote, or the other end of the connection. */
export const nameOf = ({ headers, socket }: CountedRequest): string => {
  const forwarded = env.trustedHops > 0 ? headers['x-forwarded-for'] : undefined
  return String(forwarded ?? socket.remoteAddress)
}

/** Whom a request counts against. */
export const senderOf = ({ headers, socket }: CountedRequest): string => {
  const named = new Headers({ 'x-socket-address': socket.remoteAddress ?? '' })
  const forwarded = headers['x-forwarded-for']
  if (forwarded !== undefined) named.set('x-forwarded-for', String(forwarded))
  return clientAddress(named)
}

/** The networks that its sender counts against. */
export const networksOfRequest = (request: CountedRequest): NetworkOf[] =>
  networksOf(senderOf(request))
