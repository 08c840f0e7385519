import type { Translated } from '../translated'

export default {
  title: 'मंज़ूर माँग',
  asked: 'नियोक्ता ने eMigrate पर कामगार माँगे हैं।',
  hidden: 'नियोक्ता का नाम यहाँ नहीं लिखा है।',
  left: '{n, plural, one {<b>{count}</b> जगह बाकी} other {<b>{count}</b> जगहें बाकी}}',
  full: 'सभी जगहें भर गई हैं',
  inAll: 'कुल {count}',
  employer: 'नियोक्ता',
  atOffice: 'दफ़्तर आने पर आपको दिखाया जाएगा',
  number: 'eMigrate माँग नंबर',
  date: 'माँग की तारीख',
  validUntil: 'कब तक मान्य',
  check: 'खुद जाँचें',
  checkNumber: 'emigrate.gov.in पर हमारी पंजीकरण संख्या <number>{value}</number> देखें।',
  checkLetter: 'हमसे माँग पत्र दिखाने को कहें। नियोक्ता और नंबर मिलाएँ।',
  checkHidden: 'दफ़्तर आएँ। माँग पत्र दिखाने को कहें, जिसमें नियोक्ता और नंबर लिखे हैं।',
  how: 'एजेंसी की जाँच कैसे करें',
} satisfies Translated<'demand'>
