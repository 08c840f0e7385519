import type { Translated } from '../translated'

export default {
  reference: 'حوالہ نمبر',
  what: 'موضوع',
  question: 'سوال',
  grievance: 'شکایت',
  answerWithin: 'جواب ملے گا',
  name: 'نام',
  writeToUs: 'ہمیں لکھیں',
  yourQuestion: 'آپ کا سوال',
  yourQuestionHint:
    'اگر ہو تو نوکری کا نام یا اپنا درخواست نمبر لکھیں۔ پاسپورٹ، بینک کا نمبر یا پاس ورڈ براہِ کرم نہ لکھیں۔',
  grievanceForm: 'شکایت فارم',
  whatHappened: 'کیا ہوا، کب ہوا، اور آپ کی بات کس سے ہوئی',
  whatHappenedHint:
    'یہ بھی لکھیں کہ آپ کیا چاہتے ہیں: تنخواہ، کوئی کاغذ، گھر واپسی کا ٹکٹ، کوئی جواب۔ درخواست نمبر لکھنے سے مدد ملتی ہے۔',
  yourName: 'آپ کا نام',
  email: 'ای میل',
  phone: 'فون (ضروری نہیں)',
  phoneHint: 'ملک کے کوڈ کے ساتھ',
  phoneHintNoCall: 'ملک کے کوڈ کے ساتھ۔ اگر ہمیں فون نہیں کرنا چاہیے تو اسے خالی چھوڑ دیں۔',
  use: 'آپ جو لکھتے ہیں، ہم اسے آپ کو جواب دینے اور معاملے کو آگے دیکھنے کے لیے استعمال کرتے ہیں۔',
  sendMessage: 'پیغام بھیجیں',
  sendGrievance: 'شکایت بھیجیں',
  anotherMessage: 'ایک اور پیغام بھیجیں',
  anotherGrievance: 'ایک اور شکایت بھیجیں',
  sending: 'آپ کا پیغام بھیجا جا رہا ہے…',
  messageRequired: 'پیغام لکھنا ضروری ہے',
  messageTooLong: 'براہِ کرم 5000 حروف سے زیادہ نہ لکھیں',
  phoneTooLong: 'براہِ کرم 40 حروف سے زیادہ نہ لکھیں',
  failed: 'آپ کا پیغام نہیں بھیجا جا سکا۔ براہِ کرم بعد میں دوبارہ کوشش کریں۔',
  succeeded: 'آپ کا پیغام ہمارے دفتر کو مل گیا ہے۔',
} satisfies Translated<'enquiryForm'>
