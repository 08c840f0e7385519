import type { Sum } from './shared/statement'

/** An exact number. Sums stay exact until they are shown, so that roundings do not add up. */
export type Exact = { readonly top: bigint; readonly bottom: bigint }

const MILLION = 1_000_000

/** A number with up to six decimals, over a whole number: exact(1.25), exact(52, 12). */
export const exact = (value: number, over = 1): Exact => ({
  top: BigInt(Math.round(value * MILLION)),
  bottom: BigInt(MILLION) * BigInt(over),
})

export const ZERO = exact(0)

export const plus = (a: Exact, b: Exact): Exact => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
})

export const minus = (a: Exact, b: Exact): Exact => plus(a, { top: -b.top, bottom: b.bottom })

export const times = (a: Exact, b: Exact): Exact => ({
  top: a.top * b.top,
  bottom: a.bottom * b.bottom,
})

export const dividedBy = (a: Exact, b: Exact): Exact => ({
  top: a.top * b.bottom,
  bottom: a.bottom * b.top,
})

/** Negative, 0 or positive: which is larger. */
export const compare = (a: Exact, b: Exact): number => {
  const difference = minus(a, b)
  return difference.top === 0n ? 0 : difference.top > 0n === difference.bottom > 0n ? 1 : -1
}

/** The nearest whole number of parts, halves away from zero. For numbers that are not negative. */
export const nearest = ({ top, bottom }: Exact, parts = 1): number =>
  Number((top * BigInt(parts) * 2n + bottom) / (bottom * 2n))

const THREE_DECIMALS: ReadonlySet<string | null> = new Set(['OMR', 'BHD', 'KWD'])

/** 3 for the rial and the dinars, 2 for all other currencies of ours. */
export const decimalsOf = (currency: string | null): 2 | 3 => (THREE_DECIMALS.has(currency) ? 3 : 2)

/** A sum as it is shown. */
export const sumOf = (
  value: Exact,
  currency: string | null,
  working: readonly string[] = [],
  most: string | null = null,
): Sum => ({
  minor: nearest(value, 10 ** decimalsOf(currency)),
  text: [currency, plain(value, decimalsOf(currency))].filter(Boolean).join(' '),
  working,
  most,
})

/** The same with its decimals, also when they are zero: 'QAR 8.00'. */
export const smallSumOf = (
  value: Exact,
  currency: string | null,
  working: readonly string[],
): Sum => ({
  ...sumOf(value, currency, working),
  text: [currency, fixed(value, decimalsOf(currency))].filter(Boolean).join(' '),
})

/** '2,079.17', '1,960', '43.33': grouped, without decimals when they are all zero. */
export const plain = (value: Exact, decimals = 2): string =>
  fixed(value, decimals).replace(/\.0+$/, '')

const fixed = (value: Exact, decimals: number): string => {
  const parts = 10 ** decimals
  const rounded = nearest(value, parts)
  const whole = String(Math.floor(rounded / parts)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${whole}.${String(rounded % parts).padStart(decimals, '0')}`
}

/** A number of hours, days or months, or a rate: '43.33', '7.5', '1.25'. */
export const number = (value: Exact): string => {
  const [whole = '', rest = ''] = fixed(value, 2).split('.')
  const decimals = rest.replace(/0+$/, '')
  return decimals ? `${whole}.${decimals}` : whole
}
