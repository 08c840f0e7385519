import type { Translated } from '../translated'

export default {
  AE: 'আরব আমিরাত',
  SA: 'সৌদি আরব',
  OM: 'ওমান',
  QA: 'কাতার',
  BH: 'বাহরাইন',
  KW: 'কুয়েত',
  SG: 'সিঙ্গাপুর',
  MY: 'মালয়েশিয়া',
  IN: 'ভারত',
  NP: 'নেপাল',
  LK: 'শ্রীলঙ্কা',
  BD: 'বাংলাদেশ',
  PH: 'ফিলিপাইন',
} satisfies Translated<'places'>
