import type { Translated } from '../translated'

export default {
  title: 'زبان',
  close: 'بند کریں',
  offer: 'یہ سائٹ اردو میں بھی ہے۔',
  read: 'اردو میں پڑھیں',
  notTranslated: 'یہ صفحہ ابھی اردو میں نہیں ہے۔ نیچے انگریزی میں ہے۔',
  menusTranslated: 'مینو اردو میں ہے۔',
  notReviewed: 'اس ترجمے کی جانچ ابھی اردو بولنے والے نے نہیں کی ہے۔',
  englishApplies: 'فرق ہو تو <a>انگریزی متن</a> ہی مانا جائے گا۔',
} satisfies Translated<'languages'>
