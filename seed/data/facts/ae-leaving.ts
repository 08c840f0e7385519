import { MOHRE } from './ae-work'
import { COMMON, factsOf, type Source } from './type'

const PROBATION: Source = {
  title: 'Probation rules under Federal Decree-Law 33 of 2021',
  publisher: 'HHS Lawyers',
  link: 'https://hhslawyers.com',
  confidence: 'secondary',
}
const DUES: Source = {
  title: 'Notice and end-of-service pay in the UAE',
  publisher: 'UAE Vartha',
  link: 'https://english.uaevartha.com',
  confidence: 'secondary',
}
const SAVINGS: Source = {
  title: 'Cabinet Resolution 96 of 2023 on the savings scheme',
  publisher: 'uaelegislation.gov.ae',
  link: 'https://uaelegislation.gov.ae/en/legislations/2309',
  year: 2023,
  confidence: 'law',
}

export const AE_LEAVING = factsOf('AE', MOHRE, {
  'probation-and-notice': [
    {
      key: 'ae.probation.max',
      label: 'Longest probation',
      value: '6 months',
      amount: [6, 'months'],
      sentence: 'Probation in the UAE is 6 months at most, and only once with one employer.',
      from: PROBATION,
    },
    {
      key: 'ae.probation.notice.employer',
      label: 'Notice in probation, from the employer',
      value: '14 days, in writing',
      amount: [14, 'days'],
      sentence: 'A UAE employer ends a job in probation with 14 days of written notice.',
      from: PROBATION,
    },
    {
      key: 'ae.probation.notice.new-employer',
      label: 'Notice in probation, to join another employer',
      value: '1 month',
      amount: [1, 'months'],
      sentence: 'A worker in probation who joins another UAE employer gives 1 month of notice.',
      from: PROBATION,
    },
    {
      key: 'ae.probation.notice.leaving',
      label: 'Notice in probation, to leave the country',
      value: '14 days',
      amount: [14, 'days'],
      sentence: 'A worker in probation who leaves the UAE gives 14 days of notice.',
      from: PROBATION,
    },
    {
      key: 'ae.probation.bar',
      label: 'Bar after leaving in probation without notice',
      value: 'one year',
      amount: [1, 'years'],
      sentence:
        'A worker who leaves a UAE job in probation without notice can be barred from a new permit for one year.',
      from: PROBATION,
    },
    {
      key: 'ae.notice.min',
      label: 'Shortest notice after probation',
      value: '30 days',
      amount: [30, 'days'],
      sentence: 'After probation the notice in a UAE contract is at least 30 days.',
      from: DUES,
    },
    {
      key: 'ae.notice.max',
      label: 'Longest notice after probation',
      value: '90 days',
      amount: [90, 'days'],
      sentence: 'After probation the notice in a UAE contract is 90 days at most.',
      from: DUES,
    },
  ],
  'end-of-service': [
    {
      key: 'ae.gratuity.minimum-service',
      label: 'Service needed for end-of-service pay',
      value: 'one year',
      amount: [1, 'years'],
      sentence: 'End-of-service pay in the UAE starts after one year of service.',
      from: DUES,
    },
    {
      key: 'ae.gratuity.first',
      label: 'End-of-service pay, first years',
      value: "21 days' basic wage for each of the first 5 years",
      amount: [21, 'days'],
      sentence: "UAE end-of-service pay is 21 days' basic wage for each of the first 5 years.",
      from: DUES,
    },
    {
      key: 'ae.gratuity.first.years',
      label: 'End-of-service pay, years at the first rate',
      value: '5 years',
      amount: [5, 'years'],
      sentence: 'The first rate of UAE end-of-service pay is for the first 5 years of service.',
      from: DUES,
    },
    {
      key: 'ae.gratuity.later',
      label: 'End-of-service pay, later years',
      value: "30 days' basic wage for each later year",
      amount: [30, 'days'],
      sentence: "After 5 years UAE end-of-service pay is 30 days' basic wage for each year.",
      from: DUES,
    },
    {
      key: 'ae.gratuity.wage',
      label: 'Wage that end-of-service pay is counted on',
      value: 'basic wage',
      sentence: 'End-of-service pay in the UAE is counted on the basic wage.',
      from: DUES,
    },
    {
      key: 'ae.gratuity.cap',
      label: 'End-of-service pay, upper limit',
      value: "usually two years' wage",
      amount: [2, 'years'],
      sentence:
        "UAE end-of-service pay is usually not more than two years' wage in all, and MoHRE can confirm the limit.",
      from: COMMON,
    },
    {
      key: 'ae.final-pay',
      label: 'Time to pay all dues',
      value: '14 days from the end of work',
      amount: [14, 'days'],
      sentence: 'A UAE employer must pay all dues within 14 days of the end of work.',
      from: DUES,
    },
    {
      key: 'ae.savings.choice',
      label: 'Savings scheme in place of end-of-service pay',
      value: 'the employer decides',
      sentence:
        'A UAE employer may choose a savings scheme in place of end-of-service pay, and the employer alone decides.',
      from: SAVINGS,
    },
    {
      key: 'ae.savings.first',
      label: 'Savings scheme, share in the first 5 years',
      value: '5.83 % of basic wage',
      amount: [5.83, 'percent'],
      sentence:
        'In the UAE savings scheme the employer pays in 5.83 % of the basic wage for service under 5 years.',
      from: SAVINGS,
    },
    {
      key: 'ae.savings.later',
      label: 'Savings scheme, share after 5 years',
      value: '8.33 % of basic wage',
      amount: [8.33, 'percent'],
      sentence:
        'In the UAE savings scheme the employer pays in 8.33 % of the basic wage after 5 years of service.',
      from: SAVINGS,
    },
  ],
  'changing-job': [
    {
      key: 'ae.noc',
      label: 'Letter of consent (NOC) to change employer',
      value: 'usually not needed after notice',
      sentence:
        'In the UAE a worker who serves the notice usually needs no letter of consent (NOC) to change employer, and MoHRE can confirm it.',
      from: COMMON,
    },
  ],
})
