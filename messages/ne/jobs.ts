import type { Translated } from '../translated'

export default {
  experience: 'अनुभव: ',
  qualification: 'योग्यता: ',
  posted: 'मिति: ',
  today: 'आज',
  yesterday: 'हिजो',
  daysAgo: '{days} दिनअघि',
  closesToday: 'आज बन्द हुन्छ',
  closesTomorrow: 'भोलि बन्द हुन्छ',
  closesIn: '{days} दिनमा बन्द हुन्छ',
  vacancies: '{count} खाली पद',
  free: '{what} निःशुल्क',
  food: 'खाना',
  room: 'बस्ने ठाउँ',
  transport: 'यातायात',
  perMonth: '/ महिना',
  sample: 'नमुना',
  confidential: 'रोजगारदाता (नाम गोप्य)',
  showLogo: '{company} को लोगो ठूलो गरी हेर्नुहोस्',
  logo: '{company} को लोगो',
  apply: 'आवेदन दिनुहोस्<hidden>: {job}</hidden>',
} satisfies Translated<'jobs'>
