import { OMAN_LABOUR } from './om-work'
import { OMAN_END } from './sources'
import { COMMON, factsOf, type Source } from './type'

const PROBATION: Source = {
  title: 'Contracts, probation and transfer in Oman',
  publisher: 'Oman Observer',
  year: 2025,
  confidence: 'secondary',
}
const SAVINGS: Source = {
  title: 'Royal Decree 60/2025 on the savings scheme, 13 July 2025',
  publisher: 'daily8',
  year: 2025,
  confidence: 'secondary',
}
const NOC: Source = {
  title: 'End of the NOC rule in Oman',
  publisher: 'Lexology',
  year: 2021,
  confidence: 'secondary',
}

export const OM_LEAVING = factsOf('OM', OMAN_LABOUR, {
  'probation-and-notice': [
    {
      key: 'om.probation.max',
      label: 'Longest probation, paid by the month',
      value: '3 months',
      amount: [3, 'months'],
      sentence: 'Probation in Oman is 3 months at most for workers who are paid by the month.',
      from: PROBATION,
    },
    {
      key: 'om.probation.max.other-pay',
      label: 'Longest probation, paid in another way',
      value: '2 months',
      amount: [2, 'months'],
      sentence: 'Probation in Oman is 2 months at most for workers who are not paid by the month.',
      from: PROBATION,
    },
    {
      key: 'om.probation.notice',
      label: 'Notice in probation',
      value: '7 days',
      amount: [7, 'days'],
      sentence: 'Probation in Oman is allowed once and ends with 7 days of notice.',
      from: PROBATION,
    },
    {
      key: 'om.notice',
      label: 'Notice after probation',
      value: 'as in the contract',
      sentence: 'In Oman the notice after probation is as in the contract.',
      from: PROBATION,
    },
    {
      key: 'om.contract.non-renewal',
      label: 'Notice of the employer who does not renew',
      value: 'at least 1 month',
      amount: [1, 'months'],
      sentence: 'An Oman employer who does not renew a contract says so at least 1 month before.',
      from: PROBATION,
    },
  ],
  'end-of-service': [
    {
      key: 'om.gratuity.first',
      label: 'End-of-service pay',
      value: "at least one month's basic wage for each year",
      amount: [1, 'months'],
      sentence: "Oman end-of-service pay is at least one month's basic wage for each year.",
      from: OMAN_END,
    },
    {
      key: 'om.gratuity.wage',
      label: 'Wage that end-of-service pay is counted on',
      value: 'the last basic wage',
      sentence: 'End-of-service pay in Oman is counted on the last basic wage.',
      from: OMAN_END,
    },
    {
      key: 'om.savings.rate',
      label: 'Later savings scheme, share of the employer',
      value: '9 % of basic wage',
      amount: [9, 'percent'],
      sentence: 'In the later Oman savings scheme the employer will pay in 9 % of the basic wage.',
      from: SAVINGS,
    },
    {
      key: 'om.savings.start',
      label: 'Later savings scheme, start',
      value: '19 July 2027',
      sentence:
        'The Oman savings scheme will start on 19 July 2027, and until then end-of-service pay is due.',
      from: SAVINGS,
    },
  ],
  'changing-job': [
    {
      key: 'om.noc',
      label: 'Letter of consent (NOC) to change employer',
      value: 'not needed when the contract ends, since 1 January 2021',
      sentence:
        'Since 1 January 2021 a worker in Oman whose contract ends needs no letter of consent (NOC) to change employer.',
      from: NOC,
    },
    {
      key: 'om.noc.unregistered',
      label: 'Change of employer without a registered contract',
      value: '30 days after the permit renewal',
      amount: [30, 'days'],
      sentence:
        'A worker in Oman may change employer 30 days after the permit renewal if no contract is registered.',
      from: PROBATION,
    },
  ],
  'visa-and-permit': [
    {
      key: 'om.exit-permit',
      label: 'Exit permit',
      value: 'usually none',
      sentence:
        'Ordinary workers usually need no exit permit to leave Oman, and the Ministry of Labour can confirm it.',
      from: COMMON,
    },
  ],
  'other-rules': [
    {
      key: 'om.gratuity.old-law',
      label: 'End-of-service pay under the old law, first 3 years',
      value: '15 days a year',
      amount: [15, 'days'],
      sentence:
        'Under the old Oman law end-of-service pay was 15 days a year for the first 3 years; ask the Ministry of Labour about years before the new law.',
      from: OMAN_END,
    },
  ],
})
