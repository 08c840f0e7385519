import type { Translated } from '../translated'

export default {
  stored: 'Salamat. Nasa opisina na namin ang mga sagot mo.',
  choose: 'Pumili ng sagot.',
  notOpen: 'Hindi bukas ngayon ang mga tanong na ito.',
  noteTooLong: 'Hanggang 500 na titik lang',
  unreadable: 'May mga karakter dito na hindi mabasa',
} satisfies Translated<'questionAnswers'>
