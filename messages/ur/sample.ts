import type { Translated } from '../translated'

export default {
  title: 'یہ نوکری نمونہ ہے',
  text: 'اس سے معلوم ہوتا ہے کہ یہاں نوکری کیسی نظر آتی ہے۔ آجر اور تنخواہ فرضی ہیں، اور کسی کو نوکری پر نہیں رکھا جا رہا۔ آپ فارم آزما سکتے ہیں؛ اس پر ”نمونہ“ لکھا رہے گا اور اسے کہیں گنا نہیں جائے گا۔',
} satisfies Translated<'sample'>
