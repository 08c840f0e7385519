import type { Translated } from '../translated'

export default {
  salaryRange: 'تنخواہ کی حد',
  vacancies: 'خالی آسامیاں',
  contract: 'معاہدہ (کنٹریکٹ)',
  industry: 'شعبہ',
  food: 'کھانا',
  accommodation: 'رہائش',
  transport: 'آنا جانا',
  passport: 'پاسپورٹ',
  openTo: 'کن کے لیے',
  interview: 'انٹرویو',
  charge: 'آپ کا خرچ',
  applyUntil: 'درخواست کی آخری تاریخ',
  provided: 'آجر کی طرف سے',
  allowance: 'الاؤنس ملتا ہے',
  own: 'انتظام خود کرنا ہے',
  ecr: 'ECR پاسپورٹ',
  ecnr: 'صرف ECNR پاسپورٹ',
  both: 'ECR اور ECNR پاسپورٹ',
  noCharge: 'کچھ نہیں',
  chargeLaw:
    'بھارت میں رجسٹرڈ ریکروٹنگ ایجنٹ ایک کارکن سے زیادہ سے زیادہ ₹30,000 اور اس پر 18 فیصد GST لے سکتا ہے، رسید دے کر۔ یو اے ای میں آجر بھرتی کے لیے کارکن سے پیسے نہیں لے سکتا۔',
} satisfies Translated<'jobFacts'>
