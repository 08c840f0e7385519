import type { Translated } from '../translated'

export default {
  salaryRange: 'జీతం పరిధి',
  vacancies: 'ఖాళీలు',
  contract: 'ఒప్పందం (కాంట్రాక్ట్)',
  industry: 'రంగం',
  food: 'భోజనం',
  accommodation: 'వసతి',
  transport: 'రవాణా',
  passport: 'పాస్‌పోర్ట్',
  openTo: 'ఎవరి కోసం',
  interview: 'ఇంటర్వ్యూ',
  charge: 'మీరు కట్టాల్సింది',
  applyUntil: 'దరఖాస్తుకు చివరి తేదీ',
  provided: 'యజమాని ఇస్తారు',
  allowance: 'భత్యం ఇస్తారు',
  own: 'మీరే చూసుకోవాలి',
  ecr: 'ECR పాస్‌పోర్ట్‌లు',
  ecnr: 'ECNR పాస్‌పోర్ట్‌లు మాత్రమే',
  both: 'ECR, ECNR పాస్‌పోర్ట్‌లు',
  noCharge: 'ఏమీ లేదు',
  chargeLaw:
    'భారతదేశంలో నమోదిత రిక్రూటింగ్ ఏజెంట్ కార్మికుల్లో ఒక్కొక్కరి నుంచి గరిష్ఠంగా ₹30,000, దానితో పాటు 18 % GST, రసీదు ఇచ్చి తీసుకోవచ్చు. యూఏఈలో యజమాని రిక్రూట్‌మెంట్ కోసం కార్మికుల నుంచి డబ్బు తీసుకోకూడదు.',
} satisfies Translated<'jobFacts'>
