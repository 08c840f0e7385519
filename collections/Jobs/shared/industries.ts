/**
 * The industries of jobs: the ten tiles of the home page first (docs/product.md §3), then those of
 * the industry pages (§2) that no tile covers. Stored key → words.
 */
export const JOB_INDUSTRIES = {
  'oil-gas': 'Oil & Gas',
  construction: 'Constructions',
  fmcg: 'FMCG',
  hospitality: 'Hospitality',
  it: 'IT',
  catering: 'Catering',
  healthcare: 'Healthcare',
  engineering: 'Engineering',
  logistics: 'Logistics',
  pharma: 'Pharma',
  power: 'Power Plants',
  'heavy-equipment': 'Heavy Equipment',
  automotive: 'Automotive',
  'shipping-marine': 'Shipping & Marine',
  hvac: 'Air Conditioning',
  aviation: 'Aviation & Airlines',
  'banking-finance': 'Banking & Finance',
  telecom: 'Telecom',
  garments: 'Garments',
  education: 'Education & Training',
  media: 'Media & Advertising',
  printing: 'Printing & Publishing',
  security: 'Security',
  travel: 'Travel',
  retail: 'Retail',
  malls: 'Shopping Malls',
} as const

export type JobIndustry = keyof typeof JOB_INDUSTRIES

export const isJobIndustry = (value: unknown): value is JobIndustry =>
  typeof value === 'string' && Object.hasOwn(JOB_INDUSTRIES, value)
