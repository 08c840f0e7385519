import type { Translated } from '../translated'

export default {
  lastReviewed: 'अन्तिम जाँच: <time>{date}</time>',
  issued: 'जारी: <time>{date}</time>',
  contents: 'यो पेजमा',
  sources: 'स्रोत',
  countSources: '{count} स्रोत',
  noAdvice: 'सामान्य जानकारी, कानुनी सल्लाह होइन। नियम बदलिन्छन्; अन्तिम जाँच: <time>{month}</time>।',
  noAdviceCountry:
    'सामान्य जानकारी, कानुनी सल्लाह होइन। नियम बदलिन्छन्; अन्तिम जाँच: <time>{month}</time>; त्यो देशको सरकारी कार्यालयमा सोधेर पक्का गर्नुहोस्।',
  noAdviceOffice:
    'सामान्य जानकारी, कानुनी सल्लाह होइन। नियम बदलिन्छन्; अन्तिम जाँच: <time>{month}</time>; यहाँ सोधेर पक्का गर्नुहोस्: <office>{name}</office>।',
  noAdviceSite:
    'सामान्य जानकारी, कानुनी सल्लाह होइन। नियम बदलिन्छन्; अन्तिम जाँच: <time>{month}</time>; आधिकारिक साइटमा हेरेर पक्का गर्नुहोस्: <office>{name}</office>।',
  moreToRead: 'अरू पढ्नुहोस्',
  otherReleases: 'अरू प्रेस विज्ञप्ति',
  otherServices: 'अरू सेवा',
  openNow: 'अहिले खुला रोजगारी',
  noJob: 'अहिले कुनै खुला रोजगारी छैन।',
  allJobs: 'सबै रोजगारी',
  countJobs: 'सबै {count} रोजगारी',
  whoPays: 'कसले पैसा तिर्छ',
  allSteps: 'सबै {count} चरण',
  largerPicture: 'फोटो ठूलो हेर्न त्यसमा थिच्नुहोस्।',
  checked: 'जाँच: {date}।',
  checkedBetween: '{first} देखि {last} सम्म',
  moreRules: 'अरू {count} नियम हेर्नुहोस्',
  what: 'विषय',
  rule: 'नियम',
  source: 'स्रोत',
  notChecked: '{date} पछि जाँचिएको छैन। कृपया यहाँ सोधेर पक्का गर्नुहोस्: {office}।',
  usual: 'सामान्य चलन',
  noDocument: 'कुनै एउटा कागजात छैन',
  law: 'कानुनको पाठ',
  official: 'आधिकारिक गाइड',
  secondary: 'अप्रत्यक्ष स्रोत',
} satisfies Translated<'content'>
