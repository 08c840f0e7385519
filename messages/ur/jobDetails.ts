import type { Translated } from '../translated'

export default {
  description:
    '{place} میں {job}: تنخواہ {salary}، تجربہ {experience}۔ اپنی سی وی بھیج کر مفت درخواست دیں۔',
  descriptionCharged:
    '{place} میں {job}: تنخواہ {salary}، تجربہ {experience}۔ اپنی سی وی بھیج کر درخواست دیں۔',
  shared: '{salary}۔ تجربہ: {experience}۔',
  share: 'شیئر کریں',
  shareJob: '{job}، {place}: {salary}',
  shareUntil: '{date} تک درخواست دیں',
  shareNumber: 'رجسٹریشن نمبر {number}',
  print: 'پرنٹ کریں',
  apply: 'درخواست دیں',
  closed:
    '<b>یہ نوکری اب کھلی نہیں ہے۔</b> نیچے ایسی ہی نوکریاں دیکھیں، یا اگلی نوکری کے لیے <a>اپنی سی وی بھیجیں</a>۔',
  skills: 'ضروری ہنر',
  similar: 'ایسی ہی نوکریاں',
  allIn: '{country} میں تمام نوکریاں',

  facts: 'تفصیل',
  salary: 'تنخواہ',
  location: 'جگہ',
  jobTitle: 'عہدہ',
  experience: 'تجربہ',
  qualification: 'تعلیمی قابلیت',
  posted: 'اشتہار کی تاریخ',
  years: '{count} سال',
  months: '{n, plural, one {{count} مہینہ} other {{count} مہینے}}',
  asked: 'پیسے مانگے گئے؟',
  number: 'نوکری نمبر <number>{id}</number>۔ درخواست دینا مفت ہے۔',

  trust: 'کیسے یقین کریں کہ یہ اشتہار ہمارا ہے',
  trustNumber:
    'اس اشتہار پر ہمارا رجسٹریشن نمبر <number>{value}</number> ہے۔ اسے emigrate.gov.in کی فہرست سے ملا کر دیکھیں۔',
  trustMail: 'ہم صرف <b>@{domain}</b> سے لکھتے ہیں، کسی مفت ای میل پتے سے کبھی نہیں۔',
  trustPay:
    'درخواست دینے کے لیے کسی کو آپ سے پیسے مانگنے کی اجازت نہیں۔ کوئی مانگے تو <a>ہمیں اطلاع دیں</a>۔',

  documents: 'اس نوکری کے لیے کاغذات',
  stamp:
    'بھارت سے {country}{trade, select, none {} other {، {trade}}}۔ کیا آپ کے پاسپورٹ میں ECR کی مہر ہے؟',
  stampYes: 'ہاں، مہر ہے',
  stampNo: 'مہر نہیں ہے',
  stampUnsure: 'پکا معلوم نہیں',
  morePapers: '{n, plural, one {{count} اور کاغذ} other {{count} اور کاغذات}}',
  openList: 'میری فہرست کھولیں',
  steps: '{country} جانے کے میرے مرحلے',
  checkOffer: 'یہ آفر جانچیں',
  notFromIndia: 'میں بھارت سے نہیں ہوں',
} satisfies Translated<'jobDetails'>
