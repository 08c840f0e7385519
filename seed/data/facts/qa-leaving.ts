import { QATAR_LABOUR } from './qa-work'
import { QATAR_END } from './sources'
import { COMMON, factsOf, type Source } from './type'

const LAW: Source = {
  title: 'Law 14 of 2004, amended by Decree-Law 18 of 2020',
  publisher: 'Lexology',
  year: 2020,
  confidence: 'secondary',
}
const PROBATION: Source = {
  title: 'Probation and notice in Qatar',
  publisher: 'alansarilaw.com',
  link: 'https://alansarilaw.com',
  confidence: 'secondary',
}
const EXIT: Source = {
  title: 'Exit permits: Law 13 of 2018 and Interior Ministry Decision 95 of 2019',
  publisher: 'business-humanrights.org',
  link: 'https://business-humanrights.org',
  year: 2020,
  confidence: 'secondary',
}
const COMPLAINTS: Source = {
  title: 'Complaints platform of the ministry',
  publisher: 'Gulf Times',
  year: 2020,
  confidence: 'secondary',
}

export const QA_LEAVING = factsOf('QA', QATAR_LABOUR, {
  'probation-and-notice': [
    {
      key: 'qa.probation.max',
      label: 'Longest probation',
      value: '6 months',
      amount: [6, 'months'],
      sentence: 'Probation in Qatar is 6 months at most.',
      from: PROBATION,
    },
    {
      key: 'qa.probation.notice.new-employer',
      label: 'Notice in probation, to join another employer',
      value: '1 month',
      amount: [1, 'months'],
      sentence: 'A worker in probation who joins another Qatar employer gives 1 month of notice.',
      from: PROBATION,
    },
    {
      key: 'qa.probation.compensation',
      label: 'Paid by the new employer to the old one',
      value: "up to 2 months' basic wage",
      amount: [2, 'months'],
      sentence:
        "When a worker in probation changes employer in Qatar, the new employer pays the old one up to 2 months' basic wage.",
      from: PROBATION,
    },
    {
      key: 'qa.probation.notice.leaving',
      label: 'Notice in probation, to leave the country',
      value: 'as agreed, up to 2 months',
      amount: [2, 'months'],
      sentence:
        'A worker in probation who leaves Qatar gives the agreed notice, which is 2 months at most.',
      from: PROBATION,
    },
    {
      key: 'qa.probation.bar',
      label: 'Bar after leaving in probation without notice',
      value: 'one year',
      amount: [1, 'years'],
      sentence:
        'A worker who leaves a Qatar job in probation without notice can be barred for one year.',
      from: PROBATION,
    },
    {
      key: 'qa.notice.first',
      label: 'Notice after probation, service up to 2 years',
      value: '1 month',
      amount: [1, 'months'],
      sentence: 'In Qatar the notice is 1 month when the service is up to 2 years.',
      from: LAW,
    },
    {
      key: 'qa.notice.later',
      label: 'Notice after more than 2 years of service',
      value: '2 months',
      amount: [2, 'months'],
      sentence: 'In Qatar the notice is 2 months after more than 2 years of service.',
      from: LAW,
    },
  ],
  'end-of-service': [
    {
      key: 'qa.gratuity.minimum-service',
      label: 'Service needed for end-of-service pay',
      value: 'one year',
      amount: [1, 'years'],
      sentence: 'End-of-service pay in Qatar starts after one year of service.',
      from: QATAR_END,
    },
    {
      key: 'qa.gratuity.first',
      label: 'End-of-service pay',
      value: "at least 3 weeks' basic wage a year",
      amount: [3, 'weeks'],
      sentence: "Qatar end-of-service pay is at least 3 weeks' basic wage for each year.",
      from: QATAR_END,
    },
    {
      key: 'qa.gratuity.wage',
      label: 'Wage that end-of-service pay is counted on',
      value: 'basic wage',
      sentence: 'End-of-service pay in Qatar is counted on the basic wage.',
      from: QATAR_END,
    },
  ],
  'visa-and-permit': [
    {
      key: 'qa.exit-permit',
      label: 'Exit permit',
      value: 'none for most workers',
      sentence: 'Most foreign workers need no exit permit to leave Qatar.',
      from: EXIT,
    },
    {
      key: 'qa.exit-permit.share',
      label: 'Staff an employer may list for an exit permit',
      value: 'up to 5 %',
      amount: [5, 'percent'],
      sentence: 'A Qatar employer may list up to 5 % of the staff who must ask before they travel.',
      from: EXIT,
    },
    {
      key: 'qa.exit-permit.excluded',
      label: 'Workers outside the exit reform',
      value: 'the military',
      sentence: 'The end of the exit permit in Qatar does not include the military.',
      from: EXIT,
    },
    {
      key: 'qa.exit-permit.domestic',
      label: 'Notice of domestic workers before travel',
      value: 'usually 72 hours',
      amount: [72, 'hours'],
      sentence:
        'Domestic workers in Qatar usually tell the employer 72 hours before they travel, and the Ministry of Labour can confirm it.',
      from: COMMON,
    },
  ],
  'changing-job': [
    {
      key: 'qa.noc',
      label: 'Letter of consent (NOC) to change employer',
      value: 'not needed since 2020',
      sentence: 'Since 2020 a worker in Qatar needs no letter of consent (NOC) to change employer.',
      from: LAW,
    },
  ],
  contacts: [
    {
      key: 'qa.contacts.office',
      label: 'Labour office',
      value: 'Ministry of Labour (mol.gov.qa)',
      sentence:
        'Workers in Qatar complain to the Ministry of Labour on its online platform, and its site is mol.gov.qa.',
      from: COMPLAINTS,
    },
    {
      key: 'qa.contacts.phone',
      label: 'Complaint line',
      value: '16008',
      sentence:
        'The hotline of the Qatar Ministry of Labour is 16008; check it on mol.gov.qa before use.',
      from: COMPLAINTS,
    },
    {
      key: 'qa.contacts.sms',
      label: 'Complaint by SMS',
      value: '92727',
      sentence:
        'The SMS number of the Qatar Ministry of Labour is 92727; check it on mol.gov.qa before use.',
      from: COMPLAINTS,
    },
  ],
})
