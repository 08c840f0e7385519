import type { Translated } from '../translated'

export default {
  hours: 'কাজের সময়',
  pay: 'বেতন',
  leave: 'ছুটি',
  heat: 'গরম',
  'probation-and-notice': 'শিক্ষানবিশ কাল (প্রবেশন) ও নোটিশ',
  'end-of-service': 'চাকরি শেষের পাওনা (সার্ভিস বেনিফিট)',
  'changing-job': 'চাকরি বদল',
  fees: 'ফি',
  'visa-and-permit': 'ভিসা ও পারমিট',
  medical: 'মেডিকেল পরীক্ষা',
  documents: 'কাগজপত্র',
  insurance: 'বীমা',
  'ban-or-limit': 'নিষেধাজ্ঞা ও সীমা',
  'other-rules': 'আগের নিয়ম, আর ওই দেশের নাগরিকদের নিয়ম',
  complaints: 'অভিযোগ',
  contacts: 'যোগাযোগ',
} satisfies Translated<'factTopics'>
