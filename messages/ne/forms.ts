import type { Translated } from '../translated'

export default {
  emailRequired: 'इमेल लेख्नुपर्छ',
  emailInvalid: 'इमेल ठेगाना मिलेन',
  positionRequired: 'पद दिनुपर्छ',
  resumeRequired: 'बायोडाटा हाल्नुपर्छ',
  resumeRefused: 'बायोडाटा PDF, DOC वा DOCX फाइल हुनुपर्छ',
  oneResume: 'कृपया एउटा मात्र फाइल छान्नुहोस्',
  tooManyChars: 'कृपया बढीमा 120 अक्षर लेख्नुहोस्',
  unreadable: 'यसमा पढ्न नसकिने अक्षर छन्',
  tooManyRequests: 'धेरै पटक कोसिस भयो। कृपया केही बेर कुरेर फेरि कोसिस गर्नुहोस्।',
  sendingStopped: 'पठाउन रोकियो।',
  bodyTooLarge: 'पठाएको कुरा धेरै ठूलो छ।',
  bodyTooSlow: 'पठाउन धेरै समय लाग्यो। कृपया फेरि कोसिस गर्नुहोस्।',
  wrongContentType: 'यो गलत तरिकाले पठाइएको छ।',
  badRequest: 'पठाएको कुरा पढ्न सकिएन।',
  unforeseen: 'हाम्रो तर्फ केही गडबड भयो। कृपया पछि फेरि कोसिस गर्नुहोस्।',
  spamSuspected: 'यो पठाउन सकिएन। कृपया पेज फेरि खोलेर कोसिस गर्नुहोस्।',
} satisfies Translated<'forms'>
