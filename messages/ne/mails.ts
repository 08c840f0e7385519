import type { Translated } from '../translated'

export default {
  dear: 'आदरणीय {name},',
  reference: 'आवेदन नम्बर',
  job: 'रोजगारी',
  position: 'पद',
  received: 'प्राप्त भएको समय',
  ourNumber: 'हाम्रो दर्ता नम्बर',
  next: 'अब के हुन्छ',
  linkIsYours:
    'यो लिङ्क तपाईंका लागि मात्र हो। जोसँग यो छ, उसले तपाईंले हामीलाई पठाएको कुरा देख्छ: यो अरू कसैलाई नदिनुहोस्।',
  noMoney: 'हामी इमेल, फोन वा WhatsApp मा कहिल्यै पैसा माग्दैनौं।',
  ourDomains: 'हाम्रा इमेल {domains} बाट मात्र आउँछन्।',
  askedToPay: 'कसैले तपाईंसँग पैसा माग्यो? हामीलाई भन्नुहोस्: {address}',
  registrationNumber: 'दर्ता नम्बर {number}',
  phone: 'फोन {phone}',

  applicationSubject: 'आवेदन {reference} प्राप्त भयो',
  applicationTitle: 'तपाईंको आवेदन हामीले पायौं',
  applicationText: 'धन्यवाद। तपाईंको आवेदन र बायोडाटा हाम्रो कार्यालयमा आइपुगेका छन्।',
  applicationRead: 'हाम्रा सल्लाहकारले तपाईंको बायोडाटा पढ्छन्।',
  applicationCall:
    'तपाईंको बायोडाटा रोजगारीसँग मेल खाए हामी तपाईंलाई {phone, select, none {} other {{phone} बाट }}फोन गर्छौं{domains, select, none {} other { वा {domains} बाट लेख्छौं}}।',
  applicationPage: 'आवेदन कहाँसम्म पुग्यो, तपाईं आफ्नै पेजमा हेर्न सक्नुहुन्छ।',
  applicationButton: 'आफ्नो आवेदन हेर्नुहोस्',

  registrationSubject: 'दर्ता {reference} प्राप्त भयो',
  registrationTitle: 'तपाईंको दर्ता भयो',
  registrationText: 'धन्यवाद। तपाईंको दर्ता र बायोडाटा हाम्रो कार्यालयमा आइपुगेका छन्।',
  registrationSave: 'हाम्रो नम्बर आफ्नो फोनमा सेभ गर्नुहोस्। सन्देश यो नम्बर सेभ गर्नेलाई मात्र आउँछ।',
  registrationCall:
    'तपाईंलाई सुहाउने रोजगारी भए हामी तपाईंलाई {phone, select, none {} other {{phone} बाट }}फोन गर्छौं{domains, select, none {} other { वा {domains} बाट लेख्छौं}}।',
  registrationPage:
    'हामीसँग तपाईंको के जानकारी छ, तपाईं आफ्नै पेजमा हेर्न सक्नुहुन्छ, र आफ्नो सहमति बदल्न सक्नुहुन्छ।',
  registrationButton: 'आफ्नो दर्ता हेर्नुहोस्',

  proposalSubject: 'हामी एउटा रोजगारीका लागि तपाईंको नाम दिँदैछौं: {job}',
  proposalTitle: 'हामी एउटा रोजगारीका लागि तपाईंको नाम दिँदैछौं',
  proposalText:
    'तपाईंले हामीकहाँ दर्ता गर्नुभयो, र अरू रोजगारीका लागि हामीले तपाईंको जानकारी राख्ने सहमति दिनुभयो। हाम्रो कार्यालयले तल लेखिएको रोजगारीका लागि तपाईंको नाम दिँदैछ, तपाईंले हामीलाई पठाउनुभएको बायोडाटासहित।',
  proposalCall:
    'तपाईं अर्को चरणका लागि छानिनुभयो भने हामी तपाईंलाई {phone, select, none {} other {{phone} बाट }}फोन गर्छौं{domains, select, none {} other { वा {domains} बाट लेख्छौं}}।',
  proposalWithdraw: 'यो रोजगारी चाहिँदैन भने त्यही पेजमा आवेदन फिर्ता लिनुहोस्। तपाईंको दर्ता रहिरहन्छ।',
  proposalButton: 'हेर्नुहोस् वा फिर्ता लिनुहोस्',

  enquirySubject: 'तपाईंको सन्देश {reference} हामीले पायौं',
  enquiryTitle: 'तपाईंको सन्देश हामीले पायौं',
  enquiryText: 'लेख्नुभएकोमा धन्यवाद। हामी {count} कार्यदिनभित्र जवाफ दिन्छौं।',
  enquiryReference: 'सन्दर्भ नम्बर',
  enquiryAbout: 'विषय',
  enquiryAgain: 'फेरि फोन गर्दा वा लेख्दा यो सन्दर्भ नम्बर भन्नुहोस्।',
} satisfies Translated<'mails'>
