import type { Translated } from '../translated'

export default {
  title: 'අනුමත සේවක ඉල්ලුම',
  asked: 'සේවායෝජකයා eMigrate හි සේවකයන් ඉල්ලා ඇත.',
  hidden: 'සේවායෝජකයාගේ නම මෙහි සඳහන් නොවේ.',
  left: 'ස්ථාන <b>{count}</b>ක් ඉතිරියි',
  full: 'සියලු ස්ථාන පිරී ඇත',
  inAll: 'මුළු ගණන {count}',
  employer: 'සේවායෝජකයා',
  atOffice: 'කාර්යාලයට පැමිණි විට ඔබට පෙන්වනු ලැබේ',
  number: 'eMigrate ඉල්ලුම් අංකය',
  date: 'ඉල්ලුමේ දිනය',
  validUntil: 'වලංගු වන්නේ',
  check: 'ඔබම පරීක්ෂා කරන්න',
  checkNumber: 'emigrate.gov.in හි අපේ ලියාපදිංචි අංකය <number>{value}</number> සොයා බලන්න.',
  checkLetter: 'සේවක ඉල්ලුම් ලිපිය පෙන්වන ලෙස අපෙන් ඉල්ලන්න. සේවායෝජකයා සහ අංකය සසඳා බලන්න.',
  checkHidden: 'කාර්යාලයට එන්න. සේවායෝජකයා සහ අංකය ඇති සේවක ඉල්ලුම් ලිපිය පෙන්වන ලෙස ඉල්ලන්න.',
  how: 'ආයතනයක් පරීක්ෂා කරන හැටි',
} satisfies Translated<'demand'>
