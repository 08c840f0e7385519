import type { Translated } from '../translated'

export default {
  invitedSubject: '{kind, select, trade_test {ٹریڈ ٹیسٹ} other {انٹرویو}}: {day}',
  invitedTitle:
    '{kind, select, trade_test {آپ کو ٹریڈ ٹیسٹ کے لیے بلایا گیا ہے} other {آپ کو انٹرویو کے لیے بلایا گیا ہے}}',
  invitedText: 'براہ کرم نیچے لکھے دن آئیں۔ لنک سے جواب دیں، تاکہ ہمیں معلوم ہو کہ آپ آ رہے ہیں۔',
  changedSubject: 'تبدیلی: {kind, select, trade_test {ٹریڈ ٹیسٹ} other {انٹرویو}}، {day}',
  changedTitle:
    '{kind, select, trade_test {آپ کا ٹریڈ ٹیسٹ بدل گیا ہے} other {آپ کا انٹرویو بدل گیا ہے}}',
  changedText: 'دن، وقت یا جگہ بدل گئی ہے۔ اب یہی درست ہے۔',
  offSubject: 'منسوخ: {kind, select, trade_test {ٹریڈ ٹیسٹ} other {انٹرویو}}، {day}',
  offTitle:
    '{kind, select, trade_test {ٹریڈ ٹیسٹ منسوخ ہو گیا ہے} other {انٹرویو منسوخ ہو گیا ہے}}',
  offText: 'براہ کرم اس دن نہ آئیں۔ آپ کی درخواست کھلی رہے گی۔ نئے دن کے لیے ہم آپ کو فون کریں گے۔',
  answer: 'جواب دیں: کیا آپ آئیں گے؟',
} satisfies Translated<'interviewMails'>
