import type { Translated } from '../translated'

export default {
  experience: 'പരിചയം: ',
  qualification: 'യോഗ്യത: ',
  posted: 'തീയതി: ',
  today: 'ഇന്ന്',
  yesterday: 'ഇന്നലെ',
  daysAgo: '{days} ദിവസം മുമ്പ്',
  closesToday: 'ഇന്ന് അവസാനിക്കും',
  closesTomorrow: 'നാളെ അവസാനിക്കും',
  closesIn: '{days} ദിവസത്തിൽ അവസാനിക്കും',
  vacancies: '{count} ഒഴിവ്',
  free: 'സൗജന്യ {what}',
  food: 'ഭക്ഷണം',
  room: 'താമസം',
  transport: 'യാത്രാസൗകര്യം',
  perMonth: '/ മാസം',
  sample: 'സാമ്പിൾ',
  confidential: 'പേര് വെളിപ്പെടുത്താത്ത തൊഴിലുടമ',
  showLogo: '{company}: ലോഗോ വലുതായി കാണുക',
  logo: '{company} ലോഗോ',
  apply: 'അപേക്ഷിക്കുക<hidden>: {job}</hidden>',
} satisfies Translated<'jobs'>
