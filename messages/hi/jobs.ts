import type { Translated } from '../translated'

export default {
  experience: 'अनुभव: ',
  qualification: 'योग्यता: ',
  posted: 'तारीख: ',
  today: 'आज',
  yesterday: 'कल',
  daysAgo: '{days} दिन पहले',
  closesToday: 'आज बंद',
  closesTomorrow: 'कल बंद',
  closesIn: '{days} दिन बाद बंद',
  vacancies: '{count} खाली पद',
  free: '{what} मुफ़्त',
  food: 'खाना',
  room: 'कमरा',
  transport: 'आना-जाना',
  perMonth: '/ महीना',
  sample: 'नमूना',
  confidential: 'नियोक्ता (नाम गोपनीय)',
  showLogo: '{company} का लोगो बड़ा देखें',
  logo: '{company} का लोगो',
  apply: 'आवेदन करें<hidden>: {job}</hidden>',
} satisfies Translated<'jobs'>
