import type { Translated } from '../translated'

export default {
  experience: 'অভিজ্ঞতা: ',
  qualification: 'যোগ্যতা: ',
  posted: 'প্রকাশ: ',
  today: 'আজ',
  yesterday: 'গতকাল',
  daysAgo: '{days} দিন আগে',
  closesToday: 'আজ বন্ধ হবে',
  closesTomorrow: 'আগামীকাল বন্ধ হবে',
  closesIn: '{days} দিন পর বন্ধ হবে',
  vacancies: '{n, plural, other {{count}টি খালি পদ}}',
  free: '{what} বিনা খরচে',
  food: 'খাবার',
  room: 'থাকার জায়গা',
  transport: 'যাতায়াত',
  perMonth: '/ মাস',
  sample: 'নমুনা',
  confidential: 'নিয়োগকর্তা (নাম গোপন)',
  showLogo: '{company}: লোগো বড় করে দেখুন',
  logo: '{company}: লোগো',
  apply: 'আবেদন করুন<hidden>: {job}</hidden>',
} satisfies Translated<'jobs'>
