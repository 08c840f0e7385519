import type { Translated } from '../translated'

export default {
  asked: 'আমরা আপনাকে একটি ইমেইল পাঠিয়েছি। সেটি খুলুন, আর নিশ্চিত করতে তার বোতামটি চাপুন।',
  confirmed: 'আপনার চাকরির খবর চালু হয়েছে। নতুন চাকরি এলে আমরা আপনাকে লিখি।',
  left: 'আপনার ইমেইল ঠিকানা মুছে ফেলা হয়েছে। এই খোঁজের ইমেইল আর আসবে না।',
  over: 'এই লিংক আর কাজ করে না।',
} satisfies Translated<'alertAnswers'>
