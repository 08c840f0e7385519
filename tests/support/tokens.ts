import { createHash, createHmac } from 'node:crypto'

type Claims = Record<string, unknown>

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const decode = (part = ''): Claims => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))

/** A token whose claims were changed, with the signature of the old ones. */
export const tamperedToken = (token: string, changes: Claims): string => {
  const [head, claims, signature] = token.split('.')
  return `${head}.${encode({ ...decode(claims), ...changes })}.${signature}`
}

/** A token that says it needs no signature. */
export const unsignedToken = (token: string): string => {
  const [head, claims] = token.split('.')
  return `${encode({ ...decode(head), alg: 'none' })}.${claims}.`
}

/** A token with a signature that is not quite right. */
export const wronglySigned = (token: string): string => {
  const [head, claims, signature = ''] = token.split('.')
  const first = signature[0] === 'A' ? 'B' : 'A'
  return `${head}.${claims}.${first}${signature.slice(1)}`
}

/** The token with other claims, signed with a key of one's own, as Payload makes it from a secret. */
export const signedToken = (token: string, changes: Claims, secret: string): string => {
  const [head, claims] = token.split('.')
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  const body = `${head}.${encode({ ...decode(claims), ...changes })}`
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
}
