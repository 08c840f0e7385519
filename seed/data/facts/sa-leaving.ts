import { HRSD } from './sa-work'
import { HRSD_AWARD } from './sources'
import { factsOf, type Source } from './type'

const NEW_RULES: Source = {
  title: 'The amended Saudi Labor Law',
  publisher: 'Arabian Business',
  year: 2025,
  confidence: 'secondary',
}
const CONTRACT: Source = {
  title: 'Employment contracts of foreign workers in Saudi Arabia',
  publisher: 'wgoksa.com',
  link: 'https://wgoksa.com',
  year: 2025,
  confidence: 'secondary',
}
const RESIGNATION: Source = {
  title: 'Resignation under the amended Saudi Labor Law',
  publisher: 'saudipress.com',
  link: 'https://saudipress.com',
  confidence: 'secondary',
}
const MOBILITY: Source = {
  title: 'Job mobility and exit in Saudi Arabia, 13 June 2025',
  publisher: 'Arab Times',
  year: 2025,
  confidence: 'secondary',
}
const LIMITS: Source = {
  title: 'The Saudi Labor Reform Initiative',
  publisher: 'migrant-rights.org',
  link: 'https://migrant-rights.org',
  year: 2024,
  confidence: 'secondary',
}

export const SA_LEAVING = factsOf('SA', HRSD, {
  'probation-and-notice': [
    {
      key: 'sa.probation.max',
      label: 'Longest probation',
      value: '180 days, if written in the contract',
      amount: [180, 'days'],
      sentence: 'Probation in Saudi Arabia is up to 180 days, and only if the contract says so.',
      from: NEW_RULES,
    },
    {
      key: 'sa.notice.worker',
      label: 'Notice of the worker, open-ended contract',
      value: '30 days',
      amount: [30, 'days'],
      sentence: 'Under an open-ended Saudi contract the worker gives 30 days of notice.',
      from: NEW_RULES,
    },
    {
      key: 'sa.notice.employer',
      label: 'Notice of the employer, open-ended contract',
      value: '60 days',
      amount: [60, 'days'],
      sentence: 'Under an open-ended Saudi contract the employer gives 60 days of notice.',
      from: NEW_RULES,
    },
    {
      key: 'sa.resignation.reply',
      label: 'Resignation without a reply',
      value: 'accepted after 30 days',
      amount: [30, 'days'],
      sentence:
        'In Saudi Arabia a resignation counts as accepted when the employer does not reply in 30 days.',
      from: RESIGNATION,
    },
  ],
  'end-of-service': [
    {
      key: 'sa.gratuity.first',
      label: 'End-of-service award, first years',
      value: 'half a month of wage for each of the first 5 years',
      amount: [0.5, 'months'],
      sentence:
        'The Saudi end-of-service award is half a month of wage for each of the first 5 years.',
      from: HRSD_AWARD,
    },
    {
      key: 'sa.gratuity.first.years',
      label: 'End-of-service award, years at the first rate',
      value: '5 years',
      amount: [5, 'years'],
      sentence: 'The first rate of the Saudi end-of-service award is for the first 5 years.',
      from: HRSD_AWARD,
    },
    {
      key: 'sa.gratuity.later',
      label: 'End-of-service award, later years',
      value: 'one month of wage for each later year',
      amount: [1, 'months'],
      sentence: 'After 5 years the Saudi end-of-service award is one month of wage for each year.',
      from: HRSD_AWARD,
    },
    {
      key: 'sa.gratuity.wage',
      label: 'Wage that the award is counted on',
      value: 'the last wage, with allowances',
      sentence:
        'The Saudi end-of-service award is counted on the last wage, with allowances; the contract may leave out commissions.',
      from: HRSD_AWARD,
    },
    {
      key: 'sa.gratuity.resign.under-2',
      label: 'Award after resigning, under 2 years',
      value: 'none',
      amount: [0, 'thirds'],
      sentence: 'A worker who resigns in Saudi Arabia before 2 years of service gets no award.',
      from: HRSD_AWARD,
    },
    {
      key: 'sa.gratuity.resign.from-2',
      label: 'Award after resigning, 2 to 5 years',
      value: 'one third',
      amount: [1, 'thirds'],
      sentence:
        'A worker who resigns in Saudi Arabia after 2 to 5 years of service gets one third of the award.',
      from: HRSD_AWARD,
    },
    {
      key: 'sa.gratuity.resign.from-5',
      label: 'Award after resigning, 5 to 10 years',
      value: 'two thirds',
      amount: [2, 'thirds'],
      sentence:
        'A worker who resigns in Saudi Arabia after 5 to 10 years of service gets two thirds of the award.',
      from: HRSD_AWARD,
    },
    {
      key: 'sa.gratuity.resign.from-10',
      label: 'Award after resigning, 10 years or more',
      value: 'the full award',
      amount: [3, 'thirds'],
      sentence:
        'A worker who resigns in Saudi Arabia after 10 years or more of service gets the full award.',
      from: HRSD_AWARD,
    },
  ],
  'changing-job': [
    {
      key: 'sa.noc',
      label: 'Change of employer',
      value: 'digital transfer since 14 March 2021',
      sentence:
        'Since 14 March 2021 foreign workers in Saudi Arabia can move to another employer on the digital system.',
      from: MOBILITY,
    },
    {
      key: 'sa.noc.excluded',
      label: 'Workers outside the transfer reform',
      value: 'domestic workers, private drivers and farm workers',
      sentence:
        'The Saudi transfer reform leaves out domestic workers, private drivers and farm workers.',
      from: LIMITS,
    },
  ],
  documents: [
    {
      key: 'sa.contract.term',
      label: 'Contract of a foreign worker',
      value: 'written and for a fixed term',
      sentence: 'A Saudi contract of a foreign worker is written and for a fixed term.',
      from: CONTRACT,
    },
    {
      key: 'sa.contract.no-term',
      label: 'Contract without a written term',
      value: 'one year from the start',
      amount: [1, 'years'],
      sentence: 'A Saudi contract that names no term counts as one year from the start of work.',
      from: CONTRACT,
    },
  ],
})
