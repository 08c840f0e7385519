const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const FIRST_BIAS = 72
const FIRST_CODE = 128

/**
 * The letters behind a host label as browsers write it ('xn--…', RFC 3492). Any other label, and one
 * that cannot be read, comes back as it is. No browser offers this.
 */
export const decodeLabel = (label: string): string => {
  if (!label.startsWith('xn--')) return label
  const text = label.slice(4)
  const start = text.lastIndexOf('-')
  const output = [...text.slice(0, Math.max(start, 0))]
  let code = FIRST_CODE
  let bias = FIRST_BIAS
  let index = 0
  for (let at = start + 1; at < text.length; ) {
    const before = index
    let weight = 1
    for (let k = BASE; ; k += BASE) {
      const digit = Number.parseInt(text[at++] ?? '', BASE)
      if (Number.isNaN(digit)) return label
      // RFC 3492 counts a–z before 0–9, parseInt the other way round.
      const value = digit < 10 ? digit + 26 : digit - 10
      index += value * weight
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX)
      if (value < threshold) break
      weight *= BASE - threshold
    }
    const count = output.length + 1
    bias = adapted(index - before, count, before === 0)
    code += Math.floor(index / count)
    if (code > 0x10ffff) return label
    index %= count
    output.splice(index++, 0, String.fromCodePoint(code))
  }
  return output.join('')
}

const adapted = (delta: number, count: number, isFirst: boolean): number => {
  let rest = isFirst ? Math.floor(delta / DAMP) : delta >> 1
  rest += Math.floor(rest / count)
  let k = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - T_MIN))
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}
