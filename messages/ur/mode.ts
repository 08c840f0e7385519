import type { Translated } from '../translated'

export default {
  preview: 'جھلک',
  previewText: 'یہ سائٹ ابھی کھلی نہیں ہے۔ نام، نوکریاں اور نمبر نمونے ہو سکتے ہیں۔',
  trial: 'آزمائش',
  trialText: 'اس سائٹ کو ابھی آزمایا جا رہا ہے۔ نام، نوکریاں اور نمبر نمونے ہو سکتے ہیں۔',
} satisfies Translated<'mode'>
