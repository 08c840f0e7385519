import ipaddr from 'ipaddr.js'
import { env } from './env'

// An IPv6 customer gets a /64 at the least, and may use a new address of it for each request.
const IPV6_PREFIX_PARTS = 4

/**
 * Who a request counts against: an IPv4 address, or the /64 network of an IPv6 one. Behind trusted
 * proxies it is the address that stands TRUSTED_HOPS from the right of X-Forwarded-For, which our own
 * proxies wrote; otherwise, and when that is no address, the other end of the connection. Never empty:
 * what cannot be told counts as one sender.
 */
export const clientAddress = (headers: Headers): string => {
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const forwarded = env.trustedHops > 0 ? networkOf(chain.at(-env.trustedHops)) : null
  return forwarded ?? networkOf(headers.get('x-socket-address') ?? undefined) ?? 'unknown'
}

const networkOf = (text: string | undefined): string | null => {
  if (!text || !ipaddr.isValid(text)) return null
  // IPv4 written as IPv6 (::ffff:192.0.2.1) is IPv4.
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv6) {
    return `${address.parts
      .slice(0, IPV6_PREFIX_PARTS)
      .map((part) => part.toString(16))
      .join(':')}::/64`
  }
  return address.toString()
}
