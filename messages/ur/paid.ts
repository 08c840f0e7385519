import type { Translated } from '../translated'

export default {
  title: 'آپ نے ہمیں کتنے پیسے دیے',
  oweNothing: 'آپ کو ہمیں کچھ نہیں دینا ہے',
  free: 'یہ نوکری مفت ہے۔ آپ سے پیسے مانگنے کا حق کسی کو نہیں۔',
  nothing: 'آپ نے ہمیں کوئی پیسے نہیں دیے ہیں۔',
  total: 'ٹیکس کے ساتھ کل دیے گئے: {sum}۔',
  totalBack: 'ہم نے {sum} واپس کر دیے ہیں۔',
  comesBack: 'آپ کو {sum} {date} تک واپس ملیں گے۔',
  wasDue: 'آپ کو {sum} {date} تک واپس مل جانے چاہیے تھے۔',
  late: 'اس میں دیر ہو گئی ہے۔ ہمیں فون کریں۔',
  paidBack: 'واپس کیے گئے: {what}',
  withGst: '{net} + GST {tax}',
  withTax: '{net} + ٹیکس {tax}',
  receipt: 'رسید {number}',
  bill: 'کسی اور کا بل {number}',
  taken: 'ہماری فیس، ٹیکس کے بغیر',
  mostByLaw: 'قانون کے مطابق زیادہ سے زیادہ',
  mostPromised: 'زیادہ سے زیادہ، جیسا اس نوکری کے لیے وعدہ ہے',
  onlyHere:
    'جو اس صفحے پر نہیں ہے، اس کے لیے پیسے نہ دیں۔ آپ کو ہر بار رسید ملتی ہے۔ رسید نہ ملے تو وہ پیسے ہم نے نہیں لیے۔',
} satisfies Translated<'paid'>
