/**
 * The eight destinations in the agency's order, with the names that jobs use (docs/product.md
 * §3.2).
 */
export const DESTINATIONS = {
  AE: 'UAE',
  SA: 'Saudi Arabia',
  OM: 'Oman',
  QA: 'Qatar',
  BH: 'Bahrain',
  KW: 'Kuwait',
  SG: 'Singapore',
  MY: 'Malaysia',
} as const

/** Where most candidates come from (docs/product.md §1), by ISO code. */
export const SOURCE_COUNTRIES = {
  IN: 'India',
  NP: 'Nepal',
  LK: 'Sri Lanka',
  BD: 'Bangladesh',
  PH: 'Philippines',
} as const

/** Their time zones, also by the older names that phones still use. */
export const SOURCE_TIME_ZONES: Record<string, keyof typeof SOURCE_COUNTRIES> = {
  'Asia/Kolkata': 'IN',
  'Asia/Calcutta': 'IN',
  'Asia/Kathmandu': 'NP',
  'Asia/Katmandu': 'NP',
  'Asia/Colombo': 'LK',
  'Asia/Dhaka': 'BD',
  'Asia/Manila': 'PH',
}

export type Destination = keyof typeof DESTINATIONS

export const isDestination = (value: unknown): value is Destination =>
  typeof value === 'string' && Object.hasOwn(DESTINATIONS, value)

/** The name within a sentence: 'in the UAE', 'in Qatar'. */
export const destinationInText = (iso2: Destination): string =>
  iso2 === 'AE' ? 'the UAE' : DESTINATIONS[iso2]
