import type { Translated } from '../translated'

export default {
  number: 'दर्ता नं. <b>{number}</b>',
  valid: '<b>{date}</b> सम्म मान्य',
  numberAndValid: 'दर्ता नं., <b>{date}</b> सम्म मान्य',
} satisfies Translated<'licence'>
