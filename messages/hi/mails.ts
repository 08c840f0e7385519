import type { Translated } from '../translated'

export default {
  dear: 'प्रिय {name},',
  reference: 'आवेदन नंबर',
  job: 'नौकरी',
  position: 'पद',
  received: 'मिलने का समय',
  ourNumber: 'हमारी पंजीकरण संख्या',
  next: 'इसके बाद क्या होगा',
  linkIsYours:
    'यह लिंक केवल आपके लिए है। जिसके पास यह होगा, वह देख सकेगा कि आपने हमें क्या भेजा: इसे किसी और को न दें।',
  noMoney: 'हम ईमेल, फ़ोन या WhatsApp पर कभी पैसे नहीं माँगते।',
  ourDomains: 'हमारे ईमेल केवल {domains} से आते हैं।',
  askedToPay: 'क्या किसी ने आपसे पैसे माँगे? हमें बताएँ: {address}',
  registrationNumber: 'पंजीकरण संख्या {number}',
  phone: 'फ़ोन {phone}',

  applicationSubject: 'आवेदन {reference} मिल गया',
  applicationTitle: 'आपका आवेदन हमें मिल गया है',
  applicationText: 'धन्यवाद। आपका आवेदन और बायोडाटा हमारे दफ़्तर पहुँच गए हैं।',
  applicationRead: 'हमारे सलाहकार आपका बायोडाटा पढ़ते हैं।',
  applicationCall:
    'आपका बायोडाटा इस नौकरी के लायक हुआ, तो हम आपको {phone, select, none {} other {{phone} से }}फ़ोन करेंगे{domains, select, none {} other { या {domains} से लिखेंगे}}।',
  applicationPage: 'बात कहाँ तक पहुँची, यह आप अपने पेज पर देख सकते हैं।',
  applicationButton: 'अपना आवेदन देखें',

  registrationSubject: 'पंजीकरण {reference} मिल गया',
  registrationTitle: 'आपका पंजीकरण हो गया है',
  registrationText: 'धन्यवाद। आपका पंजीकरण और बायोडाटा हमारे दफ़्तर पहुँच गए हैं।',
  registrationSave: 'हमारा नंबर अपने फ़ोन में सेव करें। संदेश केवल उन्हीं को मिलते हैं जिन्होंने उसे सेव किया है।',
  registrationCall:
    'कोई नौकरी आपके लायक हुई, तो हम आपको {phone, select, none {} other {{phone} से }}फ़ोन करेंगे{domains, select, none {} other { या {domains} से लिखेंगे}}।',
  registrationPage:
    'हमारे पास आपकी क्या जानकारी है, यह आप अपने पेज पर देख सकते हैं, और अपनी मंज़ूरी बदल सकते हैं।',
  registrationButton: 'अपना पंजीकरण देखें',

  proposalSubject: 'हम एक नौकरी के लिए आपका नाम दे रहे हैं: {job}',
  proposalTitle: 'हम एक नौकरी के लिए आपका नाम दे रहे हैं',
  proposalText:
    'आपने हमारे यहाँ पंजीकरण किया और मंज़ूरी दी कि हम आपकी जानकारी दूसरी नौकरियों के लिए रखें। हमारा दफ़्तर नीचे लिखी नौकरी के नियोक्ता को आपका नाम दे रहा है, उसी बायोडाटा के साथ जो आपने हमें भेजा था।',
  proposalCall:
    'आप अगले चरण के लिए चुने गए, तो हम आपको {phone, select, none {} other {{phone} से }}फ़ोन करेंगे{domains, select, none {} other { या {domains} से लिखेंगे}}।',
  proposalWithdraw: 'यह नौकरी नहीं चाहिए, तो उसी पेज पर आवेदन वापस लें। आपका पंजीकरण बना रहेगा।',
  proposalButton: 'देखें या वापस लें',

  enquirySubject: 'आपका संदेश {reference} हमें मिल गया',
  enquiryTitle: 'आपका संदेश हमें मिल गया है',
  enquiryText: 'लिखने के लिए धन्यवाद। हम {count} कामकाजी दिन के अंदर जवाब देते हैं।',
  enquiryReference: 'संदर्भ नंबर',
  enquiryAbout: 'विषय',
  enquiryAgain: 'फिर से फ़ोन करें या लिखें, तो यह संदर्भ नंबर बताएँ।',
} satisfies Translated<'mails'>
