import type { Translated } from '../translated'

export default {
  reference: 'सन्दर्भ नम्बर',
  what: 'विषय',
  question: 'प्रश्न',
  grievance: 'उजुरी',
  answerWithin: 'जवाफ पाउने समय',
  name: 'नाम',
  writeToUs: 'हामीलाई लेख्नुहोस्',
  yourQuestion: 'तपाईंको प्रश्न',
  yourQuestionHint:
    'छ भने रोजगारीको नाम वा आफ्नो आवेदन नम्बर लेख्नुहोस्। कृपया राहदानी, बैंकको नम्बर वा पासवर्ड नपठाउनुहोस्।',
  grievanceForm: 'उजुरी फारम',
  whatHappened: 'के भयो, कहिले भयो, र तपाईंको कुरा कोसँग भयो',
  whatHappenedHint:
    'तपाईं के चाहनुहुन्छ, त्यो पनि लेख्नुहोस्: तलब, कुनै कागज, घर फर्कने टिकट, जवाफ। आवेदन नम्बर लेख्दा सजिलो हुन्छ।',
  yourName: 'तपाईंको नाम',
  email: 'इमेल',
  phone: 'फोन (नभए पनि हुन्छ)',
  phoneHint: 'देशको कोडसहित',
  phoneHintNoCall: 'देशको कोडसहित। हामीले फोन गर्नु हुँदैन भने यो खाली छोड्नुहोस्।',
  use: 'तपाईंले लेखेको कुरा हामी तपाईंलाई जवाफ दिन र त्यो विषय अघि बढाउन प्रयोग गर्छौं।',
  sendMessage: 'सन्देश पठाउनुहोस्',
  sendGrievance: 'उजुरी पठाउनुहोस्',
  anotherMessage: 'अर्को सन्देश पठाउनुहोस्',
  anotherGrievance: 'अर्को उजुरी पठाउनुहोस्',
  sending: 'तपाईंको सन्देश पठाइँदैछ…',
  messageRequired: 'सन्देश लेख्नुपर्छ',
  messageTooLong: 'कृपया बढीमा 5000 अक्षर लेख्नुहोस्',
  phoneTooLong: 'कृपया बढीमा 40 अक्षर लेख्नुहोस्',
  failed: 'तपाईंको सन्देश पठाउन सकिएन। कृपया पछि फेरि कोसिस गर्नुहोस्।',
  succeeded: 'तपाईंको सन्देश हाम्रो कार्यालयमा पुग्यो।',
} satisfies Translated<'enquiryForm'>
