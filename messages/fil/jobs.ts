import type { Translated } from '../translated'

export default {
  experience: 'Karanasan: ',
  qualification: 'Kwalipikasyon: ',
  posted: 'Na-post: ',
  today: 'Ngayong araw',
  yesterday: 'Kahapon',
  daysAgo: '{days} araw na ang nakaraan',
  closesToday: 'Magsasara ngayong araw',
  closesTomorrow: 'Magsasara bukas',
  closesIn: '{days} araw na lang bago magsara',
  vacancies: '{n, plural, other {{count} bakanteng posisyon}}',
  free: 'Libreng {what}',
  food: 'pagkain',
  room: 'tirahan',
  transport: 'transportasyon',
  perMonth: '/ buwan',
  sample: 'Halimbawa',
  confidential: 'Employer (confidential)',
  showLogo: 'Ipakita nang mas malaki ang logo ng {company}',
  logo: 'Logo ng {company}',
  apply: 'Mag-apply na<hidden> para sa {job}</hidden>',
} satisfies Translated<'jobs'>
