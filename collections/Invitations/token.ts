import { createHash, randomBytes } from 'node:crypto'

/** A new token of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token. It is random, so a fast hash cannot be guessed back. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
