import type { Translated } from '../translated'

export default {
  tooManyRequests: 'Masyadong maraming beses sinubukan. Maghintay nang kaunti at subukan ulit.',
  badRequest: 'Hindi mabasa ang ipinadala.',
  unforeseen: 'Nagkaproblema sa panig namin. Pakisubukan ulit mamaya.',
  linkUnknown: 'Hindi valid ang link na ito.',
  coming: 'Salamat. Hihintayin ka namin.',
  cannot: 'Sinabi mong hindi ka makakarating. Bukas pa rin ang aplikasyon mo.',
  moved: 'May bago ka nang oras. Mapupunta sa iba ang dating oras mo.',
  chooseTime: 'Pumili ng oras.',
  full: 'Puno na ang oras na ito. Pumili ng iba.',
  late: 'Lampas na ang huling araw ng pagsagot. Tawagan kami.',
  over: 'Tapos na ang araw na iyon.',
  calledOff: 'Kanselado ang araw na ito. Tatawagan ka namin.',
  seatUnknown: 'Hindi namin makita ang oras na ito. Buksan ulit ang link.',
} satisfies Translated<'interviewAnswers'>
