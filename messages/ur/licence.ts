import type { Translated } from '../translated'

export default {
  number: 'رجسٹریشن نمبر <b>{number}</b>',
  valid: '<b>{date}</b> تک کارآمد',
  numberAndValid: 'رجسٹریشن نمبر، <b>{date}</b> تک کارآمد',
} satisfies Translated<'licence'>
