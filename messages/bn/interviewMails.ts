import type { Translated } from '../translated'

export default {
  invitedSubject: '{what}: {day}',
  invitedTitle: 'আপনাকে ডাকা হয়েছে',
  invitedText: 'দয়া করে নিচের দিনে আসুন। আপনি আসছেন কি না আমরা যেন জানি, তাই লিংক থেকে উত্তর দিন।',
  fromOffice: 'আমাদের অফিস থেকে: {text}',
  changedSubject: 'বদল: {what}, {day}',
  changedTitle: 'বদল হয়েছে',
  changedText: 'দিন, সময় বা জায়গা বদলেছে। এখন এটাই ঠিক।',
  offSubject: 'বাতিল: {what}, {day}',
  offTitle: 'এই দিন বাতিল হয়েছে',
  offText: 'দয়া করে এই দিনে আসবেন না। আপনার আবেদন খোলা থাকবে। নতুন দিনের জন্য আমরা আপনাকে ফোন করব।',
  answer: 'উত্তর দিন: আপনি কি আসবেন?',
} satisfies Translated<'interviewMails'>
