import type { Translated } from '../translated'

export default {
  AE: 'യുഎഇ',
  SA: 'സൗദി അറേബ്യ',
  OM: 'ഒമാൻ',
  QA: 'ഖത്തർ',
  BH: 'ബഹ്‌റൈൻ',
  KW: 'കുവൈത്ത്',
  SG: 'സിംഗപ്പൂർ',
  MY: 'മലേഷ്യ',
  IN: 'ഇന്ത്യ',
  NP: 'നേപ്പാൾ',
  LK: 'ശ്രീലങ്ക',
  BD: 'ബംഗ്ലാദേശ്',
  PH: 'ഫിലിപ്പീൻസ്',
} satisfies Translated<'places'>
