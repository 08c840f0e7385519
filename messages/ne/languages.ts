import type { Translated } from '../translated'

export default {
  title: 'भाषा',
  close: 'बन्द गर्नुहोस्',
  offer: 'यो साइट नेपालीमा पनि छ।',
  read: 'नेपालीमा पढ्नुहोस्',
  notTranslated: 'यो पेज अहिलेसम्म नेपालीमा छैन। तल अङ्ग्रेजीमा छ।',
  menusTranslated: 'मेनु नेपालीमा छ।',
  notReviewed: 'यो अनुवाद अहिलेसम्म नेपाली भाषीले जाँचेका छैनन्।',
  englishApplies: 'फरक परेमा <a>अङ्ग्रेजी पाठ</a> नै मान्य हुन्छ।',
} satisfies Translated<'languages'>
