import type { Translated } from '../translated'

export default {
  dear: 'عزیز {name}،',
  reference: 'درخواست نمبر',
  job: 'نوکری',
  position: 'عہدہ',
  received: 'ملنے کا وقت',
  ourNumber: 'ہمارا رجسٹریشن نمبر',
  next: 'اس کے بعد کیا ہوگا',
  linkIsYours:
    'یہ لنک صرف آپ کے لیے ہے۔ جس کے پاس یہ ہوگا، وہ دیکھ سکے گا کہ آپ نے ہمیں کیا بھیجا: اسے کسی اور کو نہ دیں۔',
  noMoney: 'ہم ای میل، فون یا WhatsApp پر کبھی پیسے نہیں مانگتے۔',
  ourDomains: 'ہماری ای میل صرف {domains} سے آتی ہے۔',
  askedToPay: 'کیا کسی نے آپ سے پیسے مانگے؟ ہمیں بتائیں: {address}',
  registrationNumber: 'رجسٹریشن نمبر {number}',
  phone: 'فون {phone}',

  applicationSubject: 'درخواست {reference} مل گئی',
  applicationTitle: 'آپ کی درخواست ہمیں مل گئی ہے',
  applicationText: 'شکریہ۔ آپ کی درخواست اور سی وی ہمارے دفتر پہنچ گئی ہیں۔',
  applicationRead: 'ہمارے مشیر آپ کی سی وی پڑھیں گے۔',
  applicationCall:
    'آپ کی سی وی اس نوکری کے لیے موزوں ہوئی تو ہم آپ کو {phone, select, none {} other {{phone} سے }}فون کریں گے{domains, select, none {} other { یا {domains} سے لکھیں گے}}۔',
  applicationPage: 'درخواست کہاں تک پہنچی، یہ آپ اپنے صفحے پر دیکھ سکتے ہیں۔',
  applicationButton: 'اپنی درخواست دیکھیں',

  registrationSubject: 'رجسٹریشن {reference} مل گئی',
  registrationTitle: 'آپ کی رجسٹریشن ہو گئی ہے',
  registrationText: 'شکریہ۔ آپ کی رجسٹریشن اور سی وی ہمارے دفتر پہنچ گئی ہیں۔',
  registrationSave:
    'ہمارا نمبر اپنے فون میں سیو کریں۔ پیغام صرف انہی کو ملتے ہیں جنہوں نے اسے سیو کیا ہے۔',
  registrationCall:
    'کوئی نوکری آپ کے لائق ہوئی تو ہم آپ کو {phone, select, none {} other {{phone} سے }}فون کریں گے{domains, select, none {} other { یا {domains} سے لکھیں گے}}۔',
  registrationPage:
    'ہمارے پاس آپ کی کیا معلومات ہیں، یہ آپ اپنے صفحے پر دیکھ سکتے ہیں، اور اپنی رضامندی بدل سکتے ہیں۔',
  registrationButton: 'اپنی رجسٹریشن دیکھیں',

  proposalSubject: 'ہم ایک نوکری کے لیے آپ کا نام بھیج رہے ہیں: {job}',
  proposalTitle: 'ہم ایک نوکری کے لیے آپ کا نام بھیج رہے ہیں',
  proposalText:
    'آپ نے ہمارے پاس رجسٹریشن کرائی اور رضامندی دی کہ ہم آپ کی معلومات دوسری نوکریوں کے لیے رکھیں۔ ہمارا دفتر نیچے لکھی نوکری کے لیے آپ کا نام بھیج رہا ہے، اسی سی وی کے ساتھ جو آپ نے ہمیں بھیجی تھی۔',
  proposalCall:
    'اگلے مرحلے کے لیے آپ کا انتخاب ہوا تو ہم آپ کو {phone, select, none {} other {{phone} سے }}فون کریں گے{domains, select, none {} other { یا {domains} سے لکھیں گے}}۔',
  proposalWithdraw:
    'یہ نوکری نہیں چاہیے تو اسی صفحے پر درخواست واپس لیں۔ آپ کی رجسٹریشن باقی رہے گی۔',
  proposalButton: 'دیکھیں یا واپس لیں',

  enquirySubject: 'آپ کا پیغام {reference} ہمیں مل گیا',
  enquiryTitle: 'آپ کا پیغام ہمیں مل گیا ہے',
  enquiryText: 'لکھنے کا شکریہ۔ ہم کام کے {count} دن کے اندر جواب دیتے ہیں۔',
  enquiryReference: 'حوالہ نمبر',
  enquiryAbout: 'موضوع',
  enquiryAgain: 'دوبارہ فون کریں یا لکھیں تو یہ حوالہ نمبر بتائیں۔',
} satisfies Translated<'mails'>
