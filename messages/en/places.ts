/** The countries of work (collections/Countries). */
export default {
  AE: 'UAE',
  SA: 'Saudi Arabia',
  OM: 'Oman',
  QA: 'Qatar',
  BH: 'Bahrain',
  KW: 'Kuwait',
  SG: 'Singapore',
  MY: 'Malaysia',
} as const
