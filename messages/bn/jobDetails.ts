import type { Translated } from '../translated'

export default {
  description: '{job}, {place}: বেতন {salary}, অভিজ্ঞতা {experience}। সিভি দিয়ে বিনা খরচে আবেদন করুন।',
  descriptionCharged: '{job}, {place}: বেতন {salary}, অভিজ্ঞতা {experience}। সিভি দিয়ে আবেদন করুন।',
  shared: '{salary}। অভিজ্ঞতা: {experience}।',
  share: 'শেয়ার করুন',
  shareJob: '{job}, {place}: {salary}',
  shareUntil: 'আবেদনের শেষ তারিখ {date}',
  shareNumber: 'নিবন্ধন নং {number}',
  print: 'প্রিন্ট করুন',
  apply: 'আবেদন করুন',
  closed:
    '<b>এই চাকরি আর খোলা নেই।</b> নিচে এরকম আরও চাকরি দেখুন, অথবা পরের চাকরির জন্য <a>আপনার সিভি পাঠান</a>।',
  skills: 'যে দক্ষতা লাগবে',
  similar: 'এরকম আরও চাকরি',
  allIn: '{country}: সব চাকরি',

  facts: 'এক নজরে',
  salary: 'বেতন',
  location: 'জায়গা',
  jobTitle: 'পদ',
  experience: 'অভিজ্ঞতা',
  qualification: 'যোগ্যতা',
  posted: 'প্রকাশের তারিখ',
  years: '{n, plural, other {{count} বছর}}',
  months: '{n, plural, other {{count} মাস}}',
  asked: 'টাকা চেয়েছে?',
  number: 'চাকরির নম্বর <number>{id}</number>। আবেদন করতে টাকা লাগে না।',

  trust: 'বিজ্ঞাপনটি আমাদের কি না, কীভাবে বুঝবেন',
  trustNumber:
    'এতে আমাদের নিবন্ধন নম্বর <number>{value}</number> আছে। emigrate.gov.in-এর তালিকার সঙ্গে মিলিয়ে দেখুন।',
  trustMail: 'আমরা শুধু <b>@{domain}</b> থেকে লিখি, কখনো ফ্রি ইমেইল ঠিকানা থেকে নয়।',
  trustPay: 'আবেদনের জন্য কেউ আপনার কাছে টাকা চাইতে পারে না। কেউ টাকা চাইলে <a>আমাদের জানান</a>।',

  documents: 'এই চাকরির কাগজপত্র',
  stamp:
    'ভারত থেকে {country}{trade, select, none {} other {, {trade}}}। আপনার পাসপোর্টে কি ECR সিল আছে?',
  stampYes: 'হ্যাঁ, সিল আছে',
  stampNo: 'সিল নেই',
  stampUnsure: 'নিশ্চিত নই',
  morePapers: '{n, plural, other {আরও {count}টি কাগজ}}',
  openList: 'আমার তালিকা খুলুন',
  steps: 'আমার {country} যাওয়ার ধাপ',
  checkOffer: 'এই অফার যাচাই করুন',
  notFromIndia: 'আমি ভারতের নই',
} satisfies Translated<'jobDetails'>
