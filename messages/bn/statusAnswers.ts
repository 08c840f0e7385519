import type { Translated } from '../translated'

export default {
  tooManyRequests: 'অনেকবার চেষ্টা হয়েছে। দয়া করে একটু পরে আবার চেষ্টা করুন।',
  badRequest: 'যা পাঠানো হয়েছে তা পড়া যায়নি।',
  unforeseen: 'আমাদের দিকে কিছু সমস্যা হয়েছে। দয়া করে পরে আবার চেষ্টা করুন।',
  linkUnknown: 'এই লিংক সঠিক নয়।',
  whatsappStopped: 'আমরা আপনাকে WhatsApp-এ আর কোনো খবর পাঠাব না।',
  whatsappStoppedBefore: 'WhatsApp-এ খবর পাঠানো আগে থেকেই বন্ধ আছে।',
  keepingStopped: 'আমরা আর অন্য চাকরির জন্য আপনার তথ্য ব্যবহার করি না।',
  keepingStoppedBefore: 'অন্য চাকরির জন্য আপনার তথ্য ব্যবহার করা আমরা আগেই বন্ধ করেছি।',
  withdrawn: 'আপনার আবেদন প্রত্যাহার করা হয়েছে।',
  withdrawnBefore: 'আপনার আবেদন আগেই প্রত্যাহার করা হয়েছে।',
  closedAlready: 'এই আবেদন আগেই বন্ধ হয়ে গেছে।',
  erasureAsked: 'অফিস আপনার অনুরোধ পেয়েছে, আর আপনার তথ্য মুছে ফেলবে।',
  erasureAskedBefore: 'আপনি আগেই অনুরোধ করেছেন। অফিস আপনার তথ্য মুছে ফেলবে।',
} satisfies Translated<'statusAnswers'>
