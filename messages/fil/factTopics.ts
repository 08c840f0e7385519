import type { Translated } from '../translated'

export default {
  hours: 'oras ng trabaho',
  pay: 'sahod',
  leave: 'bakasyon',
  heat: 'init',
  'probation-and-notice': 'probation at notice',
  'end-of-service': 'end-of-service pay',
  'changing-job': 'paglipat ng trabaho',
  fees: 'mga bayad',
  'visa-and-permit': 'visa at permit',
  medical: 'medical exam',
  documents: 'mga papeles',
  insurance: 'insurance',
  'ban-or-limit': 'mga pagbabawal at limit',
  'other-rules': 'mga dating patakaran, at mga patakaran para sa mga mamamayan doon',
  complaints: 'reklamo',
  contacts: 'mga kontak',
} satisfies Translated<'factTopics'>
