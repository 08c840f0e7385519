import type { Translated } from '../translated'

export default {
  hours: 'වැඩ කරන වේලාව',
  pay: 'වැටුප',
  leave: 'නිවාඩු',
  heat: 'උණුසුම',
  'probation-and-notice': 'පරිවාස කාලය සහ දැනුම්දීම',
  'end-of-service': 'සේවා පාරිතෝෂිකය',
  'changing-job': 'රැකියාව මාරු කිරීම',
  fees: 'ගාස්තු',
  'visa-and-permit': 'වීසා සහ බලපත්‍ර',
  medical: 'වෛද්‍ය පරීක්ෂණය',
  documents: 'ලියකියවිලි',
  insurance: 'රක්ෂණය',
  'ban-or-limit': 'තහනම් සහ සීමා',
  'other-rules': 'පැරණි නීති, සහ ඒ රටේ පුරවැසියන්ට ඇති නීති',
  complaints: 'පැමිණිලි',
  contacts: 'සම්බන්ධ වීම',
} satisfies Translated<'factTopics'>
