import type { Translated } from '../translated'

export default {
  lastReviewed: 'শেষ যাচাই: <time>{date}</time>',
  issued: 'প্রকাশ: <time>{date}</time>',
  contents: 'এই পাতায় যা আছে',
  sources: 'সূত্র',
  countSources: '{n, plural, other {{count}টি সূত্র}}',
  noAdvice: 'সাধারণ তথ্য, আইনি পরামর্শ নয়। নিয়ম বদলায়; শেষ যাচাই: <time>{month}</time>।',
  noAdviceCountry:
    'সাধারণ তথ্য, আইনি পরামর্শ নয়। নিয়ম বদলায়; শেষ যাচাই: <time>{month}</time>; ওই দেশের সরকারি অফিস থেকে নিশ্চিত হয়ে নিন।',
  noAdviceOffice:
    'সাধারণ তথ্য, আইনি পরামর্শ নয়। নিয়ম বদলায়; শেষ যাচাই: <time>{month}</time>; <office>{name}</office> থেকে নিশ্চিত হয়ে নিন।',
  noAdviceSite:
    'সাধারণ তথ্য, আইনি পরামর্শ নয়। নিয়ম বদলায়; শেষ যাচাই: <time>{month}</time>; অফিশিয়াল সাইটে নিশ্চিত হয়ে নিন: <office>{name}</office>।',
  moreToRead: 'আরও পড়ুন',
  otherReleases: 'অন্য প্রেস বিজ্ঞপ্তি',
  otherServices: 'অন্য সেবা',
  openNow: 'এখন খোলা চাকরি',
  noJob: 'এই মুহূর্তে কোনো খোলা চাকরি নেই।',
  allJobs: 'সব চাকরি',
  countJobs: '{n, plural, other {সব {count}টি চাকরি}}',
  whoPays: 'কে টাকা দেয়',
  allSteps: 'সব {count}টি ধাপ',
  largerPicture: 'ছবি বড় করে দেখতে ছবিতে চাপ দিন।',
  checked: 'যাচাই: {date}।',
  checkedBetween: '{first} থেকে {last} পর্যন্ত',
  moreRules: 'আরও {count}টি নিয়ম দেখুন',
  what: 'বিষয়',
  rule: 'নিয়ম',
  source: 'সূত্র',
  notChecked: '{date} তারিখের পর যাচাই করা হয়নি। দয়া করে {office} থেকে নিশ্চিত হয়ে নিন।',
  usual: 'প্রচলিত রীতি',
  noDocument: 'কোনো একটি দলিলে নেই',
  law: 'আইনের লেখা',
  official: 'অফিশিয়াল গাইড',
  secondary: 'পরোক্ষ সূত্র',
} satisfies Translated<'content'>
