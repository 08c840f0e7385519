import type { Translated } from '../translated'

export default {
  number: 'రిజి. నం. <b>{number}</b>',
  valid: '<b>{date}</b> వరకు చెల్లుతుంది',
  numberAndValid: 'రిజి. నం., <b>{date}</b> వరకు చెల్లుతుంది',
} satisfies Translated<'licence'>
