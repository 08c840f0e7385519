import type { Translated } from '../translated'

export default {
  hours: 'పని గంటలు',
  pay: 'జీతం',
  leave: 'సెలవు',
  heat: 'ఎండ వేడి',
  'probation-and-notice': 'ప్రొబేషన్, నోటీసు',
  'end-of-service': 'గ్రాట్యుటీ',
  'changing-job': 'ఉద్యోగం మారడం',
  fees: 'ఫీజులు',
  'visa-and-permit': 'వీసా, పర్మిట్',
  medical: 'మెడికల్ పరీక్ష',
  documents: 'పత్రాలు',
  insurance: 'బీమా',
  'ban-or-limit': 'నిషేధాలు, పరిమితులు',
  'other-rules': 'పాత నియమాలు, ఆ దేశ పౌరుల నియమాలు',
  complaints: 'ఫిర్యాదులు',
  contacts: 'సంప్రదింపు',
} satisfies Translated<'factTopics'>
