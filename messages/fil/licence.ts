import type { Translated } from '../translated'

export default {
  number: 'Reg. No. <b>{number}</b>',
  valid: 'valid hanggang <b>{date}</b>',
  numberAndValid: 'Reg. No., valid hanggang <b>{date}</b>',
} satisfies Translated<'licence'>
