import type { Translated } from '../translated'

export default {
  hours: 'काम गर्ने समय',
  pay: 'तलब',
  leave: 'बिदा',
  heat: 'गर्मी',
  'probation-and-notice': 'परीक्षण काल र सूचना अवधि',
  'end-of-service': 'सेवा अन्त्यको रकम',
  'changing-job': 'काम फेर्ने',
  fees: 'शुल्क',
  'visa-and-permit': 'भिसा र परमिट',
  medical: 'मेडिकल',
  documents: 'कागजात',
  insurance: 'बीमा',
  'ban-or-limit': 'रोक र सीमा',
  'other-rules': 'पुराना नियम, र त्यहाँका नागरिकका नियम',
  complaints: 'उजुरी',
  contacts: 'सम्पर्क',
} satisfies Translated<'factTopics'>
