import ipaddr from 'ipaddr.js'
import { env } from '../settings/env'

/**
 * The networks that an IPv6 customer may have, and how many times the limit of one sender each may use: at
 * home a /64 or a /56, of a free tunnel a /48 (65,536 times a /64).
 */
const IPV6_NETWORKS = [
  { prefix: 64, share: 1 },
  { prefix: 56, share: 4 },
  { prefix: 48, share: 16 },
] as const

/** How many times the limit of one sender a network may use. */
export type Share = (typeof IPV6_NETWORKS)[number]['share']

/**
 * Whom a request counts against: an IPv4 address, or the /64 network of an IPv6 address. Behind
 * trusted proxies it is the address at TRUSTED_HOPS from the right of X-Forwarded-For, which those
 * proxies wrote; otherwise, and when that is no address, the peer of the connection. Never empty:
 * unknown clients count as one.
 */
export const clientAddress = (headers: Headers): string => {
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const forwarded = env.trustedHops > 0 ? senderOf(chain.at(-env.trustedHops)) : null
  return forwarded ?? senderOf(headers.get('x-socket-address') ?? undefined) ?? 'unknown'
}

/** The networks of a sender, as clientAddress names it, that have a limit together; the narrowest first. */
export const networksOf = (sender: string): { network: string; share: Share }[] => {
  const [address = '', prefix] = sender.split('/')
  if (prefix === undefined || !ipaddr.IPv6.isValid(address)) return [{ network: sender, share: 1 }]
  return IPV6_NETWORKS.map(({ prefix, share }) => ({ network: networkOf(address, prefix), share }))
}

const senderOf = (text: string | undefined): string | null => {
  if (!text || !ipaddr.isValid(text)) return null
  // IPv4-mapped IPv6 (::ffff:192.0.2.1) counts as IPv4.
  const address = ipaddr.process(text)
  const [{ prefix }] = IPV6_NETWORKS
  return address.kind() === 'ipv6' ? networkOf(address.toString(), prefix) : address.toString()
}

const networkOf = (address: string, prefix: number): string =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${prefix}`)}/${prefix}`
