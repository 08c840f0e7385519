import type { SOURCE_COUNTRIES } from '@/collections/Countries/shared/destinations'

/** The currency in which somebody at home asks for money. */
export const HOME_CURRENCY: Record<keyof typeof SOURCE_COUNTRIES, string> = {
  IN: 'INR',
  NP: 'NPR',
  LK: 'LKR',
  BD: 'BDT',
  PH: 'PHP',
}

/** A sum of money as it is shown: '₹1,00,000', 'NPR 10,000'. The amount is a whole number. */
export type Sum = { amount: number; currency: string; text: string }

/** A sum with its text; Indian rupees are grouped as in India. */
export const sumOf = (amount: number, currency: string): Sum => {
  const whole = String(Math.round(amount))
  const text =
    currency === 'INR'
      ? `₹${whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')}`
      : `${currency} ${whole.replace(/\B(?=(\d{3})+$)/g, ',')}`
  return { amount: Math.round(amount), currency, text }
}

/** Hundredths of a currency in words: '₹11,800', '₹10,000.50'. */
export const minorText = (minor: number, currency: string): string => {
  const { text } = sumOf(Math.floor(minor / 100), currency)
  const cents = minor % 100
  return cents === 0 ? text : `${text}.${String(cents).padStart(2, '0')}`
}

/** Whether a fact's unit is money: an ISO 4217 code. */
export const isCurrency = (unit: string | null): unit is string =>
  unit !== null && /^[A-Z]{3}$/.test(unit)

const MAX_SUM = 99_999_999

/**
 * A sum as people type it: '85,000', 'Rs 85000', '₹ 1,00,000.00'. Null when it is none, and when a
 * stop might group thousands ('85.000').
 */
export const readSum = (typed: string | null): number | null => {
  const found = /^(?:[₹৳₱]|rs\.?|[a-z]{3})?([\d,]+(?:\.\d{1,2})?)(?:\/-)?$/i.exec(
    (typed ?? '').replace(/\s/g, ''),
  )
  const sum = Math.round(Number((found?.[1] ?? '').replaceAll(',', '')))
  return sum >= 1 && sum <= MAX_SUM ? sum : null
}

/**
 * A sum as staff type it, in hundredths: '10,000', '₹ 1,00,000.50'. Null when it is none, is not above
 * zero, or when its commas group no thousands ('10,50').
 */
export const readMinor = (typed: string): number | null => {
  const found =
    /^(?:[₹৳₱]|rs\.?|[a-z]{3})?(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.(\d{1,2}))?(?:\/-)?$/i.exec(
      typed.replace(/\s/g, ''),
    )
  if (!found) return null
  const minor =
    Number((found[1] ?? '').replaceAll(',', '')) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
  return minor > 0 && minor <= MAX_SUM * 100 ? minor : null
}
