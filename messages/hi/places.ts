import type { Translated } from '../translated'

export default {
  AE: 'यूएई',
  SA: 'सऊदी अरब',
  OM: 'ओमान',
  QA: 'क़तर',
  BH: 'बहरीन',
  KW: 'कुवैत',
  SG: 'सिंगापुर',
  MY: 'मलेशिया',
  IN: 'भारत',
  NP: 'नेपाल',
  LK: 'श्रीलंका',
  BD: 'बांग्लादेश',
  PH: 'फ़िलीपींस',
} satisfies Translated<'places'>
