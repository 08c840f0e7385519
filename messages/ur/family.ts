import type { Translated } from '../translated'

export default {
  pageTitle: 'گھر والوں کے لیے صفحہ',
  way: 'نوکری تک کا سفر',
  wayAt: 'نوکری تک کا سفر: {count} میں سے مرحلہ {number}',
  wayTo: '{country} تک کا سفر',
  wayToAt: '{country} تک کا سفر: {count} میں سے مرحلہ {number}',
  lead: 'جس نے آپ کو یہ لنک بھیجا ہے، اس نے ہمارے ہاں درخواست دی ہے۔ آپ کو مرحلے اور تاریخیں نظر آتی ہیں، اور کچھ نہیں۔ اس صفحے پر صرف دفتر لکھتا ہے، اور یہاں کوئی کچھ بدل نہیں سکتا۔',
  closed: '<b>اب یہاں دیکھنے کے لیے کچھ نہیں ہے۔</b> جس نے آپ کو لنک بھیجا ہے، اس سے پوچھیں۔',
  hereNow: 'ابھی یہاں',
  askedForMoney: 'کوئی آپ سے پیسے مانگتا ہے؟ <a>دیکھیں کہ قانون کیا کہتا ہے</a>۔',
} satisfies Translated<'family'>
