import type { Translated } from '../translated'

export default {
  invitedSubject: '{what}: {day}',
  invitedTitle: 'آپ کو بلایا گیا ہے',
  invitedText: 'براہ کرم نیچے لکھے دن آئیں۔ لنک سے جواب دیں، تاکہ ہمیں معلوم ہو کہ آپ آ رہے ہیں۔',
  fromOffice: 'ہمارے دفتر سے: {text}',
  changedSubject: 'تبدیلی: {what}، {day}',
  changedTitle: 'تبدیلی ہوئی ہے',
  changedText: 'دن، وقت یا جگہ بدل گئی ہے۔ اب یہی درست ہے۔',
  offSubject: 'منسوخ: {what}، {day}',
  offTitle: 'یہ دن منسوخ ہو گیا ہے',
  offText: 'براہ کرم اس دن نہ آئیں۔ آپ کی درخواست کھلی رہے گی۔ نئے دن کے لیے ہم آپ کو فون کریں گے۔',
  answer: 'جواب دیں: کیا آپ آئیں گے؟',
} satisfies Translated<'interviewMails'>
