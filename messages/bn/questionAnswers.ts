import type { Translated } from '../translated'

export default {
  stored: 'ধন্যবাদ। আপনার উত্তর আমাদের অফিস পেয়েছে।',
  choose: 'দয়া করে একটি উত্তর বেছে নিন।',
  notOpen: 'এই প্রশ্নগুলো এখন খোলা নেই।',
  noteTooLong: 'দয়া করে সর্বোচ্চ 500 অক্ষর লিখুন',
  unreadable: 'এতে এমন অক্ষর আছে যা পড়া যায় না',
} satisfies Translated<'questionAnswers'>
