import type { Translated } from '../translated'

export default {
  emailRequired: 'ইমেইল দিতে হবে',
  emailInvalid: 'ইমেইল ঠিকানা সঠিক নয়',
  positionRequired: 'পদ দিতে হবে',
  resumeRequired: 'সিভি দিতে হবে',
  resumeRefused: 'সিভি PDF, DOC বা DOCX ফাইল হতে হবে',
  oneResume: 'দয়া করে শুধু একটি ফাইল বেছে নিন',
  tooManyChars: 'দয়া করে 120 অক্ষরের বেশি লিখবেন না',
  unreadable: 'এতে এমন অক্ষর আছে যা পড়া যায় না',
  tooManyRequests: 'অনেকবার চেষ্টা হয়েছে। দয়া করে একটু পরে আবার চেষ্টা করুন।',
  sendingStopped: 'পাঠানো বন্ধ করা হয়েছে।',
  bodyTooLarge: 'যা পাঠানো হয়েছে তা অনেক বড়।',
  bodyTooSlow: 'আপলোড হতে অনেক সময় লেগেছে। দয়া করে আবার চেষ্টা করুন।',
  wrongContentType: 'যেভাবে পাঠানো হয়েছে তা সঠিক নয়।',
  badRequest: 'যা পাঠানো হয়েছে তা পড়া যায়নি।',
  unforeseen: 'আমাদের দিকে কিছু সমস্যা হয়েছে। দয়া করে পরে আবার চেষ্টা করুন।',
  spamSuspected: 'এটি পাঠানো যায়নি। দয়া করে পাতাটি আবার খুলে চেষ্টা করুন।',
} satisfies Translated<'forms'>
