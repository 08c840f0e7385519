import type { Translated } from '../translated'

export default {
  pageTitle: 'পরিবারের জন্য পাতা',
  way: 'চাকরির পথ',
  wayAt: 'চাকরির পথ: {count}টি ধাপের মধ্যে {number} নম্বর ধাপ',
  wayTo: '{country} যাওয়ার পথ',
  wayToAt: '{country} যাওয়ার পথ: {count}টি ধাপের মধ্যে {number} নম্বর ধাপ',
  lead: 'যিনি আপনাকে এই লিংক পাঠিয়েছেন, তিনি আমাদের কাছে আবেদন করেছেন। আপনি ধাপ ও তারিখ দেখছেন, আর কিছু নয়। এই পাতায় শুধু অফিস লেখে, আর এখানে কেউ কিছু বদলাতে পারে না।',
  closed: '<b>এখন এখানে দেখার কিছু নেই।</b> যিনি লিংক পাঠিয়েছেন, তাঁকে জিজ্ঞেস করুন।',
  hereNow: 'এখন এখানে',
  askedForMoney: 'কেউ আপনার কাছে টাকা চাইছে? <a>আইন কী বলে দেখুন</a>।',
} satisfies Translated<'family'>
