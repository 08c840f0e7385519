import type { Translated } from '../translated'

export default {
  AE: 'یو اے ای',
  SA: 'سعودی عرب',
  OM: 'عمان',
  QA: 'قطر',
  BH: 'بحرین',
  KW: 'کویت',
  SG: 'سنگاپور',
  MY: 'ملائیشیا',
  IN: 'بھارت',
  NP: 'نیپال',
  LK: 'سری لنکا',
  BD: 'بنگلہ دیش',
  PH: 'فلپائن',
} satisfies Translated<'places'>
