import type { Translated } from '../translated'

export default {
  lastReviewed: 'చివరిసారి చెక్ చేసింది: <time>{date}</time>',
  issued: 'విడుదల: <time>{date}</time>',
  contents: 'ఈ పేజీలో',
  sources: 'ఆధారాలు',
  countSources: '{n, plural, one {{count} ఆధారం} other {{count} ఆధారాలు}}',
  noAdvice: 'సాధారణ సమాచారం, న్యాయ సలహా కాదు. నియమాలు మారుతుంటాయి; చివరిసారి చెక్ చేసింది: <time>{month}</time>.',
  noAdviceCountry:
    'సాధారణ సమాచారం, న్యాయ సలహా కాదు. నియమాలు మారుతుంటాయి; చివరిసారి చెక్ చేసింది: <time>{month}</time>; ఆ దేశ ప్రభుత్వ ఆఫీసులో అడిగి నిర్ధారించుకోండి.',
  noAdviceOffice:
    'సాధారణ సమాచారం, న్యాయ సలహా కాదు. నియమాలు మారుతుంటాయి; చివరిసారి చెక్ చేసింది: <time>{month}</time>; ఇక్కడ అడిగి నిర్ధారించుకోండి: <office>{name}</office>.',
  noAdviceSite:
    'సాధారణ సమాచారం, న్యాయ సలహా కాదు. నియమాలు మారుతుంటాయి; చివరిసారి చెక్ చేసింది: <time>{month}</time>; అధికారిక సైట్‌లో చూసి నిర్ధారించుకోండి: <office>{name}</office>.',
  moreToRead: 'ఇంకా చదవండి',
  otherReleases: 'ఇతర పత్రికా ప్రకటనలు',
  otherServices: 'ఇతర సేవలు',
  openNow: 'ఇప్పుడు ఉన్న ఖాళీలు',
  noJob: 'ఇప్పుడు ఖాళీలు ఏవీ లేవు.',
  allJobs: 'అన్ని ఉద్యోగాలు',
  countJobs: 'మొత్తం {n, plural, one {{count} ఉద్యోగం} other {{count} ఉద్యోగాలు}}',
  whoPays: 'డబ్బు ఎవరు కడతారు',
  allSteps: 'మొత్తం {count} దశలు',
  largerPicture: 'ఫోటోను పెద్దగా చూడటానికి దాన్ని నొక్కండి.',
  checked: 'చెక్ చేసింది: {date}.',
  checkedBetween: '{first} నుంచి {last} వరకు',
  moreRules: 'మరో {count} నియమాలు చూడండి',
  what: 'విషయం',
  rule: 'నియమం',
  source: 'ఆధారం',
  notChecked: '{date} తర్వాత చెక్ చేయలేదు. దయచేసి ఇక్కడ అడిగి నిర్ధారించుకోండి: {office}.',
  usual: 'మామూలు పద్ధతి',
  noDocument: 'ప్రత్యేకంగా ఒక పత్రం లేదు',
  law: 'చట్టం పాఠం',
  official: 'అధికారిక గైడ్',
  secondary: 'పరోక్ష ఆధారం',
} satisfies Translated<'content'>
