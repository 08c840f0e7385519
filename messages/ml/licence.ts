import type { Translated } from '../translated'

export default {
  number: 'രജി. നമ്പർ <b>{number}</b>',
  valid: 'കാലാവധി <b>{date}</b> വരെ',
  numberAndValid: 'രജി. നമ്പർ, കാലാവധി <b>{date}</b> വരെ',
} satisfies Translated<'licence'>
