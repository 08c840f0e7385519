import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether two secrets are the same, in a time that tells nothing about them. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other))

/** Of equal length for every text, as the comparison needs it. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
