import type { Translated } from '../translated'

export default {
  AE: 'UAE',
  SA: 'Saudi Arabia',
  OM: 'Oman',
  QA: 'Qatar',
  BH: 'Bahrain',
  KW: 'Kuwait',
  SG: 'Singapore',
  MY: 'Malaysia',
  IN: 'India',
  NP: 'Nepal',
  LK: 'Sri Lanka',
  BD: 'Bangladesh',
  PH: 'Pilipinas',
} satisfies Translated<'places'>
