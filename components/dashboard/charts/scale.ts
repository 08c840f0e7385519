/** The end of an axis: the next of 1, 2, 5, 10, 20, 50 … that holds the largest value, at least 2. */
export const axisEnd = (values: number[]): number => {
  const largest = Math.max(2, ...values)
  const power = 10 ** Math.floor(Math.log10(largest))
  return [1, 2, 5, 10].map((step) => step * power).find((end) => end >= largest) ?? largest
}

/** A part of the whole in percent, one decimal at most; 0 of nothing. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10
