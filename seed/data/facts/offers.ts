import {
  HRSD_AWARD,
  HRSD_OVERTIME_LIMIT,
  KUWAIT_END,
  KUWAIT_RESIGN,
  MALAYSIA_DAY,
  MALAYSIA_LIMITS,
  MALAYSIA_REST,
  MALAYSIA_REST_MORE,
  OMAN_END,
  QATAR_DAY,
  QATAR_END,
  QATAR_HOURS,
  SAUDI_DAY,
  SINGAPORE_LAW,
  SINGAPORE_OVERTIME,
  SINGAPORE_REST,
  UAE_END,
  UAE_OVERTIME,
  UAE_RESIGNING,
} from './sources'
import { factsOf, type SeedFact } from './type'

// What "Check my offer" calculates with, beside the facts of each country.

export const OFFERS: readonly SeedFact[] = [
  ...factsOf('AE', 'MoHRE (mohre.gov.ae)', {
    pay: [
      {
        key: 'ae.pay.divisor',
        label: 'Days of a month, to work out a day’s pay',
        value: '30 days',
        amount: [30, 'days'],
        sentence: 'In the UAE a day’s pay is a month’s pay divided by 30 days.',
        from: UAE_END,
      },
    ],
    hours: [
      {
        key: 'ae.hours.three-weeks',
        label: 'Most hours in three weeks',
        value: '144 hours in 3 weeks',
        amount: [144, 'hours'],
        sentence:
          'In the UAE all hours of work together, overtime included, may not be over 144 hours in 3 weeks.',
        from: UAE_OVERTIME,
      },
      {
        key: 'ae.overtime.rest-day',
        label: 'Work on the rest day',
        value: '50 % on top, or another rest day',
        amount: [50, 'percent'],
        sentence:
          'For work on the rest day a worker in the UAE gets the basic wage with 50 % on top, or another rest day.',
        from: UAE_OVERTIME,
      },
    ],
    'end-of-service': [
      {
        key: 'ae.gratuity.part-year',
        label: 'End-of-service pay, part of a year',
        value: 'in proportion, after the first year',
        sentence:
          'In the UAE a part of a year counts in proportion, after the first year, for end-of-service pay.',
        from: UAE_END,
      },
      {
        key: 'ae.gratuity.resign',
        label: 'End-of-service pay after resigning',
        value: 'all of it',
        amount: [100, 'percent'],
        sentence:
          'A worker in the UAE who resigns after a year or more gets all of it, the whole end-of-service pay.',
        from: UAE_RESIGNING,
      },
    ],
  }),
  ...factsOf('SA', 'HRSD (hrsd.gov.sa)', {
    pay: [
      {
        key: 'sa.pay.divisor',
        label: 'Days of a month, to work out a day’s pay',
        value: '30 days',
        amount: [30, 'days'],
        sentence: 'In Saudi Arabia a day’s pay is a month’s pay divided by 30 days.',
        from: SAUDI_DAY,
      },
    ],
    hours: [
      {
        key: 'sa.overtime.max.year',
        label: 'Limit of overtime',
        value: '720 hours a year',
        amount: [720, 'hours'],
        sentence:
          'In Saudi Arabia overtime is limited to 720 hours a year, unless the worker agrees to more.',
        from: HRSD_OVERTIME_LIMIT,
      },
    ],
    'end-of-service': [
      {
        key: 'sa.gratuity.part-year',
        label: 'End-of-service award, part of a year',
        value: 'in proportion',
        sentence: 'The Saudi end-of-service award counts a part of a year in proportion.',
        from: HRSD_AWARD,
      },
      {
        key: 'sa.gratuity.contract-end',
        label: 'End-of-service award at the end of a fixed contract',
        value: 'the full award',
        sentence: 'A fixed Saudi contract that ends brings the full award, like an open one.',
        from: HRSD_AWARD,
      },
    ],
  }),
  ...factsOf('QA', 'Ministry of Labour of Qatar (16008)', {
    pay: [
      {
        key: 'qa.pay.divisor',
        label: 'Days of a month, to work out a day’s pay',
        value: '30 days',
        amount: [30, 'days'],
        sentence: 'In Qatar a day’s pay is a month’s pay divided by 30 days.',
        from: QATAR_DAY,
      },
    ],
    hours: [
      {
        key: 'qa.hours.day',
        label: 'Normal day',
        value: '8 hours a day',
        amount: [8, 'hours'],
        sentence: 'In Qatar the normal working time is 8 hours a day.',
        from: QATAR_HOURS,
      },
      {
        key: 'qa.overtime.max',
        label: 'Limit of overtime',
        value: '2 hours a day',
        amount: [2, 'hours'],
        sentence:
          'In Qatar a day has 10 hours of work at most in all, which leaves 2 hours a day for overtime.',
        from: QATAR_HOURS,
      },
    ],
    'end-of-service': [
      {
        key: 'qa.gratuity.part-year',
        label: 'End-of-service pay, part of a year',
        value: 'in proportion',
        sentence:
          'In Qatar end-of-service pay counts a part of a year in proportion, once a year is complete.',
        from: QATAR_END,
      },
    ],
  }),
  ...factsOf('OM', 'Ministry of Labour of Oman', {
    'end-of-service': [
      {
        key: 'om.gratuity.part-year',
        label: 'End-of-service pay, part of a year',
        value: 'in proportion',
        sentence: 'In Oman end-of-service pay counts a part of a year in proportion.',
        from: OMAN_END,
      },
    ],
  }),
  ...factsOf('KW', 'Public Authority for Manpower, PAM', {
    'end-of-service': [
      {
        key: 'kw.gratuity.part-year',
        label: 'Indemnity, part of a year',
        value: 'in proportion',
        sentence: 'The Kuwait indemnity counts a part of a year in proportion.',
        from: KUWAIT_END,
      },
      {
        key: 'kw.gratuity.resign.under-3',
        label: 'Indemnity after resigning before 3 years',
        value: 'none',
        amount: [0, 'percent'],
        sentence:
          'A worker who resigns in Kuwait before 3 years of service gets none of the indemnity.',
        from: KUWAIT_RESIGN,
      },
      {
        key: 'kw.gratuity.resign.from-3',
        label: 'Indemnity after resigning, 3 to 5 years',
        value: 'half',
        amount: [50, 'percent'],
        sentence: 'A worker who resigns in Kuwait after 3 to 5 years gets half of the indemnity.',
        from: KUWAIT_RESIGN,
      },
      {
        key: 'kw.gratuity.resign.from-5',
        label: 'Indemnity after resigning, 5 to 10 years',
        value: 'two thirds',
        amount: [2, 'thirds'],
        sentence:
          'A worker who resigns in Kuwait after 5 to 10 years gets two thirds of the indemnity.',
        from: KUWAIT_RESIGN,
      },
      {
        key: 'kw.gratuity.resign.from-10',
        label: 'Indemnity after resigning, from 10 years',
        value: 'all of it',
        amount: [3, 'thirds'],
        sentence:
          'A worker who resigns in Kuwait after 10 years gets all of it, the whole indemnity.',
        from: KUWAIT_RESIGN,
      },
    ],
  }),
  ...factsOf('SG', 'Ministry of Manpower, MOM (mom.gov.sg)', {
    hours: [
      {
        key: 'sg.overtime.rest-day',
        label: 'Work on the rest day',
        value: '2 days’ pay',
        amount: [2, 'times'],
        sentence:
          'In Singapore a day of work on the rest day brings 2 days’ pay, when the employer asked for it.',
        from: SINGAPORE_REST,
      },
    ],
    pay: [
      {
        key: 'sg.pay.hour',
        label: 'Pay of an hour',
        value: '12 × monthly pay ÷ (52 × 44)',
        sentence:
          'In Singapore the basic pay of an hour is 12 × monthly pay ÷ (52 × 44), by the formula of MOM.',
        from: SINGAPORE_OVERTIME,
      },
      {
        key: 'sg.overtime.pay-limit',
        label: 'Overtime, highest pay for other than manual work',
        value: 'SGD 2,600 a month',
        amount: [2600, 'SGD'],
        sentence:
          'In Singapore overtime pay is for basic pay of up to SGD 2,600 a month in work that is not manual.',
        from: SINGAPORE_LAW,
      },
      {
        key: 'sg.overtime.pay-limit.manual',
        label: 'Overtime, highest pay for manual work',
        value: 'SGD 4,500 a month',
        amount: [4500, 'SGD'],
        sentence:
          'In Singapore overtime pay is for basic pay of up to SGD 4,500 a month in manual work.',
        from: SINGAPORE_LAW,
      },
    ],
  }),
  ...factsOf('MY', 'Department of Labour of Malaysia', {
    pay: [
      {
        key: 'my.pay.divisor',
        label: 'Days of a month, to work out a day’s pay',
        value: '26 days',
        amount: [26, 'days'],
        sentence: 'In Malaysia a day’s pay is a month’s pay divided by 26 days.',
        from: MALAYSIA_DAY,
      },
    ],
    hours: [
      {
        key: 'my.hours.day',
        label: 'Normal day',
        value: '8 hours a day',
        amount: [8, 'hours'],
        sentence: 'In Malaysia the normal working time is 8 hours a day.',
        from: MALAYSIA_LIMITS,
      },
      {
        key: 'my.rest-day',
        label: 'Weekly rest',
        value: 'one whole day a week',
        amount: [1, 'days'],
        sentence: 'A worker in Malaysia has a rest of one whole day a week.',
        from: MALAYSIA_REST,
      },
      {
        key: 'my.overtime.rest-day',
        label: 'Work on the rest day',
        value: 'one day’s pay on top',
        amount: [1, 'times'],
        sentence:
          'In Malaysia a day of work on the rest day brings one day’s pay on top of the monthly pay, and hours over the normal day pay more.',
        from: MALAYSIA_REST,
      },
      {
        key: 'my.overtime.rest-day.more',
        label: 'Work on the rest day, over the normal hours',
        value: '2 times the hourly rate',
        amount: [2, 'times'],
        sentence:
          'In Malaysia work on the rest day over the normal hours is paid at 2 times the hourly rate or more.',
        from: MALAYSIA_REST_MORE,
      },
      {
        key: 'my.overtime.max.month',
        label: 'Limit of overtime',
        value: '104 hours a month',
        amount: [104, 'hours'],
        sentence: 'In Malaysia overtime is limited to 104 hours a month.',
        from: MALAYSIA_LIMITS,
      },
    ],
  }),
]
