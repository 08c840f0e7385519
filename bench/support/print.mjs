// Markdown tables and the numbers in them.

export const say = (line = '') => process.stdout.write(`${line}\n`)

/** The head of a table. Its rows follow with `row` as they are measured. */
export const head = (...cells) => {
  say()
  row(...cells)
  row(...cells.map(() => '---'))
}

export const row = (...cells) => say(`| ${cells.join(' | ')} |`)

export const whole = (value) =>
  Number.isFinite(value) ? Math.round(value).toLocaleString('en') : '–'

export const ms = (value) => (Number.isFinite(value) ? value.toFixed(value < 10 ? 1 : 0) : '–')

export const ratio = (ours, limit) => (ours > 0 && limit > 0 ? (ours / limit).toFixed(2) : '–')

/** The value below which this part of a list lies; the median by default. */
export const quantile = (values, part = 0.5) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
