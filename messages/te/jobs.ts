import type { Translated } from '../translated'

export default {
  experience: 'అనుభవం: ',
  qualification: 'అర్హత: ',
  posted: 'తేదీ: ',
  today: 'ఈ రోజు',
  yesterday: 'నిన్న',
  daysAgo: '{days} రోజుల క్రితం',
  closesToday: 'ఈ రోజు ముగుస్తుంది',
  closesTomorrow: 'రేపు ముగుస్తుంది',
  closesIn: '{days} రోజుల్లో ముగుస్తుంది',
  vacancies: '{n, plural, one {{count} ఖాళీ} other {{count} ఖాళీలు}}',
  free: '{what} ఉచితం',
  food: 'భోజనం',
  room: 'వసతి',
  transport: 'రవాణా',
  perMonth: '/ నెల',
  sample: 'నమూనా',
  confidential: 'యజమాని (పేరు గోప్యం)',
  showLogo: '{company} లోగోను పెద్దగా చూడండి',
  logo: '{company} లోగో',
  apply: 'దరఖాస్తు చేయండి<hidden>: {job}</hidden>',
} satisfies Translated<'jobs'>
