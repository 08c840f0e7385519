import type { Translated } from '../translated'

export default {
  description: '{job}, {place}: වැටුප {salary}, පළපුරුද්ද {experience}. ඔබේ CV එක සමඟ නොමිලේ අයදුම් කරන්න.',
  descriptionCharged:
    '{job}, {place}: වැටුප {salary}, පළපුරුද්ද {experience}. ඔබේ CV එක සමඟ අයදුම් කරන්න.',
  shared: '{salary}. පළපුරුද්ද: {experience}.',
  share: 'බෙදාගන්න',
  shareJob: '{job}, {place}: {salary}',
  shareUntil: '{date} දක්වා අයදුම් කරන්න',
  shareNumber: 'ලියාපදිංචි අංකය {number}',
  print: 'මුද්‍රණය කරන්න',
  apply: 'අයදුම් කරන්න',
  closed:
    '<b>මේ රැකියාව දැන් වසා ඇත.</b> පහත සමාන රැකියා බලන්න, නැතහොත් ඊළඟ රැකියාව සඳහා <a>ඔබේ CV එක එවන්න</a>.',
  skills: 'රැකියා කුසලතා',
  similar: 'සමාන රැකියා',
  allIn: 'සියලු රැකියා: {country}',

  facts: 'විස්තර',
  salary: 'වැටුප',
  location: 'ස්ථානය',
  jobTitle: 'තනතුර',
  experience: 'පළපුරුද්ද',
  qualification: 'සුදුසුකම්',
  posted: 'පළ කළ දිනය',
  years: 'වසර {count}',
  months: 'මාස {count}',
  asked: 'මුදල් ඉල්ලුවාද?',
  number: 'රැකියා අංකය <number>{id}</number>. අයදුම් කිරීම නොමිලේ.',

  trust: 'මේ දැන්වීම අපේ බව තහවුරු කරගන්නා හැටි',
  trustNumber:
    'එහි අපේ ලියාපදිංචි අංකය <number>{value}</number> ඇත. එය emigrate.gov.in හි ලැයිස්තුව සමඟ සසඳා බලන්න.',
  trustMail: 'අපි ලියන්නේ <b>@{domain}</b> වෙතින් පමණි, නොමිලේ ලැබෙන ඊමේල් ලිපිනයකින් කිසි විටෙකත් නොවේ.',
  trustPay: 'අයදුම් කිරීමට ඔබෙන් මුදල් ඉල්ලීමට කිසිවෙකුට අවසර නැත. යමෙකු ඉල්ලුවොත්, <a>අපට දන්වන්න</a>.',

  documents: 'මේ රැකියාවට අවශ්‍ය ලියකියවිලි',
  stamp:
    'ඉන්දියාවේ සිට {country} දක්වා{trade, select, none {} other {, {trade}}}. ඔබේ විදේශ ගමන් බලපත්‍රයේ ECR මුද්‍රාවක් තිබේද?',
  stampYes: 'ඔව්, මුද්‍රාව ඇත',
  stampNo: 'මුද්‍රාව නැත',
  stampUnsure: 'විශ්වාස නැත',
  morePapers: 'තවත් ලියකියවිලි {count}',
  openList: 'මගේ ලැයිස්තුව විවෘත කරන්න',
  steps: 'මගේ පියවර: {country}',
  checkOffer: 'මේ රැකියා යෝජනාව පරීක්ෂා කරන්න',
  notFromIndia: 'මම ඉන්දියාවේ කෙනෙක් නොවේ',
} satisfies Translated<'jobDetails'>
