import type { Translated } from '../translated'

export default {
  asked: 'ہم نے آپ کو ایک ای میل بھیجی ہے۔ اسے کھولیں اور اس میں دیا ہوا بٹن دبا کر تصدیق کریں۔',
  confirmed: 'اب آپ کو اطلاع ملے گی۔ نئی نوکریاں آنے پر ہم آپ کو لکھتے ہیں۔',
  left: 'آپ کا ای میل پتا مٹا دیا گیا ہے۔ اب اس تلاش کی ای میل نہیں آئیں گی۔',
  over: 'یہ لنک اب کام نہیں کرتا۔',
} satisfies Translated<'alertAnswers'>
