import type { Translated } from '../translated'

export default {
  preview: 'প্রিভিউ',
  previewText: 'এই সাইট এখনো চালু হয়নি। নাম, চাকরি ও নম্বর নমুনা হতে পারে।',
  trial: 'পরীক্ষামূলক',
  trialText: 'এই সাইট এখন চালিয়ে দেখা হচ্ছে। নাম, চাকরি ও নম্বর নমুনা হতে পারে।',
} satisfies Translated<'mode'>
