import type { Translated } from '../translated'

export default {
  emailRequired: 'ईमेल लिखना ज़रूरी है',
  emailInvalid: 'ईमेल पता सही नहीं है',
  positionRequired: 'पद बताना ज़रूरी है',
  resumeRequired: 'बायोडाटा लगाना ज़रूरी है',
  resumeRefused: 'बायोडाटा PDF, DOC या DOCX फ़ाइल होना चाहिए',
  oneResume: 'कृपया सिर्फ़ एक फ़ाइल चुनें',
  tooManyChars: 'कृपया 120 अक्षरों से ज़्यादा न लिखें',
  unreadable: 'इसमें कुछ अक्षर पढ़े नहीं जा सकते',
  tooManyRequests: 'बहुत बार कोशिश हुई। कृपया थोड़ी देर रुककर फिर कोशिश करें।',
  sendingStopped: 'भेजना रोक दिया गया।',
  bodyTooLarge: 'जो भेजा गया वह बहुत बड़ा है।',
  bodyTooSlow: 'भेजने में बहुत देर लगी। कृपया फिर कोशिश करें।',
  wrongContentType: 'यह ग़लत तरीके से भेजा गया है।',
  badRequest: 'जो भेजा गया वह पढ़ा नहीं जा सका।',
  unforeseen: 'हमारी तरफ़ कुछ गड़बड़ हुई। कृपया बाद में फिर कोशिश करें।',
  spamSuspected: 'यह भेजा नहीं जा सका। कृपया पेज दोबारा खोलें और फिर कोशिश करें।',
} satisfies Translated<'forms'>
