import {
  BAHRAIN_END,
  BAHRAIN_END_OFFICIAL,
  BAHRAIN_HOURS,
  BAHRAIN_OVERTIME,
  BAHRAIN_REST,
  BAHRAIN_SIO,
} from './sources'
import { COMMON, factsOf, type Source } from './type'

export const LMRA = 'LMRA (lmra.gov.bh)'
export const BAHRAIN_LABOUR = 'Ministry of Labour, Bahrain'

const GUIDE: Source = {
  title: 'Guide to Labour Law 36 of 2012',
  publisher: 'mgz.com.tw',
  link: 'https://mgz.com.tw',
  year: 2024,
  confidence: 'secondary',
}
const MIDDAY: Source = {
  title: 'Longer midday ban under Decision 11 of 2025, 15 June 2025',
  publisher: 'Arabian Business',
  year: 2025,
  confidence: 'secondary',
}

export const BH_WORK = factsOf('BH', BAHRAIN_LABOUR, {
  hours: [
    {
      key: 'bh.hours.day',
      label: 'Normal working day',
      value: '8 hours a day',
      amount: [8, 'hours'],
      sentence: 'In Bahrain the normal working time is 8 hours a day.',
      from: BAHRAIN_HOURS,
    },
    {
      key: 'bh.hours.week',
      label: 'Normal working week',
      value: '48 hours a week',
      amount: [48, 'hours'],
      sentence: 'In Bahrain the normal working time is 48 hours a week.',
      from: BAHRAIN_HOURS,
    },
    {
      key: 'bh.hours.ramadan.day',
      label: 'Hours in Ramadan, a day',
      value: '6 hours a day for Muslims',
      amount: [6, 'hours'],
      sentence: 'In Ramadan Muslim workers in Bahrain work 6 hours a day.',
      from: BAHRAIN_OVERTIME,
    },
    {
      key: 'bh.rest-day',
      label: 'Rest day',
      value: '1 day a week',
      amount: [1, 'days'],
      sentence: 'A worker in Bahrain has a rest of 24 hours, 1 day a week.',
      from: BAHRAIN_REST,
    },
    {
      key: 'bh.overtime.max',
      label: 'Most overtime',
      value: '2 hours a day',
      amount: [2, 'hours'],
      sentence: 'In Bahrain overtime is limited to 2 hours a day.',
      from: BAHRAIN_HOURS,
    },
  ],
  heat: [
    {
      key: 'bh.midday.dates',
      label: 'Midday ban, dates',
      value: '15 June to 15 September',
      sentence:
        'The Bahrain midday ban on outdoor work is from 15 June to 15 September since 2025, and before it was July and August.',
      from: MIDDAY,
    },
    {
      key: 'bh.midday.hours',
      label: 'Midday ban, hours',
      value: '12:00 to 16:00',
      amount: [4, 'hours'],
      sentence: 'During the Bahrain midday ban outdoor work stops from 12:00 to 16:00.',
      from: MIDDAY,
    },
  ],
  leave: [
    {
      key: 'bh.leave.year',
      label: 'Annual leave',
      value: '30 days a year',
      amount: [30, 'days'],
      sentence: 'Annual leave in Bahrain is 30 days a year.',
      from: BAHRAIN_HOURS,
    },
  ],
  pay: [
    {
      key: 'bh.overtime.day',
      label: 'Overtime by day',
      value: '25 %',
      amount: [25, 'percent'],
      sentence: 'In Bahrain an hour of overtime by day is paid with 25 % on top.',
      from: BAHRAIN_OVERTIME,
    },
    {
      key: 'bh.overtime.night',
      label: 'Overtime at night',
      value: '50 %',
      amount: [50, 'percent'],
      sentence: 'In Bahrain an hour of overtime at night is paid with 50 % on top.',
      from: BAHRAIN_OVERTIME,
    },
    {
      key: 'bh.overtime.rest-day',
      label: 'Work on the rest day',
      value: '150 % of the normal wage or another rest day, as the worker chooses',
      amount: [1.5, 'times'],
      sentence:
        'A worker in Bahrain who works on the rest day chooses between 150 % of the normal wage and another rest day.',
      from: BAHRAIN_REST,
    },
    {
      key: 'bh.minimum-wage',
      label: 'Minimum wage',
      value: 'usually none for foreign workers',
      sentence:
        'Bahrain usually has no legal minimum wage for foreign workers, and the Ministry of Labour can confirm it.',
      from: COMMON,
    },
  ],
  'probation-and-notice': [
    {
      key: 'bh.probation.max',
      label: 'Longest probation',
      value: '3 months',
      amount: [3, 'months'],
      sentence: 'Probation in Bahrain is 3 months at most.',
      from: GUIDE,
    },
    {
      key: 'bh.notice',
      label: 'Notice after probation',
      value: '30 days',
      amount: [30, 'days'],
      sentence: 'The notice to end a job in Bahrain is 30 days.',
      from: GUIDE,
    },
  ],
  'end-of-service': [
    {
      key: 'bh.gratuity.wage',
      label: 'Wage that end-of-service pay is counted on',
      value: 'the last basic wage and the social allowance',
      sentence:
        'End-of-service pay in Bahrain is counted on the last basic wage and the social allowance, if there is one.',
      from: BAHRAIN_END_OFFICIAL,
    },
    {
      key: 'bh.gratuity.part-year',
      label: 'End-of-service pay, part of a year',
      value: 'in proportion',
      sentence: 'In Bahrain end-of-service pay counts a part of a year in proportion.',
      from: BAHRAIN_END,
    },
    {
      key: 'bh.gratuity.resign',
      label: 'End-of-service pay after resigning',
      value: 'all of it',
      amount: [100, 'percent'],
      sentence: 'A worker who resigns in Bahrain gets all of it, the whole end-of-service pay.',
      from: BAHRAIN_SIO,
    },
    {
      key: 'bh.gratuity.first',
      label: 'End-of-service pay, first years',
      value: 'half a month of wage for each of the first 3 years',
      amount: [0.5, 'months'],
      sentence: 'Bahrain end-of-service pay is half a month of wage for each of the first 3 years.',
      from: BAHRAIN_END_OFFICIAL,
    },
    {
      key: 'bh.gratuity.first.years',
      label: 'End-of-service pay, years at the first rate',
      value: '3 years',
      amount: [3, 'years'],
      sentence: 'The first rate of Bahrain end-of-service pay is for the first 3 years of service.',
      from: BAHRAIN_END_OFFICIAL,
    },
    {
      key: 'bh.gratuity.later',
      label: 'End-of-service pay, later years',
      value: 'one month of wage for each later year',
      amount: [1, 'months'],
      sentence: 'After 3 years Bahrain end-of-service pay is one month of wage for each year.',
      from: BAHRAIN_END_OFFICIAL,
    },
    {
      key: 'bh.sio.start',
      label: 'Monthly payments to SIO, start',
      value: '1 March 2024',
      sentence:
        'Since 1 March 2024 Bahrain employers pay end-of-service money each month to SIO, where the worker claims it.',
      from: BAHRAIN_SIO,
    },
    {
      key: 'bh.sio.first',
      label: 'Monthly payments to SIO, first 3 years',
      value: '4.2 % of wage',
      amount: [4.2, 'percent'],
      sentence: 'In the first 3 years a Bahrain employer pays 4.2 % of the wage each month to SIO.',
      from: BAHRAIN_END_OFFICIAL,
    },
    {
      key: 'bh.sio.later',
      label: 'Monthly payments to SIO, after 3 years',
      value: '8.4 % of wage',
      amount: [8.4, 'percent'],
      sentence: 'After 3 years a Bahrain employer pays 8.4 % of the wage each month to SIO.',
      from: BAHRAIN_END_OFFICIAL,
    },
    {
      key: 'bh.sio.before',
      label: 'Service before 1 March 2024',
      value: 'paid by the employer',
      sentence:
        'In Bahrain the employer itself pays the end-of-service money for service before 1 March 2024.',
      from: BAHRAIN_SIO,
    },
  ],
})
