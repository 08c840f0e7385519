import { randomBytes } from 'node:crypto'

/** A unique word by which tests find their own data. */
export const mark = (): string => `m${randomBytes(8).toString('hex')}`
