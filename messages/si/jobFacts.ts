import type { Translated } from '../translated'

export default {
  salaryRange: 'වැටුප් පරාසය',
  vacancies: 'පුරප්පාඩු',
  contract: 'ගිවිසුම',
  industry: 'ක්ෂේත්‍රය',
  food: 'ආහාර',
  accommodation: 'නවාතැන්',
  transport: 'ප්‍රවාහනය',
  passport: 'විදේශ ගමන් බලපත්‍රය',
  openTo: 'අයදුම් කළ හැකි අය',
  interview: 'සම්මුඛ පරීක්ෂණය',
  charge: 'ඔබෙන් අය කරන මුදල',
  applyUntil: 'අයදුම් කළ හැකි අවසන් දිනය',
  provided: 'සේවායෝජකයා සපයයි',
  allowance: 'දීමනාවක් ගෙවයි',
  own: 'තමන්ම සපයාගත යුතුයි',
  ecr: 'ECR විදේශ ගමන් බලපත්‍ර',
  ecnr: 'ECNR විදේශ ගමන් බලපත්‍ර පමණි',
  both: 'ECR සහ ECNR විදේශ ගමන් බලපත්‍ර',
  noCharge: 'නැත',
  chargeLaw:
    'ඉන්දියාවේ ලියාපදිංචි රැකියා නියෝජිතයෙකුට සේවකයෙකුගෙන් වැඩිම වශයෙන් ₹30,000ක් සහ ඊට 18 % GST, රිසිට්පතක් දී අය කළ හැකිය. එක්සත් අරාබි එමීර් රාජ්‍යයේ (UAE) සේවායෝජකයෙකුට, බඳවා ගැනීම සඳහා සේවකයෙකුගෙන් මුදල් අය කිරීමට අවසර නැත.',
} satisfies Translated<'jobFacts'>
