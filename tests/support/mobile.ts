import { randomInt } from 'node:crypto'

// Far from those of another test file at the same time.
let next = randomInt(10_000_000, 90_000_000)

/** An Indian mobile number that nobody had before. */
export const newMobile = (): string => {
  next += 1
  return `98${next}`
}
