import type { Translated } from '../translated'

export default {
  nurse: 'හෙද නිලධාරී',
  pharmacist: 'ඖෂධවේදී',
  health: 'වෛද්‍ය හෝ වෙනත් සෞඛ්‍ය සේවක',
  teacher: 'ගුරු හෝ පුහුණුකරු',
  guard: 'ආරක්ෂක නිලධාරී',
  welder: 'වෙල්ඩර්',
  office: 'කාර්යාල, ගිණුම් හෝ IT',
  engineer: 'ඉංජිනේරු',
  operator: 'ක්‍රේන් හෝ බර යන්ත්‍ර ක්‍රියාකරු',
  driver: 'රියදුරු',
  electrician: 'විදුලි කාර්මික',
  plumber: 'ජලනල කාර්මික හෝ පයිප්ප ෆිටර්',
  mason: 'මේසන් හෝ වෙනත් ඉදිකිරීම් වැඩ',
  cook: 'කෝකි, බේකර් හෝ මුළුතැන්ගෙයි වැඩ',
  hotel: 'හෝටල් හෝ අවන්හල් සේවය',
  sales: 'අලෙවිය, කඩ හෝ ගබඩා',
  technician: 'කාර්මික, මිකැනික් හෝ ෆිටර්',
  helper: 'හෙල්පර්, බඩු පටවන හෝ පිරිසිදු කරන සේවක',
  other: 'වෙනත් වෘත්තියක්',
} satisfies Translated<'trades'>
