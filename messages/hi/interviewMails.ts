import type { Translated } from '../translated'

export default {
  invitedSubject: '{kind, select, trade_test {ट्रेड टेस्ट} other {इंटरव्यू}}: {day}',
  invitedTitle:
    '{kind, select, trade_test {आपको ट्रेड टेस्ट के लिए बुलाया गया है} other {आपको इंटरव्यू के लिए बुलाया गया है}}',
  invitedText: 'कृपया नीचे लिखे दिन आएँ। लिंक से जवाब दें, ताकि हमें पता रहे कि आप आ रहे हैं।',
  changedSubject: 'बदलाव: {kind, select, trade_test {ट्रेड टेस्ट} other {इंटरव्यू}}, {day}',
  changedTitle: '{kind, select, trade_test {आपका ट्रेड टेस्ट बदल गया है} other {आपका इंटरव्यू बदल गया है}}',
  changedText: 'दिन, समय या जगह बदल गई है। अब यही सही है।',
  offSubject: 'रद्द: {kind, select, trade_test {ट्रेड टेस्ट} other {इंटरव्यू}}, {day}',
  offTitle: '{kind, select, trade_test {ट्रेड टेस्ट रद्द हो गया है} other {इंटरव्यू रद्द हो गया है}}',
  offText: 'कृपया इस दिन न आएँ। आपका आवेदन खुला रहेगा। नए दिन के लिए हम आपको फ़ोन करेंगे।',
  answer: 'जवाब दें: क्या आप आएँगे?',
} satisfies Translated<'interviewMails'>
