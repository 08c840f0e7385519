import type { Translated } from '../translated'

export default {
  lastReviewed: 'آخری جانچ: <time>{date}</time>',
  issued: 'جاری ہوا: <time>{date}</time>',
  readAloud: 'پڑھ کر سنائیں',
  stopReading: 'روکیں',
  askOffice: 'براہ کرم دفتر سے پوچھیں',
  newCompany: 'نئی کمپنی کا نام',
  contents: 'اس صفحے میں',
  sources: 'حوالے',
  countSources: '{n, plural, one {{count} حوالہ} other {{count} حوالے}}',
  noAdvice: 'عام معلومات، قانونی مشورہ نہیں۔ قاعدے بدلتے ہیں؛ آخری جانچ: <time>{month}</time>۔',
  noAdviceCountry:
    'عام معلومات، قانونی مشورہ نہیں۔ قاعدے بدلتے ہیں؛ آخری جانچ: <time>{month}</time>؛ اس ملک کے سرکاری دفتر سے تصدیق کریں۔',
  noAdviceOffice:
    'عام معلومات، قانونی مشورہ نہیں۔ قاعدے بدلتے ہیں؛ آخری جانچ: <time>{month}</time>؛ <office>{name}</office> سے تصدیق کریں۔',
  noAdviceSite:
    'عام معلومات، قانونی مشورہ نہیں۔ قاعدے بدلتے ہیں؛ آخری جانچ: <time>{month}</time>؛ آفیشل سائٹ پر تصدیق کریں: <office>{name}</office>۔',
  moreToRead: 'مزید پڑھیں',
  otherReleases: 'دوسری پریس ریلیز',
  otherServices: 'دوسری خدمات',
  otherIndustries: 'دوسرے شعبے',
  countPages: '{n, plural, one {{count} صفحہ} other {{count} صفحے}}',
  openIn: '{place} میں اس وقت خالی آسامیاں',
  openOf: 'اس وقت خالی آسامیاں: {industries}',
  noJob: 'اس وقت کوئی خالی آسامی نہیں ہے۔',
  noneOpen:
    'اس وقت کوئی خالی آسامی نہیں ہے۔ <a>ایک بار رجسٹریشن کرائیں</a>، پھر جب کوئی آسامی آتی ہے، ہم سی وی دیکھتے ہیں۔',
  allJobs: 'تمام نوکریاں',
  allOpenJobs: 'تمام خالی آسامیاں',
  countJobs: 'تمام {n, plural, one {{count} نوکری} other {{count} نوکریاں}}',
  whoPays: 'پیسے کون دیتا ہے',
  allSteps: 'تمام {count} مرحلے',
  largerPicture: 'تصویر کو بڑا دیکھنے کے لیے اسے دبائیں۔',
  checked: 'جانچ: {date}۔',
  checkedBetween: '{first} سے {last} تک',
  moreRules: '{count} اور قاعدے دیکھیں',
  what: 'موضوع',
  rule: 'قاعدہ',
  source: 'حوالہ',
  noRule:
    'اس پر ہمارے پاس جانچا ہوا کوئی قاعدہ نہیں ہے: {topics}۔ براہِ کرم اس ملک کے لیبر آفس سے پوچھیں۔',
  noRuleOnThis:
    'اس پر ہمارے پاس جانچا ہوا کوئی قاعدہ نہیں ہے۔ براہِ کرم اس ملک کے لیبر آفس سے پوچھیں۔',
  notChecked: '{date} کے بعد جانچ نہیں ہوئی۔ براہِ کرم {office} سے تصدیق کریں۔',
  usual: 'عام رواج',
  noDocument: 'کوئی ایک دستاویز نہیں',
  law: 'قانون کا متن',
  official: 'آفیشل گائیڈ',
  secondary: 'ثانوی حوالہ',
} satisfies Translated<'content'>
