import { appendFileSync } from 'node:fs'

/**
 * The fault tests run short in CI and long by `npm run soak` (scripts/soak.mjs), which names a file
 * for their figures. Both are the same code.
 */
const FIGURES = process.env.SOAK_FIGURES ?? ''

export const isSoak = FIGURES !== ''

/** A soak in pieces: this part of each amount, such as 0.25. */
const PART = Number(process.env.SOAK_PART ?? 1)

/** How often or how long: in CI, and in a soak. */
export const amount = (inCi: number, inSoak: number): number =>
  isSoak ? Math.ceil(inSoak * PART) : inCi

/** Milliseconds for a test that takes longer in a soak. */
export const timeLimit = (inCi: number): number => (isSoak ? 3_600_000 : inCi)

/** Adds one line to the table of a soak: what was done, and what was measured. */
export const figure = (done: string, measured: string): void => {
  if (isSoak) appendFileSync(FIGURES, `${JSON.stringify({ done, measured })}\n`)
}

/** The value below which this part of the milliseconds lies. */
export const quantile = (times: number[], part: number): number => {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
