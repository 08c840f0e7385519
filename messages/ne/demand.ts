import type { Translated } from '../translated'

export default {
  title: 'स्वीकृत माग',
  asked: 'रोजगारदाताले eMigrate मा कामदार मागेको छ।',
  hidden: 'रोजगारदाताको नाम यहाँ लेखिएको छैन।',
  left: '<b>{count}</b> ठाउँ बाँकी',
  full: 'सबै ठाउँ भरिए',
  inAll: 'जम्मा {count}',
  employer: 'रोजगारदाता',
  atOffice: 'कार्यालय आउँदा तपाईंलाई देखाइन्छ',
  number: 'eMigrate माग नम्बर',
  date: 'मागको मिति',
  validUntil: 'कहिलेसम्म मान्य',
  check: 'आफैँ जाँच्नुहोस्',
  checkNumber: 'emigrate.gov.in मा हाम्रो दर्ता नम्बर <number>{value}</number> हेर्नुहोस्।',
  checkLetter: 'हामीलाई मागपत्र देखाउन भन्नुहोस्। रोजगारदाता र नम्बर मिलाउनुहोस्।',
  checkHidden: 'कार्यालय आउनुहोस्। रोजगारदाता र नम्बर भएको मागपत्र देखाउन भन्नुहोस्।',
  how: 'एजेन्सी कसरी जाँच्ने',
} satisfies Translated<'demand'>
