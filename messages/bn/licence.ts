import type { Translated } from '../translated'

export default {
  number: 'নিবন্ধন নং <b>{number}</b>',
  valid: '<b>{date}</b> পর্যন্ত বৈধ',
  numberAndValid: 'নিবন্ধন নং, <b>{date}</b> পর্যন্ত বৈধ',
} satisfies Translated<'licence'>
