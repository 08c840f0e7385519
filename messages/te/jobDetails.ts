import type { Translated } from '../translated'

export default {
  description: '{job}, {place}: జీతం {salary}, అనుభవం {experience}. మీ బయోడేటాతో ఉచితంగా దరఖాస్తు చేయండి.',
  descriptionCharged: '{job}, {place}: జీతం {salary}, అనుభవం {experience}. మీ బయోడేటాతో దరఖాస్తు చేయండి.',
  shared: '{salary}. అనుభవం: {experience}.',
  share: 'షేర్ చేయండి',
  shareJob: '{job}, {place}: {salary}',
  shareUntil: 'దరఖాస్తుకు చివరి తేదీ: {date}',
  shareNumber: 'రిజి. నం. {number}',
  print: 'ప్రింట్ చేయండి',
  apply: 'దరఖాస్తు చేయండి',
  closed:
    '<b>ఈ ఉద్యోగం ఇక అందుబాటులో లేదు.</b> కింద ఇలాంటి ఉద్యోగాలు చూడండి, లేదా తర్వాతి ఉద్యోగం కోసం <a>మీ బయోడేటా పంపండి</a>.',
  skills: 'కావాల్సిన నైపుణ్యాలు',
  similar: 'ఇలాంటి ఉద్యోగాలు',
  allIn: '{country}‌లో అన్ని ఉద్యోగాలు',

  facts: 'వివరాలు',
  salary: 'ఇచ్చే జీతం',
  location: 'ప్రదేశం',
  jobTitle: 'ఉద్యోగం పేరు',
  experience: 'అనుభవం',
  qualification: 'అర్హత',
  posted: 'ప్రకటించిన తేదీ',
  years: '{n, plural, one {{count} ఏడాది} other {{count} ఏళ్లు}}',
  months: '{n, plural, one {{count} నెల} other {{count} నెలలు}}',
  asked: 'డబ్బు అడిగారా?',
  number: 'ఉద్యోగం నంబర్ <number>{id}</number>. దరఖాస్తు చేయడం ఉచితం.',

  trust: 'ఈ ప్రకటన మాదేనని ఎలా తెలుసుకోవాలి',
  trustNumber:
    'ఇందులో మా రిజిస్ట్రేషన్ నంబర్ <number>{value}</number> ఉంటుంది. దాన్ని emigrate.gov.inలో ఉన్న జాబితాతో పోల్చి చూడండి.',
  trustMail: 'మేము <b>@{domain}</b> నుంచి మాత్రమే ఈమెయిల్ పంపుతాం, ఉచిత ఈమెయిల్ అడ్రస్ నుంచి ఎప్పుడూ పంపం.',
  trustPay: 'దరఖాస్తు చేయడానికి మిమ్మల్ని ఎవరూ డబ్బు అడగకూడదు. ఎవరైనా అడిగితే, <a>మాకు చెప్పండి</a>.',

  documents: 'ఈ ఉద్యోగానికి కావాల్సిన పత్రాలు',
  stamp: 'భారతదేశం నుంచి {country}{trade, select, none {} other {, {trade}}}. మీ పాస్‌పోర్ట్‌లో ECR స్టాంప్ ఉందా?',
  stampYes: 'అవును, స్టాంప్ ఉంది',
  stampNo: 'స్టాంప్ లేదు',
  stampUnsure: 'సరిగ్గా తెలియదు',
  morePapers: '{n, plural, one {మరో {count} పత్రం} other {మరో {count} పత్రాలు}}',
  openList: 'నా జాబితా తెరవండి',
  steps: '{country} వెళ్లడానికి నా దశలు',
  checkOffer: 'ఈ ఆఫర్ చెక్ చేయండి',
  notFromIndia: 'నాది భారతదేశం కాదు',
} satisfies Translated<'jobDetails'>
