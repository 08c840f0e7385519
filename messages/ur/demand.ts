import type { Translated } from '../translated'

export default {
  title: 'منظور شدہ ڈیمانڈ',
  asked: 'آجر نے eMigrate پر کارکن مانگے ہیں۔',
  hidden: 'آجر کا نام یہاں نہیں لکھا۔',
  left: '{n, plural, one {<b>{count}</b> جگہ باقی} other {<b>{count}</b> جگہیں باقی}}',
  full: 'تمام جگہیں بھر گئی ہیں',
  inAll: 'کل {count}',
  employer: 'آجر',
  atOffice: 'دفتر آنے پر آپ کو دکھایا جائے گا',
  number: 'eMigrate ڈیمانڈ نمبر',
  date: 'ڈیمانڈ کی تاریخ',
  validUntil: 'کب تک کارآمد',
  check: 'خود جانچیں',
  checkNumber: 'emigrate.gov.in پر ہمارا رجسٹریشن نمبر <number>{value}</number> دیکھیں۔',
  checkLetter: 'ہم سے ڈیمانڈ لیٹر دکھانے کو کہیں۔ آجر اور نمبر ملا کر دیکھیں۔',
  checkHidden: 'دفتر آئیں۔ ڈیمانڈ لیٹر دکھانے کو کہیں، جس میں آجر اور نمبر لکھے ہیں۔',
  how: 'ایجنسی کی جانچ کیسے کریں',
} satisfies Translated<'demand'>
