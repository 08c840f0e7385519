import type { Translated } from '../translated'

export default {
  AE: 'युएई',
  SA: 'साउदी अरब',
  OM: 'ओमान',
  QA: 'कतार',
  BH: 'बहराइन',
  KW: 'कुवेत',
  SG: 'सिङ्गापुर',
  MY: 'मलेसिया',
  IN: 'भारत',
  NP: 'नेपाल',
  LK: 'श्रीलङ्का',
  BD: 'बङ्गलादेश',
  PH: 'फिलिपिन्स',
} satisfies Translated<'places'>
