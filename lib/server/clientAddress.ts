import ipaddr from 'ipaddr.js'
import { env } from './env'

// An IPv6 customer has at least a /64 network, and may use another of its addresses for each
// request.
const IPV6_PREFIX_PARTS = 4

/**
 * Whom a request counts against: an IPv4 address, or the /64 network of an IPv6 address. Behind
 * trusted proxies it is the address at TRUSTED_HOPS from the right of X-Forwarded-For, which those
 * proxies wrote; otherwise, and when that is no address, the peer of the connection. Never empty:
 * unknown clients count as one.
 */
export const clientAddress = (headers: Headers): string => {
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const forwarded = env.trustedHops > 0 ? networkOf(chain.at(-env.trustedHops)) : null
  return forwarded ?? networkOf(headers.get('x-socket-address') ?? undefined) ?? 'unknown'
}

const networkOf = (text: string | undefined): string | null => {
  if (!text || !ipaddr.isValid(text)) return null
  // IPv4-mapped IPv6 (::ffff:192.0.2.1) counts as IPv4.
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv6) {
    return `${address.parts
      .slice(0, IPV6_PREFIX_PARTS)
      .map((part) => part.toString(16))
      .join(':')}::/64`
  }
  return address.toString()
}
