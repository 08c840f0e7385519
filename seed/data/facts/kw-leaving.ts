import { PAM } from './kw-work'
import { KUWAIT_END, KUWAIT_RESIGN } from './sources'
import { COMMON, factsOf, type Source } from './type'

const TRANSFER: Source = {
  title: 'Decision 3 of 2024 on permits and transfer, 20 April 2024',
  publisher: 'kuwaitlocal.com',
  link: 'https://kuwaitlocal.com',
  year: 2024,
  confidence: 'secondary',
}
const COMPLAINTS: Source = {
  title: 'Complaint services in Kuwait, March 2025',
  publisher: 'migrant-rights.org',
  link: 'https://migrant-rights.org',
  year: 2025,
  confidence: 'secondary',
}
const DOMESTIC: Source = {
  title: 'Line for domestic workers in Kuwait, 9 December 2024',
  publisher: 'Zawya',
  year: 2024,
  confidence: 'secondary',
}

export const KW_LEAVING = factsOf('KW', PAM, {
  'probation-and-notice': [
    {
      key: 'kw.probation.max',
      label: 'Longest probation',
      value: 'usually 100 days',
      amount: [100, 'days'],
      sentence: 'Probation in Kuwait is usually 100 days at most, and PAM can confirm it.',
      from: COMMON,
    },
    {
      key: 'kw.notice',
      label: 'Notice after probation, paid by the month',
      value: 'usually 3 months',
      amount: [3, 'months'],
      sentence:
        'The notice in Kuwait is usually 3 months for workers who are paid by the month, and PAM can confirm it.',
      from: COMMON,
    },
  ],
  'end-of-service': [
    {
      key: 'kw.gratuity.first',
      label: 'Indemnity, first years',
      value: "15 days' pay for each of the first 5 years",
      amount: [15, 'days'],
      sentence: "The Kuwait indemnity is 15 days' pay for each of the first 5 years.",
      from: KUWAIT_END,
    },
    {
      key: 'kw.gratuity.first.years',
      label: 'Indemnity, years at the first rate',
      value: '5 years',
      amount: [5, 'years'],
      sentence: 'The first rate of the Kuwait indemnity is for the first 5 years of service.',
      from: KUWAIT_END,
    },
    {
      key: 'kw.gratuity.later',
      label: 'Indemnity, later years',
      value: "one month's pay for each later year",
      amount: [1, 'months'],
      sentence: "After 5 years the Kuwait indemnity is one month's pay for each year.",
      from: KUWAIT_END,
    },
    {
      key: 'kw.gratuity.cap',
      label: 'Indemnity, upper limit',
      value: "18 months' pay",
      amount: [18, 'months'],
      sentence: "The Kuwait indemnity is 18 months' pay at most in all.",
      from: KUWAIT_END,
    },
    {
      key: 'kw.gratuity.resign',
      label: 'Indemnity after resigning',
      value: 'a share by years of service',
      sentence:
        'A worker who resigns in Kuwait gets a share by years of service: none of the indemnity before 3 years, then half, from 5 years two thirds, from 10 years all of it.',
      from: KUWAIT_RESIGN,
    },
    {
      key: 'kw.gratuity.contract-end',
      label: 'Indemnity at the end of a fixed contract',
      value: 'all of it',
      sentence:
        'In Kuwait a fixed contract that ends and is not renewed brings all of it, the whole indemnity.',
      from: KUWAIT_END,
    },
  ],
  'changing-job': [
    {
      key: 'kw.transfer',
      label: 'Change of employer',
      value: 'ask PAM for the rule of today',
      sentence:
        'Decision 3 of 2024 set conditions and a charge for changing employer in Kuwait for a trial year, so ask PAM for the rule of today.',
      from: TRANSFER,
    },
  ],
  complaints: [
    {
      key: 'kw.complaints.subjects',
      label: 'What PAM takes online',
      value: 'unpaid wages, passport, transfer and leave',
      sentence:
        'The online service of PAM in Kuwait takes complaints about unpaid wages, a kept passport, transfer and leave.',
      from: COMPLAINTS,
    },
  ],
  contacts: [
    {
      key: 'kw.contacts.office',
      label: 'Labour office',
      value: 'Public Authority for Manpower, PAM (manpower.gov.kw)',
      sentence:
        'Workers in Kuwait complain to PAM, the Public Authority for Manpower, and its site is manpower.gov.kw.',
      from: COMPLAINTS,
    },
    {
      key: 'kw.contacts.domestic',
      label: 'Line for domestic workers',
      value: '24937600',
      sentence:
        'The line for domestic workers in Kuwait is 24937600; check it on manpower.gov.kw before use.',
      from: DOMESTIC,
    },
  ],
})
