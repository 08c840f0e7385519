import type { Translated } from '../translated'

export default {
  experience: 'පළපුරුද්ද: ',
  qualification: 'සුදුසුකම්: ',
  posted: 'දිනය: ',
  today: 'අද',
  yesterday: 'ඊයේ',
  daysAgo: 'දින {days}කට පෙර',
  closesToday: 'අද වසයි',
  closesTomorrow: 'හෙට වසයි',
  closesIn: 'තව දින {days}කින් වසයි',
  vacancies: 'පුරප්පාඩු {count}',
  free: 'නොමිලේ {what}',
  food: 'ආහාර',
  room: 'නවාතැන්',
  transport: 'ප්‍රවාහනය',
  perMonth: '/ මාසය',
  sample: 'උදාහරණයක්',
  confidential: 'සේවායෝජකයා (නම රහසිගතයි)',
  showLogo: '{company} ලෝගෝ එක විශාල කර බලන්න',
  logo: '{company} ලෝගෝ එක',
  apply: 'අයදුම් කරන්න<hidden>: {job}</hidden>',
} satisfies Translated<'jobs'>
