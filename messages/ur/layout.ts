import type { Translated } from '../translated'

export default {
  skip: 'سیدھے متن پر جائیں',
  close: 'بند کریں',
  channel: 'ہمارے چینل سے جڑیں',
  channelShort: 'ہمارا چینل',
  malta: 'مالٹا میں کام',
  jobs: 'نوکریاں',
  browse: 'نوکریاں دیکھیں',
  register: 'رجسٹریشن',
  menu: 'مینو',
  main: 'مرکزی مینو',
  registrationNumber: 'رجسٹریشن نمبر',
  validUntil: 'کب تک کارآمد',
  statement: 'بیان',
  byLocation: 'ملک کے لحاظ سے نوکریاں',
  byIndustry: 'شعبے کے لحاظ سے نوکریاں',
  toTop: 'اوپر جائیں',
} satisfies Translated<'layout'>
