import type { Translated } from '../translated'

export default {
  emailRequired: 'ای میل لکھنا ضروری ہے',
  emailInvalid: 'ای میل کا پتا درست نہیں ہے',
  positionRequired: 'عہدہ بتانا ضروری ہے',
  resumeRequired: 'سی وی لگانا ضروری ہے',
  resumeRefused: 'سی وی PDF، DOC یا DOCX فائل ہونی چاہیے',
  oneResume: 'براہِ کرم صرف ایک فائل چنیں',
  tooManyChars: 'براہِ کرم 120 حروف سے زیادہ نہ لکھیں',
  unreadable: 'اس میں کچھ حروف پڑھے نہیں جا سکتے',
  tooManyRequests: 'بہت بار کوشش ہوئی۔ براہِ کرم تھوڑا رک کر دوبارہ کوشش کریں۔',
  sendingStopped: 'بھیجنا روک دیا گیا۔',
  bodyTooLarge: 'جو بھیجا گیا وہ بہت بڑا ہے۔',
  bodyTooSlow: 'بھیجنے میں بہت دیر لگی۔ براہِ کرم دوبارہ کوشش کریں۔',
  wrongContentType: 'یہ غلط طریقے سے بھیجا گیا ہے۔',
  badRequest: 'جو بھیجا گیا وہ پڑھا نہیں جا سکا۔',
  unforeseen: 'ہماری طرف کچھ خرابی ہوئی۔ براہِ کرم بعد میں دوبارہ کوشش کریں۔',
  spamSuspected: 'یہ بھیجا نہیں جا سکا۔ براہِ کرم صفحہ دوبارہ کھولیں اور پھر کوشش کریں۔',
} satisfies Translated<'forms'>
