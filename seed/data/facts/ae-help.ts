import { MOHRE } from './ae-work'
import { COMMON, factsOf, type Source } from './type'

const AMENDMENT_2024: Source = {
  title: 'Federal Decree-Law 9 of 2024',
  publisher: 'Fichte Legal',
  link: 'https://fichtelegal.com',
  year: 2024,
  confidence: 'secondary',
}
const VISIT_VISA: Source = {
  title: 'Warning of the Indian consulate in Dubai about visit visas',
  publisher: 'Gulf News',
  year: 2017,
  confidence: 'secondary',
}
const AGE: Source = {
  title: 'Working in the UAE after the age of 60, 18 June 2023',
  publisher: 'Khaleej Times',
  year: 2023,
  confidence: 'secondary',
}
const LINES: Source = {
  title: 'MoHRE complaint lines, 29 August 2023',
  publisher: 'ProPakistani',
  year: 2023,
  confidence: 'secondary',
}
const CLAIMS: Source = {
  title: 'MoHRE powers over labour claims, 29 August 2023',
  publisher: 'ProPakistani',
  year: 2023,
  confidence: 'secondary',
}
const DRIVING: Source = {
  title: 'Licences that the UAE exchanges, 13 May 2024',
  publisher: 'East Coast Daily',
  year: 2024,
  confidence: 'secondary',
}
const DRIVING_TEST: Source = {
  title: 'Driving tests for licence holders in Dubai',
  publisher: 'Emirates 24|7',
  year: 2016,
  confidence: 'secondary',
}
const TRAFFIC = 'RTA in Dubai, Ministry of Interior in the other emirates'

export const AE_HELP = factsOf('AE', MOHRE, {
  complaints: [
    {
      key: 'ae.complaints.deadline',
      label: 'Time to bring a labour claim',
      value: '2 years after the end of work',
      amount: [2, 'years'],
      sentence: 'In the UAE a labour claim is closed 2 years after the end of work.',
      from: AMENDMENT_2024,
    },
    {
      key: 'ae.complaints.limit',
      label: 'Claims that MoHRE can decide itself',
      value: 'up to AED 50,000',
      amount: [50000, 'AED'],
      sentence: 'MoHRE, the UAE labour ministry, can decide claims of up to AED 50,000 itself.',
      from: CLAIMS,
    },
  ],
  contacts: [
    {
      key: 'ae.contacts.office',
      label: 'Labour office',
      value: 'MoHRE (mohre.gov.ae)',
      sentence: 'The UAE labour ministry is MoHRE, and its site is mohre.gov.ae.',
      from: LINES,
    },
    {
      key: 'ae.contacts.phone',
      label: 'Complaint line',
      value: '600590000',
      sentence:
        'The line of MoHRE, the UAE labour ministry, is 600590000; check it on mohre.gov.ae before use.',
      from: LINES,
    },
    {
      key: 'ae.contacts.claims',
      label: 'Advice on labour claims',
      value: '80084',
      sentence:
        'The MoHRE line for advice on UAE labour claims is 80084; check it on mohre.gov.ae before use.',
      from: LINES,
    },
  ],
  'ban-or-limit': [
    {
      key: 'ae.visit-visa',
      label: 'Work on a visit visa',
      value: 'usually not allowed',
      sentence: 'Work on a visit visa is usually not allowed in the UAE, and MoHRE can confirm it.',
      from: COMMON,
    },
    {
      key: 'ae.visit-visa.warning',
      label: 'Advice of the Indian consulate in Dubai',
      value: 'do not come on a visit visa for a job',
      sentence:
        'In 2017 the Indian consulate in Dubai told people not to come on a visit visa for a job.',
      from: VISIT_VISA,
      confirm: 'Indian consulate in Dubai (cgidubai.gov.in)',
    },
    {
      key: 'ae.illegal-work.fine.min',
      label: 'Lowest fine for work without a permit',
      value: 'AED 100,000',
      amount: [100000, 'AED'],
      sentence:
        'Since 31 August 2024 a UAE employer who hires without a permit, or brings in a worker without a job, pays at least AED 100,000.',
      from: AMENDMENT_2024,
    },
    {
      key: 'ae.illegal-work.fine.max',
      label: 'Highest fine for work without a permit',
      value: 'AED 1,000,000',
      amount: [1000000, 'AED'],
      sentence:
        'Since 31 August 2024 a UAE employer who hires without a permit, or brings in a worker without a job, pays up to AED 1,000,000.',
      from: AMENDMENT_2024,
    },
    {
      key: 'ae.illegal-work.acts',
      label: 'Acts of an employer with this fine',
      value:
        'hiring without a permit, bringing in a worker without a job, misuse of permits, closing without paying',
      sentence:
        'The UAE fines of 2024 are for hiring without a permit, bringing in a worker without a job, misuse of permits and closing without paying.',
      from: AMENDMENT_2024,
    },
    {
      key: 'ae.age.law',
      label: 'Retirement age in the law',
      value: 'none',
      sentence: 'The UAE labour law of 2021 sets no retirement age.',
      from: AGE,
    },
    {
      key: 'ae.age.limit',
      label: 'Usual age limit for a new work permit',
      value: '60 years',
      amount: [60, 'years'],
      sentence:
        'In the UAE 60 is the upper age for hiring a foreign worker under Ministerial Resolution 52 of 1989, with exceptions.',
      from: AGE,
    },
    {
      key: 'ae.age.exception',
      label: 'Age up to which exceptions were considered',
      value: '65 years',
      amount: [65, 'years'],
      sentence: 'In 2023 MoHRE considered UAE permits for people up to 65, one case at a time.',
      from: AGE,
    },
  ],
  documents: [
    {
      key: 'ae.driving.exchange',
      label: 'Exchange of an Indian driving licence',
      value: 'India is not on the list of 43 countries',
      amount: [43, 'countries'],
      sentence:
        'In May 2024 the UAE list of 43 countries for licence exchange did not contain India; ask RTA or the Ministry of Interior for the rule of today.',
      from: DRIVING,
      confirm: TRAFFIC,
    },
    {
      key: 'ae.driving.golden-chance',
      label: 'Direct road test for car drivers',
      value: 'one try, as reported',
      sentence:
        'A golden chance, one direct try at the road test for car drivers, was reported in the UAE; ask RTA or the local authority.',
      from: DRIVING_TEST,
      confirm: TRAFFIC,
    },
  ],
})
