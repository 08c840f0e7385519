import { COMMON, factsOf, type Source } from './type'

const LABOUR_OFFICE = 'Labour office of the country of work'
const WAFID_SITE = 'Wafid (wafid.com)'

const WAFID: Source = {
  title: 'Guides to booking the Gulf medical test',
  publisher: 'Private guide sites',
  year: 2026,
  confidence: 'secondary',
}
const HEALTH: Source = {
  title: 'Health licences in the Gulf',
  publisher: 'gulfmedexams.com',
  link: 'https://gulfmedexams.com',
  year: 2026,
  confidence: 'secondary',
}
const TREATY: Source = {
  title: 'Parties to the apostille treaty, January 2026',
  publisher: 'Treaty depositary (verdragen.nl)',
  link: 'https://verdragen.nl',
  year: 2026,
  confidence: 'official',
}
const CONFLICT: Source = {
  title: 'Hiring and flights in the Gulf, 8 March 2026',
  publisher: 'Business Standard',
  year: 2026,
  confidence: 'secondary',
}

export const GENERAL = factsOf('', LABOUR_OFFICE, {
  medical: [
    {
      key: 'general.wafid',
      label: 'Gulf medical test',
      value: 'Wafid, once called GAMCA',
      sentence: 'The Gulf medical test is booked with Wafid at wafid.com, once called GAMCA.',
      from: WAFID,
      confirm: WAFID_SITE,
    },
    {
      key: 'general.wafid.clinic',
      label: 'Clinic for the Gulf medical test',
      value: 'given by the system, by city',
      sentence: 'The Wafid system names the clinic for the Gulf medical test by city.',
      from: WAFID,
      confirm: WAFID_SITE,
    },
    {
      key: 'general.wafid.tests',
      label: 'What the Gulf medical test looks for',
      value: 'HIV, hepatitis B and C, TB, syphilis and others',
      sentence:
        'The Wafid test looks for HIV, hepatitis B and C, TB with a chest X-ray, syphilis and others.',
      from: WAFID,
      confirm: WAFID_SITE,
    },
    {
      key: 'general.wafid.unfit',
      label: 'Reasons for an unfit result',
      value: 'also pregnancy and serious long-term illness',
      sentence:
        'Pregnancy or a serious long-term illness can lead to an unfit result in the Wafid test.',
      from: WAFID,
      confirm: WAFID_SITE,
    },
    {
      key: 'general.wafid.validity',
      label: 'How long a Gulf medical report is good',
      value: 'until the date on the report',
      sentence: 'A Wafid medical report is good until the date that is printed on it.',
      from: WAFID,
      confirm: WAFID_SITE,
    },
    {
      key: 'general.medical.again',
      label: 'Medical test after arrival',
      value: 'usually again',
      sentence:
        'A second medical test after arrival is usually part of the residence permit in the Gulf, and the labour office can confirm it.',
      from: COMMON,
    },
  ],
  documents: [
    {
      key: 'general.passport.validity',
      label: 'Passport, time left',
      value: 'usually 6 months or more, better 2 years',
      amount: [6, 'months'],
      sentence:
        'A passport for work abroad usually needs 6 months or more left, better 2 years, and the embassy of the destination can confirm it.',
      from: COMMON,
      confirm: 'Embassy of the destination',
    },
    {
      key: 'general.health.dataflow',
      label: 'Check of the papers of health staff',
      value: 'DataFlow',
      sentence:
        'For a health licence in the Gulf DataFlow asks the college, council and hospitals.',
      from: HEALTH,
      confirm: 'Health authority of the country of work',
    },
    {
      key: 'general.health.exam',
      label: 'Exam of health staff',
      value: 'mostly at a Prometric centre',
      sentence: 'The exam for a health licence in the Gulf is mostly taken at a Prometric centre.',
      from: HEALTH,
      confirm: 'Health authority of the country of work',
    },
    {
      key: 'general.apostille.not-members',
      label: 'Countries outside the apostille treaty',
      value: 'usually UAE, Qatar, Kuwait, Malaysia, Nepal and Sri Lanka',
      sentence:
        'UAE, Qatar, Kuwait, Malaysia, Nepal and Sri Lanka usually do not use the apostille, and their embassies can confirm it.',
      from: COMMON,
      confirm: 'Embassy of the destination',
    },
    {
      key: 'general.apostille.new-members',
      label: 'New members of the apostille treaty',
      value: 'Bangladesh, Algeria and Vietnam',
      sentence:
        'In January 2026 the list of the apostille treaty had Bangladesh, Algeria and Vietnam as new members.',
      from: TREATY,
      confirm: 'Embassy of the destination',
    },
  ],
  'visa-and-permit': [
    {
      key: 'general.visa.applicant',
      label: 'Who applies for a work visa',
      value: 'usually the employer',
      sentence:
        'The employer usually applies for the work visa, and the labour office of the country can confirm it.',
      from: COMMON,
    },
  ],
  complaints: [
    {
      key: 'general.embassy.limit',
      label: 'Who decides a wage case',
      value: 'usually the labour office or a court there',
      sentence:
        'A wage case is usually decided by the labour office or a court of the country of work, and not by an embassy.',
      from: COMMON,
    },
  ],
  'ban-or-limit': [
    {
      key: 'general.free-visa',
      label: 'Free visa (azad visa)',
      value: 'usually an illegal trade',
      sentence:
        'The sale of a free visa (azad visa) or of a transfer is usually illegal, and the labour office can confirm it.',
      from: COMMON,
    },
    {
      key: 'general.travel-advice',
      label: 'Travel advice in 2026',
      value: 'read the MEA advisory and the notices of your mission',
      sentence:
        'Armed conflict reached parts of the Gulf at the end of February 2026, so read the MEA advisory and the notices of your mission before you accept or travel.',
      from: CONFLICT,
      confirm: 'Ministry of External Affairs or your mission',
    },
  ],
})
