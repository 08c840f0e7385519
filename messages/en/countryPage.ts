/**
 * The page about jobs in a country or city: what stands around its text. {place} is a country within a
 * sentence: 'the UAE'.
 */
export default {
  seeJobs: 'See {n, plural, one {{count} job} other {{count} jobs}}',
  readNext: 'Read next',
  // Six facts.
  capital: 'Capital',
  capitalAE: 'Abu Dhabi',
  capitalSA: 'Riyadh',
  capitalOM: 'Muscat',
  capitalQA: 'Doha',
  capitalBH: 'Manama',
  capitalKW: 'Kuwait City',
  capitalSG: 'Singapore',
  capitalMY: 'Kuala Lumpur',
  currency: 'Currency',
  currencyAE: 'Dirham, AED',
  currencySA: 'Riyal, SAR',
  currencyOM: 'Rial, OMR',
  currencyQA: 'Riyal, QAR',
  currencyBH: 'Dinar, BHD',
  currencyKW: 'Dinar, KWD',
  currencySG: 'Dollar, SGD',
  currencyMY: 'Ringgit, MYR',
  clock: 'Clock',
  behindIndia: '{hours} h {minutes} behind India',
  aheadOfIndia: '{hours} h {minutes} ahead of India',
  emigrationCheck: 'Emigration check',
  required: 'Required',
  notRequired: 'Not required',
  forWhom: 'for ECR passports, and for nurses',
  language: 'Official language',
  languages: 'Official languages',
  arabic: 'Arabic',
  malay: 'Malay',
  ofSingapore: 'English, Malay, Mandarin, Tamil',
  phoneCode: 'Phone code',
  // Four questions, each with the answer of a tool.
  questions: 'Going to {place}? Four questions',
  charges: 'Can the agent charge me?',
  documents: 'Which papers do I need?',
  offer: 'Is the offer good?',
  help: 'Who helps me in {place}?',
  seeFor: 'See it for {place}',
  answersFrom: 'Where these answers come from',
  answerSources: 'Sources: <titles>{sources}</titles> General information, not legal advice.',
  // Only for enough people (wayTimes.ts).
  howLong: 'How long does it take to go to {place}?',
  wayTimes:
    'Of the {count} people who flew to {place} with us in the last two years, half left within {half} days of being selected, and nine in ten within {most} days. Counted from our own records; nobody can promise you a day.',
} as const
