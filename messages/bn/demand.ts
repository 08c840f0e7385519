import type { Translated } from '../translated'

export default {
  title: 'অনুমোদিত চাহিদা',
  asked: 'নিয়োগকর্তা eMigrate-এ কর্মী চেয়েছেন।',
  hidden: 'নিয়োগকর্তার নাম এখানে লেখা নেই।',
  left: '<b>{count}</b>টি জায়গা বাকি',
  full: 'সব জায়গা ভরে গেছে',
  inAll: 'মোট {count}',
  employer: 'নিয়োগকর্তা',
  atOffice: 'অফিসে এলে আপনাকে দেখানো হবে',
  number: 'eMigrate ডিমান্ড নম্বর',
  date: 'ডিমান্ডের তারিখ',
  validUntil: 'কত দিন পর্যন্ত বৈধ',
  check: 'নিজে যাচাই করুন',
  checkNumber: 'emigrate.gov.in-এ আমাদের নিবন্ধন নম্বর <number>{value}</number> খুঁজে দেখুন।',
  checkLetter: 'আমাদের ডিমান্ড লেটার দেখাতে বলুন। নিয়োগকর্তা আর নম্বর মিলিয়ে নিন।',
  checkHidden: 'অফিসে আসুন। নিয়োগকর্তা আর নম্বর লেখা ডিমান্ড লেটার দেখাতে বলুন।',
  how: 'এজেন্সি কীভাবে যাচাই করবেন',
} satisfies Translated<'demand'>
