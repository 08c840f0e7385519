import type { Translated } from '../translated'

export default {
  title: 'භාෂාව',
  close: 'වසන්න',
  offer: 'මේ අඩවිය සිංහලෙන් ද ඇත.',
  read: 'සිංහලෙන් කියවන්න',
  notTranslated: 'මේ පිටුව තවම සිංහලෙන් නැත. පහත ඉංග්‍රීසියෙන් ඇත.',
  menusTranslated: 'මෙනුව සිංහලෙන් ඇත.',
  notReviewed: 'මේ පරිවර්තනය සිංහල කතා කරන අයෙකු තවම පරීක්ෂා කර නැත.',
  englishApplies: 'වෙනසක් ඇත්නම් <a>ඉංග්‍රීසි පාඨය</a> අදාළ වේ.',
} satisfies Translated<'languages'>
