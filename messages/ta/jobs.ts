import type { Translated } from '../translated'

export default {
  experience: 'அனுபவம்: ',
  qualification: 'தகுதி: ',
  posted: 'தேதி: ',
  today: 'இன்று',
  yesterday: 'நேற்று',
  daysAgo: '{days} நாட்களுக்கு முன்',
  closesToday: 'இன்று முடியும்',
  closesTomorrow: 'நாளை முடியும்',
  closesIn: '{days} நாட்களில் முடியும்',
  vacancies: '{n, plural, one {{count} காலியிடம்} other {{count} காலியிடங்கள்}}',
  free: '{what} இலவசம்',
  food: 'உணவு',
  room: 'தங்குமிடம்',
  transport: 'போக்குவரத்து',
  perMonth: '/ மாதம்',
  sample: 'மாதிரி',
  confidential: 'முதலாளி (பெயர் ரகசியம்)',
  showLogo: '{company} லோகோவைப் பெரிதாகப் பார்க்கவும்',
  logo: '{company} லோகோ',
  apply: 'விண்ணப்பிக்கவும்<hidden>: {job}</hidden>',
} satisfies Translated<'jobs'>
