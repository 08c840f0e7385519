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
} satisfies Translated<'places'>
