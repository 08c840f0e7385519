import type { Translated } from '../translated'

export default {
  experience: 'تجربہ: ',
  qualification: 'تعلیمی قابلیت: ',
  posted: 'تاریخ: ',
  today: 'آج',
  yesterday: 'ایک دن پہلے',
  daysAgo: '{days} دن پہلے',
  closesToday: 'آج بند ہوگی',
  closesTomorrow: 'کل بند ہوگی',
  closesIn: '{days} دن بعد بند ہوگی',
  vacancies: '{n, plural, one {{count} خالی آسامی} other {{count} خالی آسامیاں}}',
  free: '{what} مفت',
  food: 'کھانا',
  room: 'رہائش',
  transport: 'آنا جانا',
  perMonth: '/ ماہ',
  sample: 'نمونہ',
  confidential: 'آجر (نام ظاہر نہیں)',
  showLogo: '{company} کا لوگو بڑا دیکھیں',
  logo: '{company} کا لوگو',
  apply: 'درخواست دیں<hidden>: {job}</hidden>',
} satisfies Translated<'jobs'>
