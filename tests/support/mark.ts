import { randomBytes } from 'node:crypto'

/** A word that stands nowhere else: tests find by it what they made themselves. */
export const mark = (): string => `m${randomBytes(8).toString('hex')}`
