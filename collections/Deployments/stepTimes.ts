import type { StepKey } from '@/collections/Tools/steps/shared/steps'
import { DAY_MS } from '@/lib/shared/limits'
import { CLOSED_BY, type Done } from './progress'

/** A step that was done on a day ('YYYY-MM-DD'), so many days after the one before it. */
export type StepTime = { step: StepKey; on: string; days: number }

/**
 * How long each step took that was done, in the order of the days: since the step before, or since the
 * selection.
 */
export const stepTimes = (selected: string, done: Done): StepTime[] => {
  let before = selected
  return Object.entries(CLOSED_BY)
    .flatMap(([step, milestone]) => {
      const on = done[milestone]
      return on ? [{ step: step as StepKey, on }] : [] // a key of CLOSED_BY
    })
    .sort((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)))
    .map(({ step, on }) => {
      const days = Math.max(0, daysBetween(before, on))
      if (on > before) before = on
      return { step, on, days }
    })
}

/** Whole days from one day ('YYYY-MM-DD') to another. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The least number that this part of the numbers does not exceed: 0.5 for half of them. */
export const withinDays = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * part) - 1] ?? 0
