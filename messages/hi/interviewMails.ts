import type { Translated } from '../translated'

export default {
  invitedSubject: '{what}: {day}',
  invitedTitle: 'आपको बुलाया गया है',
  invitedText: 'कृपया नीचे लिखे दिन आएँ। लिंक से जवाब दें, ताकि हमें पता रहे कि आप आ रहे हैं।',
  fromOffice: 'हमारे दफ़्तर से: {text}',
  changedSubject: 'बदलाव: {what}, {day}',
  changedTitle: 'बदलाव हुआ है',
  changedText: 'दिन, समय या जगह बदल गई है। अब यही सही है।',
  offSubject: 'रद्द: {what}, {day}',
  offTitle: 'यह दिन रद्द हो गया है',
  offText: 'कृपया इस दिन न आएँ। आपका आवेदन खुला रहेगा। नए दिन के लिए हम आपको फ़ोन करेंगे।',
  answer: 'जवाब दें: क्या आप आएँगे?',
} satisfies Translated<'interviewMails'>
