import type { Translated } from '../translated'

export default {
  tooManyRequests: 'धेरै पटक कोसिस भयो। कृपया केही बेर कुरेर फेरि कोसिस गर्नुहोस्।',
  badRequest: 'पठाएको कुरा पढ्न सकिएन।',
  unforeseen: 'हाम्रो तर्फ केही गडबड भयो। कृपया पछि फेरि कोसिस गर्नुहोस्।',
  linkUnknown: 'यो लिङ्क मान्य छैन।',
  whatsappStopped: 'अब हामी तपाईंलाई WhatsApp मा खबर पठाउँदैनौं।',
  whatsappStoppedBefore: 'WhatsApp मा खबर पठाउन पहिल्यै रोकिएको छ।',
  keepingStopped: 'हामी अब तपाईंको जानकारी अरू रोजगारीका लागि प्रयोग गर्दैनौं।',
  keepingStoppedBefore: 'हामीले अरू रोजगारीका लागि तपाईंको जानकारी प्रयोग गर्न पहिल्यै छोडिसकेका छौं।',
  withdrawn: 'तपाईंको आवेदन फिर्ता लिइयो।',
  withdrawnBefore: 'तपाईंको आवेदन पहिल्यै फिर्ता लिइएको थियो।',
  closedAlready: 'यो आवेदन पहिल्यै बन्द भइसकेको छ।',
  erasureAsked: 'कार्यालयले तपाईंको अनुरोध पाएको छ, र तपाईंको जानकारी मेटाउनेछ।',
  erasureAskedBefore: 'तपाईंले पहिल्यै भनिसक्नुभएको छ। कार्यालयले तपाईंको जानकारी मेटाउनेछ।',
} satisfies Translated<'statusAnswers'>
