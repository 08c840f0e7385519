import type { Translated } from '../translated'

export default {
  number: 'பதிவு எண் <b>{number}</b>',
  valid: '<b>{date}</b> வரை செல்லும்',
  numberAndValid: 'பதிவு எண், <b>{date}</b> வரை செல்லும்',
} satisfies Translated<'licence'>
