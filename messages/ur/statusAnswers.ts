import type { Translated } from '../translated'

export default {
  tooManyRequests: 'بہت بار کوشش ہوئی۔ براہِ کرم تھوڑا رک کر دوبارہ کوشش کریں۔',
  badRequest: 'جو بھیجا گیا وہ پڑھا نہیں جا سکا۔',
  unforeseen: 'ہماری طرف کچھ خرابی ہوئی۔ براہِ کرم بعد میں دوبارہ کوشش کریں۔',
  linkUnknown: 'یہ لنک درست نہیں ہے۔',
  whatsappStopped: 'اب ہم آپ کو WhatsApp پر خبریں نہیں بھیجیں گے۔',
  whatsappStoppedBefore: 'WhatsApp پر خبریں پہلے سے بند ہیں۔',
  keepingStopped: 'اب ہم آپ کی معلومات دوسری نوکریوں کے لیے استعمال نہیں کرتے۔',
  keepingStoppedBefore: 'ہم دوسری نوکریوں کے لیے آپ کی معلومات کا استعمال پہلے ہی بند کر چکے ہیں۔',
  withdrawn: 'آپ کی درخواست واپس لے لی گئی ہے۔',
  withdrawnBefore: 'آپ کی درخواست پہلے ہی واپس لی جا چکی ہے۔',
  closedAlready: 'یہ درخواست پہلے ہی بند ہو چکی ہے۔',
  erasureAsked: 'آپ کی گزارش دفتر کو مل گئی ہے، اور دفتر آپ کی معلومات مٹا دے گا۔',
  erasureAskedBefore: 'آپ یہ پہلے ہی کہہ چکے ہیں۔ دفتر آپ کی معلومات مٹا دے گا۔',
} satisfies Translated<'statusAnswers'>
