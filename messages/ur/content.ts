import type { Translated } from '../translated'

export default {
  lastReviewed: 'آخری جانچ: <time>{date}</time>',
  issued: 'جاری ہوا: <time>{date}</time>',
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
  openNow: 'اس وقت خالی آسامیاں',
  noJob: 'اس وقت کوئی خالی آسامی نہیں ہے۔',
  allJobs: 'تمام نوکریاں',
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
  notChecked: '{date} کے بعد جانچ نہیں ہوئی۔ براہِ کرم {office} سے تصدیق کریں۔',
  usual: 'عام رواج',
  noDocument: 'کوئی ایک دستاویز نہیں',
  law: 'قانون کا متن',
  official: 'آفیشل گائیڈ',
  secondary: 'ثانوی حوالہ',
} satisfies Translated<'content'>
