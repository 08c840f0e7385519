/**
 * The industries that a job can belong to: first the ten tiles of the home page with their names
 * (docs/product.md §3.7), then the industry pages (§2.3) that none of the ten covers.
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
