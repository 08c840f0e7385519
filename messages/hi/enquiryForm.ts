import type { Translated } from '../translated'

export default {
  reference: 'संदर्भ नंबर',
  what: 'विषय',
  question: 'सवाल',
  grievance: 'शिकायत',
  answerWithin: 'जवाब मिलेगा',
  name: 'नाम',
  writeToUs: 'हमें लिखें',
  yourQuestion: 'आपका सवाल',
  yourQuestionHint:
    'अगर हो, तो नौकरी का नाम या अपना आवेदन नंबर लिखें। पासपोर्ट, बैंक का नंबर या पासवर्ड कृपया न लिखें।',
  grievanceForm: 'शिकायत फ़ॉर्म',
  whatHappened: 'क्या हुआ, कब हुआ, और आपकी बात किससे हुई',
  whatHappenedHint:
    'यह भी लिखें कि आप क्या चाहते हैं: वेतन, कोई काग़ज़, घर लौटने का टिकट, कोई जवाब। आवेदन नंबर लिखने से मदद मिलती है।',
  yourName: 'आपका नाम',
  email: 'ईमेल',
  phone: 'फ़ोन (ज़रूरी नहीं)',
  phoneHint: 'देश के कोड के साथ',
  phoneHintNoCall: 'देश के कोड के साथ। अगर हमें फ़ोन नहीं करना चाहिए, तो इसे खाली छोड़ दें।',
  use: 'जो आप लिखते हैं, उसका इस्तेमाल हम आपको जवाब देने और मामले को आगे देखने के लिए करते हैं।',
  sendMessage: 'संदेश भेजें',
  sendGrievance: 'शिकायत भेजें',
  anotherMessage: 'एक और संदेश भेजें',
  anotherGrievance: 'एक और शिकायत भेजें',
  sending: 'आपका संदेश भेजा जा रहा है…',
  messageRequired: 'संदेश लिखना ज़रूरी है',
  messageTooLong: 'कृपया 5000 अक्षरों से ज़्यादा न लिखें',
  phoneTooLong: 'कृपया 40 अक्षरों से ज़्यादा न लिखें',
  failed: 'आपका संदेश नहीं भेजा जा सका। कृपया बाद में फिर कोशिश करें।',
  succeeded: 'आपका संदेश हमारे दफ़्तर को मिल गया है।',
} satisfies Translated<'enquiryForm'>
