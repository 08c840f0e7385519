/** What the skyline of a country shows (components/agency/Skyline.tsx), by the country's code. */
export default {
  AE: 'Dubai: Burj Khalifa and Burj Al Arab',
  SA: 'Riyadh: Kingdom Centre and Al Faisaliah',
  OM: 'Muscat: Sultan Qaboos Grand Mosque',
  QA: 'Doha: Museum of Islamic Art and West Bay',
  BH: 'Manama: Bahrain World Trade Center',
  KW: 'Kuwait City: the Kuwait Towers',
  SG: 'Singapore: Marina Bay Sands',
  MY: 'Kuala Lumpur: Petronas Towers',
  IN: 'Mumbai: Gateway of India',
} as const
