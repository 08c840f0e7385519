import type { Translated } from '../translated'

export default {
  lastReviewed: 'आख़िरी जाँच: <time>{date}</time>',
  issued: 'जारी: <time>{date}</time>',
  contents: 'इस पेज में',
  sources: 'स्रोत',
  countSources: '{n, plural, one {{count} स्रोत} other {{count} स्रोत}}',
  noAdvice: 'सामान्य जानकारी, कानूनी सलाह नहीं। नियम बदलते हैं; आख़िरी जाँच: <time>{month}</time>।',
  noAdviceCountry:
    'सामान्य जानकारी, कानूनी सलाह नहीं। नियम बदलते हैं; आख़िरी जाँच: <time>{month}</time>; उस देश के सरकारी दफ़्तर से पक्का करें।',
  noAdviceOffice:
    'सामान्य जानकारी, कानूनी सलाह नहीं। नियम बदलते हैं; आख़िरी जाँच: <time>{month}</time>; <office>{name}</office> से पक्का करें।',
  noAdviceSite:
    'सामान्य जानकारी, कानूनी सलाह नहीं। नियम बदलते हैं; आख़िरी जाँच: <time>{month}</time>; आधिकारिक साइट पर पक्का करें: <office>{name}</office>।',
  moreToRead: 'और पढ़ें',
  otherReleases: 'दूसरी प्रेस विज्ञप्तियाँ',
  otherServices: 'दूसरी सेवाएँ',
  openNow: 'अभी के खाली पद',
  noJob: 'अभी कोई खाली पद नहीं है।',
  allJobs: 'सभी नौकरियाँ',
  countJobs: 'सभी {n, plural, one {{count} नौकरी} other {{count} नौकरियाँ}}',
  whoPays: 'पैसे कौन देता है',
  allSteps: 'सभी {count} चरण',
  largerPicture: 'तस्वीर को बड़ा देखने के लिए उसे दबाएँ।',
  checked: 'जाँच: {date}।',
  checkedBetween: '{first} से {last} तक',
  moreRules: '{count} और नियम देखें',
  what: 'विषय',
  rule: 'नियम',
  source: 'स्रोत',
  notChecked: '{date} के बाद जाँचा नहीं गया। कृपया {office} से पक्का करें।',
  usual: 'आम चलन',
  noDocument: 'कोई एक दस्तावेज़ नहीं',
  law: 'कानून का पाठ',
  official: 'आधिकारिक गाइड',
  secondary: 'अप्रत्यक्ष स्रोत',
} satisfies Translated<'content'>
