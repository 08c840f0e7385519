import type { Translated } from '../translated'

export default {
  reference: 'রেফারেন্স নম্বর',
  what: 'বিষয়',
  question: 'প্রশ্ন',
  grievance: 'অভিযোগ',
  answerWithin: 'উত্তর পাবেন',
  name: 'নাম',
  writeToUs: 'আমাদের লিখুন',
  yourQuestion: 'আপনার প্রশ্ন',
  yourQuestionHint:
    'থাকলে চাকরির নাম বা আপনার আবেদন নম্বর লিখুন। দয়া করে পাসপোর্ট, ব্যাংকের নম্বর বা পাসওয়ার্ড দেবেন না।',
  grievanceForm: 'অভিযোগ ফরম',
  whatHappened: 'কী হয়েছে, কখন, আর কার সঙ্গে আপনার কথা হয়েছে',
  whatHappenedHint:
    'আপনি কী চান তা-ও লিখুন: বেতন, কোনো কাগজ, বাড়ি ফেরার টিকিট, একটি উত্তর। আবেদন নম্বর দিলে সুবিধা হয়।',
  yourName: 'আপনার নাম',
  email: 'ইমেইল',
  phone: 'ফোন (না দিলেও চলে)',
  phoneHint: 'দেশের কোডসহ',
  phoneHintNoCall: 'দেশের কোডসহ। আমাদের ফোন করা উচিত না হলে এটি খালি রাখুন।',
  use: 'আপনি যা লেখেন, তা আমরা আপনাকে উত্তর দিতে ও বিষয়টি এগিয়ে নিতে ব্যবহার করি।',
  sendMessage: 'বার্তা পাঠান',
  sendGrievance: 'অভিযোগ পাঠান',
  anotherMessage: 'আরেকটি বার্তা পাঠান',
  anotherGrievance: 'আরেকটি অভিযোগ পাঠান',
  sending: 'আপনার বার্তা পাঠানো হচ্ছে…',
  messageRequired: 'বার্তা লিখতে হবে',
  messageTooLong: 'দয়া করে 5000 অক্ষরের বেশি লিখবেন না',
  phoneTooLong: 'দয়া করে 40 অক্ষরের বেশি লিখবেন না',
  failed: 'আপনার বার্তা পাঠানো যায়নি। দয়া করে পরে আবার চেষ্টা করুন।',
  succeeded: 'আপনার বার্তা আমাদের অফিসে পৌঁছেছে।',
} satisfies Translated<'enquiryForm'>
