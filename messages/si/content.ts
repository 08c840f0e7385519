import type { Translated } from '../translated'

export default {
  lastReviewed: 'අවසන් වරට පරීක්ෂා කළේ: <time>{date}</time>',
  issued: 'නිකුත් කළේ: <time>{date}</time>',
  contents: 'මේ පිටුවේ ඇති දේ',
  sources: 'මූලාශ්‍ර',
  countSources: 'මූලාශ්‍ර {count}',
  noAdvice: 'පොදු තොරතුරු මිස නීති උපදෙස් නොවේ. නීති රීති වෙනස් වේ; අවසන් වරට පරීක්ෂා කළේ: <time>{month}</time>.',
  noAdviceCountry:
    'පොදු තොරතුරු මිස නීති උපදෙස් නොවේ. නීති රීති වෙනස් වේ; අවසන් වරට පරීක්ෂා කළේ: <time>{month}</time>; ඒ රටේ රජයේ කාර්යාලයෙන් අසා තහවුරු කරගන්න.',
  noAdviceOffice:
    'පොදු තොරතුරු මිස නීති උපදෙස් නොවේ. නීති රීති වෙනස් වේ; අවසන් වරට පරීක්ෂා කළේ: <time>{month}</time>; <office>{name}</office> වෙතින් අසා තහවුරු කරගන්න.',
  noAdviceSite:
    'පොදු තොරතුරු මිස නීති උපදෙස් නොවේ. නීති රීති වෙනස් වේ; අවසන් වරට පරීක්ෂා කළේ: <time>{month}</time>; නිල අඩවියෙන් තහවුරු කරගන්න: <office>{name}</office>.',
  moreToRead: 'තවත් කියවන්න',
  otherReleases: 'වෙනත් මාධ්‍ය නිවේදන',
  otherServices: 'වෙනත් සේවා',
  openNow: 'දැනට විවෘත රැකියා',
  noJob: 'දැනට විවෘත රැකියා නැත.',
  allJobs: 'සියලු රැකියා',
  countJobs: 'සියලු රැකියා {count}',
  whoPays: 'ගෙවන්නේ කවුද',
  allSteps: 'සියලු පියවර {count}',
  largerPicture: 'පින්තූරයක් විශාලව බැලීමට එය ඔබන්න.',
  checked: 'පරීක්ෂා කළේ: {date}.',
  checkedBetween: '{first} සිට {last} දක්වා',
  moreRules: 'තවත් නියම {count} පෙන්වන්න',
  what: 'මාතෘකාව',
  rule: 'නියමය',
  source: 'මූලාශ්‍රය',
  notChecked: '{date} සිට පරීක්ෂා කර නැත. කරුණාකර {office} වෙතින් අසා තහවුරු කරගන්න.',
  usual: 'සාමාන්‍ය පුරුද්ද',
  noDocument: 'තනි ලියවිල්ලක් නැත',
  law: 'නීතියේ පාඨය',
  official: 'නිල අත්පොත',
  secondary: 'ද්විතීයික මූලාශ්‍රය',
} satisfies Translated<'content'>
