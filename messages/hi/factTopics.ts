import type { Translated } from '../translated'

export default {
  hours: 'काम का समय',
  pay: 'वेतन',
  leave: 'छुट्टी',
  heat: 'गर्मी',
  'probation-and-notice': 'प्रोबेशन (परख अवधि) और नोटिस',
  'end-of-service': 'सेवा समाप्ति राशि (ग्रेच्युटी)',
  'changing-job': 'नौकरी बदलना',
  fees: 'फ़ीस',
  'visa-and-permit': 'वीज़ा और परमिट',
  medical: 'मेडिकल जाँच',
  documents: 'काग़ज़',
  insurance: 'बीमा',
  'ban-or-limit': 'पाबंदियाँ और सीमाएँ',
  'other-rules': 'पुराने नियम, और वहाँ के नागरिकों के नियम',
  complaints: 'शिकायत',
  contacts: 'संपर्क',
} satisfies Translated<'factTopics'>
