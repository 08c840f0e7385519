import type { Translated } from '../translated'

export default {
  description: '{place} में {job}: वेतन {salary}, अनुभव {experience}। अपना बायोडाटा भेजकर मुफ़्त आवेदन करें।',
  descriptionCharged:
    '{place} में {job}: वेतन {salary}, अनुभव {experience}। अपना बायोडाटा भेजकर आवेदन करें।',
  shared: '{salary}। अनुभव: {experience}।',
  share: 'शेयर करें',
  shareJob: '{job}, {place}: {salary}',
  shareUntil: '{date} तक आवेदन करें',
  shareNumber: 'पंजी. सं. {number}',
  print: 'छापें',
  apply: 'आवेदन करें',
  closed:
    '<b>यह नौकरी अब बंद हो गई है।</b> नीचे इसी तरह की नौकरियाँ देखें, या अगली नौकरी के लिए <a>अपना बायोडाटा भेजें</a>।',
  skills: 'ज़रूरी हुनर',
  similar: 'इसी तरह की नौकरियाँ',
  allIn: '{country} में सभी नौकरियाँ',

  facts: 'एक नज़र में',
  salary: 'वेतन',
  location: 'जगह',
  jobTitle: 'पद',
  experience: 'अनुभव',
  qualification: 'योग्यता',
  posted: 'पोस्ट की तारीख',
  years: '{count} साल',
  months: '{n, plural, one {{count} महीना} other {{count} महीने}}',
  asked: 'पैसे माँगे गए?',
  number: 'नौकरी नंबर <number>{id}</number>। आवेदन करना मुफ़्त है।',

  trust: 'कैसे पक्का करें कि यह विज्ञापन हमारा है',
  trustNumber:
    'इस विज्ञापन में हमारी पंजीकरण संख्या <number>{value}</number> है। इसे emigrate.gov.in की सूची से मिलाएँ।',
  trustMail: 'हम सिर्फ़ <b>@{domain}</b> से लिखते हैं, किसी मुफ़्त ईमेल पते से कभी नहीं।',
  trustPay: 'आवेदन के लिए आपसे पैसे माँगने का हक़ किसी को नहीं है। कोई माँगे, तो <a>हमें बताएँ</a>।',

  documents: 'इस नौकरी के लिए दस्तावेज़',
  stamp:
    'भारत से {country}{trade, select, none {} other {, {trade}}}। क्या आपके पासपोर्ट में ECR की मुहर है?',
  stampYes: 'हाँ, मुहर है',
  stampNo: 'मुहर नहीं है',
  stampUnsure: 'पक्का पता नहीं',
  morePapers: '{count} और दस्तावेज़',
  openList: 'मेरी सूची खोलें',
  steps: '{country} जाने के मेरे चरण',
  checkOffer: 'यह ऑफ़र जाँचें',
  notFromIndia: 'मैं भारत से नहीं हूँ',
} satisfies Translated<'jobDetails'>
