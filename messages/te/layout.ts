import type { Translated } from '../translated'

export default {
  skip: 'ముఖ్య సమాచారానికి వెళ్లండి',
  close: 'మూసివేయండి',
  channel: 'మా ఛానెల్‌లో చేరండి',
  channelShort: 'మా ఛానెల్',
  malta: 'మాల్టాలో పని',
  jobs: 'ఉద్యోగాలు',
  browse: 'ఉద్యోగాలు చూడండి',
  register: 'నమోదు',
  menu: 'మెనూ',
  main: 'ముఖ్య మెనూ',
  registrationNumber: 'రిజిస్ట్రేషన్ నంబర్',
  validUntil: 'ఎప్పటి వరకు చెల్లుతుంది',
  statement: 'ఆమోదం',
  byLocation: 'దేశాల వారీగా ఉద్యోగాలు',
  byIndustry: 'రంగాల వారీగా ఉద్యోగాలు',
  toTop: 'పైకి వెళ్లండి',
} satisfies Translated<'layout'>
