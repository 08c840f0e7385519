import type { Translated } from '../translated'

export default {
  invitedSubject: '{kind, select, trade_test {ট্রেড টেস্ট} other {সাক্ষাৎকার}}: {day}',
  invitedTitle:
    '{kind, select, trade_test {আপনাকে ট্রেড টেস্টে ডাকা হয়েছে} other {আপনাকে সাক্ষাৎকারে ডাকা হয়েছে}}',
  invitedText: 'দয়া করে নিচের দিনে আসুন। আপনি আসছেন কি না আমরা যেন জানি, তাই লিংক থেকে উত্তর দিন।',
  changedSubject: 'বদল: {kind, select, trade_test {ট্রেড টেস্ট} other {সাক্ষাৎকার}}, {day}',
  changedTitle: '{kind, select, trade_test {আপনার ট্রেড টেস্ট বদলেছে} other {আপনার সাক্ষাৎকার বদলেছে}}',
  changedText: 'দিন, সময় বা জায়গা বদলেছে। এখন এটাই ঠিক।',
  offSubject: 'বাতিল: {kind, select, trade_test {ট্রেড টেস্ট} other {সাক্ষাৎকার}}, {day}',
  offTitle: '{kind, select, trade_test {ট্রেড টেস্ট বাতিল হয়েছে} other {সাক্ষাৎকার বাতিল হয়েছে}}',
  offText: 'দয়া করে এই দিনে আসবেন না। আপনার আবেদন খোলা থাকবে। নতুন দিনের জন্য আমরা আপনাকে ফোন করব।',
  answer: 'উত্তর দিন: আপনি কি আসবেন?',
} satisfies Translated<'interviewMails'>
