import type { Translated } from '../translated'

export default {
  hours: 'کام کا وقت',
  pay: 'تنخواہ',
  leave: 'چھٹی',
  heat: 'گرمی',
  'probation-and-notice': 'آزمائشی مدت اور نوٹس',
  'end-of-service': 'سروس کے خاتمے کی رقم (گریجویٹی)',
  'changing-job': 'نوکری بدلنا',
  fees: 'فیس',
  'visa-and-permit': 'ویزا اور پرمٹ',
  medical: 'میڈیکل ٹیسٹ',
  documents: 'کاغذات',
  insurance: 'بیمہ',
  'ban-or-limit': 'پابندیاں اور حدیں',
  'other-rules': 'پرانے قاعدے، اور وہاں کے شہریوں کے قاعدے',
  complaints: 'شکایت',
  contacts: 'رابطہ',
} satisfies Translated<'factTopics'>
