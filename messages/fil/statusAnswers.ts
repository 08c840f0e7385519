import type { Translated } from '../translated'

export default {
  tooManyRequests: 'Masyadong maraming beses sinubukan. Maghintay nang kaunti at subukan ulit.',
  badRequest: 'Hindi mabasa ang ipinadala.',
  unforeseen: 'Nagkaproblema sa panig namin. Pakisubukan ulit mamaya.',
  linkUnknown: 'Hindi valid ang link na ito.',
  whatsappStopped: 'Hindi ka na makakatanggap ng mga update sa WhatsApp mula sa amin.',
  whatsappStoppedBefore: 'Itinigil na dati ang mga update sa WhatsApp.',
  keepingStopped: 'Hindi na namin ginagamit ang impormasyon mo para sa ibang trabaho.',
  keepingStoppedBefore:
    'Itinigil na namin dati ang paggamit ng impormasyon mo para sa ibang trabaho.',
  withdrawn: 'Binawi na ang aplikasyon mo.',
  withdrawnBefore: 'Binawi na dati ang aplikasyon mo.',
  closedAlready: 'Sarado na ang aplikasyong ito.',
  erasureAsked: 'Natanggap ng opisina ang hiling mo at buburahin nito ang impormasyon mo.',
  erasureAskedBefore: 'Hiniling mo na ito. Buburahin ng opisina ang impormasyon mo.',
} satisfies Translated<'statusAnswers'>
