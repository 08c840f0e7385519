import type { Translated } from '../translated'

export default {
  title: 'আপনি আমাদের কত টাকা দিয়েছেন',
  oweNothing: 'আমাদের কাছে আপনার কোনো দেনা নেই',
  free: 'এই চাকরির জন্য টাকা লাগে না। আপনার কাছে টাকা চাওয়ার অধিকার কারও নেই।',
  nothing: 'আপনি আমাদের কোনো টাকা দেননি।',
  total: 'করসহ মোট দেওয়া হয়েছে: {sum}।',
  totalBack: 'আমরা {sum} ফেরত দিয়েছি।',
  comesBack: '{date} তারিখের মধ্যে আপনি {sum} ফেরত পাবেন।',
  wasDue: '{date} তারিখের মধ্যে আপনার {sum} ফেরত পাওয়ার কথা ছিল।',
  late: 'এতে দেরি হয়েছে। আমাদের ফোন করুন।',
  paidBack: 'ফেরত দেওয়া হয়েছে: {what}',
  withGst: '{net} + GST {tax}',
  withTax: '{net} + কর {tax}',
  receipt: 'রসিদ {number}',
  bill: 'অন্য কারও বিল {number}',
  taken: 'আমাদের ফি, কর ছাড়া',
  mostByLaw: 'আইন অনুযায়ী সর্বোচ্চ',
  mostPromised: 'সর্বোচ্চ, এই চাকরির জন্য যেমন কথা দেওয়া হয়েছে',
  onlyHere: 'যা এই পাতায় নেই, তার জন্য টাকা দেবেন না। প্রতিবার আপনি রসিদ পাবেন। রসিদ না পেলে সে টাকা আমরা নিইনি।',
} satisfies Translated<'paid'>
