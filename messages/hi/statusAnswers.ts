import type { Translated } from '../translated'

export default {
  tooManyRequests: 'बहुत बार कोशिश हुई। कृपया थोड़ा रुककर फिर कोशिश करें।',
  badRequest: 'आपका अनुरोध पढ़ा नहीं जा सका।',
  unforeseen: 'हमारी तरफ़ से कुछ गड़बड़ हुई। कृपया बाद में फिर कोशिश करें।',
  linkUnknown: 'यह लिंक सही नहीं है।',
  whatsappStopped: 'अब हम आपको WhatsApp पर कुछ नहीं भेजेंगे।',
  whatsappStoppedBefore: 'WhatsApp पर भेजना पहले से बंद है।',
  keepingStopped: 'हम अब आपकी जानकारी दूसरी नौकरियों के लिए काम में नहीं लेते।',
  keepingStoppedBefore: 'हमने दूसरी नौकरियों के लिए आपकी जानकारी काम में लेना पहले ही बंद कर दिया है।',
  withdrawn: 'आपका आवेदन वापस ले लिया गया।',
  withdrawnBefore: 'आपका आवेदन पहले ही वापस लिया जा चुका है।',
  closedAlready: 'यह आवेदन पहले ही बंद हो चुका है।',
  erasureAsked: 'आपका अनुरोध दफ़्तर को मिल गया है, और वह आपकी जानकारी मिटा देगा।',
  erasureAskedBefore: 'आप पहले ही कह चुके हैं। दफ़्तर आपकी जानकारी मिटा देगा।',
} satisfies Translated<'statusAnswers'>
