import { createHash, createHmac } from 'node:crypto'

type Claims = Record<string, unknown>

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const decode = (part = ''): Claims => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))

/** A token with changed claims and the old signature. */
export const tamperedToken = (token: string, changes: Claims): string => {
  const [head, claims, signature] = token.split('.')
  return `${head}.${encode({ ...decode(claims), ...changes })}.${signature}`
}

/** A token that claims to need no signature. */
export const unsignedToken = (token: string): string => {
  const [head, claims] = token.split('.')
  return `${encode({ ...decode(head), alg: 'none' })}.${claims}.`
}

/** A token with one wrong character in its signature. */
export const wronglySigned = (token: string): string => {
  const [head, claims, signature = ''] = token.split('.')
  const first = signature[0] === 'A' ? 'B' : 'A'
  return `${head}.${claims}.${first}${signature.slice(1)}`
}

/** The token with changed claims, signed with any secret as Payload does. */
export const signedToken = (
  token: string,
  changes: Claims,
  secret: string,
  head: Claims = {},
): string => {
  const [oldHead, claims] = token.split('.')
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  const body = `${encode({ ...decode(oldHead), ...head })}.${encode({ ...decode(claims), ...changes })}`
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
}

/** What a token says, without a check. */
export const claimsOf = (token: string): Claims => decode(token.split('.')[1])
