import type { Translated } from '../translated'

export default {
  number: 'ලියා. අංකය <b>{number}</b>',
  valid: '<b>{date}</b> දක්වා වලංගුයි',
  numberAndValid: 'ලියාපදිංචි අංකය, <b>{date}</b> දක්වා වලංගුයි',
} satisfies Translated<'licence'>
