import type { Translated } from '../translated'

export default {
  emailRequired: 'Kailangan ang email',
  emailInvalid: 'Mali ang pagkakasulat ng email',
  positionRequired: 'Kailangan ang posisyon',
  resumeRequired: 'Kailangan ang resume',
  resumeRefused: 'Dapat PDF, DOC o DOCX ang file ng resume',
  oneResume: 'Isang file lang ang piliin',
  tooManyChars: 'Hanggang 120 karakter lang ang puwede',
  unreadable: 'May mga karakter dito na hindi mabasa',
  tooManyRequests: 'Masyadong maraming beses sinubukan. Maghintay nang kaunti at subukan ulit.',
  sendingStopped: 'Itinigil ang pagpapadala.',
  bodyTooLarge: 'Masyadong malaki ang ipinadala.',
  bodyTooSlow: 'Masyadong matagal ang pag-upload. Pakisubukan ulit.',
  wrongContentType: 'Mali ang uri ng ipinadala.',
  badRequest: 'Hindi mabasa ang ipinadala.',
  unforeseen: 'Nagkaproblema sa panig namin. Pakisubukan ulit mamaya.',
  spamSuspected: 'Hindi ito naipadala. Paki-reload ang pahina at subukan ulit.',
} satisfies Translated<'forms'>
