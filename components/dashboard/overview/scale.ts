/** The end of an axis: a round, even number, not below the largest value. */
export const axisEnd = (values: number[]): number => {
  const largest = Math.max(2, ...values)
  const power = 10 ** Math.floor(Math.log10(largest))
  const steps = power === 1 ? [2, 4, 6, 8, 10] : [1, 2, 3, 4, 5, 6, 8, 10]
  return steps.map((step) => step * power).find((end) => end >= largest) ?? largest
}

/** A part of the whole in percent, with one decimal at most; 0 when the whole is 0. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10
