import type { Translated } from '../translated'

export default {
  title: 'ඔබ අපට ගෙවූ මුදල්',
  oweNothing: 'ඔබ අපට කිසිවක් ගෙවීමට නැත',
  free: 'මේ රැකියාව නොමිලේ. ඔබෙන් මුදල් ඉල්ලන්න කිසිවෙකුට අයිතියක් නැත.',
  nothing: 'ඔබ අපට කිසිදු මුදලක් ගෙවා නැත.',
  total: 'බදු සමඟ ගෙවූ මුළු මුදල: {sum}.',
  totalBack: 'අපි {sum} ආපසු ගෙවා ඇත.',
  comesBack: '{date} දිනට පෙර හෝ එදින {sum} ඔබට ආපසු ලැබේ.',
  wasDue: '{date} වන විට {sum} ඔබට ආපසු ලැබිය යුතුව තිබුණි.',
  late: 'මෙය ප්‍රමාද වී ඇත. අපට කතා කරන්න.',
  paidBack: 'ආපසු ගෙවූ: {what}',
  withGst: '{net} + GST {tax}',
  withTax: '{net} + බදු {tax}',
  receipt: 'රිසිට්පත {number}',
  bill: 'වෙනත් අයෙකුගේ බිල්පත {number}',
  taken: 'අපේ ගාස්තුව, බදු නැතිව',
  mostByLaw: 'නීතියට අනුව වැඩිම මුදල',
  mostPromised: 'වැඩිම මුදල, මේ රැකියාවට පොරොන්දු වූ පරිදි',
  onlyHere:
    'මේ පිටුවේ නැති කිසිවකට මුදල් නොගෙවන්න. සෑම වරකම ඔබට රිසිට්පතක් ලැබේ. රිසිට්පතක් නොලැබුණොත්, ඒ මුදල් ගත්තේ අප නොවේ.',
} satisfies Translated<'paid'>
