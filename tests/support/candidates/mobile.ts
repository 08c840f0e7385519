import { randomInt } from 'node:crypto'

// Random start, so that test files running at the same time use different numbers.
let next = randomInt(10_000_000, 90_000_000)

/** An Indian mobile number that no other test uses. */
export const newMobile = (): string => {
  next += 1
  return `98${next}`
}
