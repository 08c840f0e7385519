import type { Translated } from '../translated'

export default {
  skip: 'সরাসরি মূল লেখায় যান',
  close: 'বন্ধ করুন',
  channel: 'আমাদের চ্যানেলে যোগ দিন',
  channelShort: 'আমাদের চ্যানেল',
  malta: 'মাল্টায় কাজ',
  jobs: 'চাকরি',
  browse: 'চাকরি দেখুন',
  register: 'নিবন্ধন',
  menu: 'মেনু',
  main: 'মূল মেনু',
  registrationNumber: 'নিবন্ধন নম্বর',
  validUntil: 'যে তারিখ পর্যন্ত বৈধ',
  statement: 'অনুমোদন',
  byLocation: 'দেশ অনুযায়ী চাকরি',
  byIndustry: 'খাত অনুযায়ী চাকরি',
  toTop: 'উপরে যান',
} satisfies Translated<'layout'>
