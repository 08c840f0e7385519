import type { Translated } from '../translated'

export default {
  AE: 'Dubai: Burj Khalifa at Burj Al Arab',
  SA: 'Riyadh: Kingdom Centre at Al Faisaliah',
  OM: 'Muscat: Sultan Qaboos Grand Mosque',
  QA: 'Doha: Museum of Islamic Art at West Bay',
  BH: 'Manama: Bahrain World Trade Center',
  KW: 'Kuwait City: ang Kuwait Towers',
  SG: 'Singapore: Marina Bay Sands',
  MY: 'Kuala Lumpur: Petronas Towers',
  IN: 'Mumbai: Gateway of India',
} satisfies Translated<'skylines'>
