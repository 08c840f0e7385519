import type { Translated } from '../translated'

export default {
  title: 'এই চাকরিটি নমুনা',
  text: 'এখানে চাকরি দেখতে কেমন হবে, এটি তা দেখায়। নিয়োগকর্তা ও বেতন আসল নয়, কাউকে নিয়োগ দেওয়া হচ্ছে না। আপনি ফরমটি পূরণ করে দেখতে পারেন; তাতে “নমুনা” লেখা থাকবে, আর কোথাও তা গোনা হবে না।',
} satisfies Translated<'sample'>
