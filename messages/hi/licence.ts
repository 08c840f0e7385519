import type { Translated } from '../translated'

export default {
  number: 'पंजी. सं. <b>{number}</b>',
  valid: '<b>{date}</b> तक मान्य',
  numberAndValid: 'पंजी. सं., <b>{date}</b> तक मान्य',
} satisfies Translated<'licence'>
