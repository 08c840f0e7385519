import { MOM } from './sg'
import { SINGAPORE_LAW } from './sources'
import { COMMON, factsOf, type Source } from './type'

const MOM_2018: Source = {
  title: 'Replies to the press on working hours and agency fees',
  publisher: 'Ministry of Manpower (mom.gov.sg)',
  link: 'https://mom.gov.sg',
  year: 2018,
  confidence: 'official',
}
const LEVY: Source = {
  title: 'The foreign worker levy',
  publisher: 'enreach.sg',
  link: 'https://enreach.sg',
  confidence: 'secondary',
}
const GUIDE: Source = {
  title: 'Employment in Singapore',
  publisher: 'tcwglobal',
  confidence: 'secondary',
}

const NURSING_BOARD: Source = {
  title: 'Foreign-trained nurses and midwives',
  publisher: 'Singapore Nursing Board (healthprofessionals.gov.sg)',
  link: 'https://www.healthprofessionals.gov.sg/snb/registration-enrolment/application-for-registration-enrolment/foreign-trained-nurses-midwives',
  confidence: 'official',
  read: '2026-11-26',
}

export const SG_WORK = factsOf('SG', MOM, {
  hours: [
    {
      key: 'sg.hours.day',
      label: 'Normal working day',
      value: '8 hours a day',
      amount: [8, 'hours'],
      sentence: 'In Singapore the normal working time is 8 hours a day.',
      from: MOM_2018,
    },
    {
      key: 'sg.hours.week',
      label: 'Normal working week',
      value: '44 hours a week',
      amount: [44, 'hours'],
      sentence: 'In Singapore the normal working time is 44 hours a week.',
      from: MOM_2018,
    },
    {
      key: 'sg.rest-day',
      label: 'Weekly rest',
      value: '1 day a week',
      amount: [1, 'days'],
      sentence: 'A worker in Singapore has 1 rest day a week.',
      from: SINGAPORE_LAW,
    },
  ],
  leave: [
    {
      key: 'sg.leave.year',
      label: 'Annual leave at the start',
      value: '7 days a year',
      amount: [7, 'days'],
      sentence: 'Annual leave in Singapore starts at 7 days a year.',
      from: GUIDE,
    },
    {
      key: 'sg.leave.max',
      label: 'Annual leave after years of service',
      value: '14 days a year',
      amount: [14, 'days'],
      sentence: 'Annual leave in Singapore rises to 14 days a year with service.',
      from: GUIDE,
    },
  ],
  pay: [
    {
      key: 'sg.overtime.day',
      label: 'Overtime',
      value: '1.5 times the hourly rate',
      amount: [1.5, 'times'],
      sentence: 'In Singapore overtime is paid at 1.5 times the hourly rate.',
      from: MOM_2018,
    },
    {
      key: 'sg.overtime.max',
      label: 'Most overtime',
      value: '72 hours a month',
      amount: [72, 'hours'],
      sentence: 'In Singapore overtime is limited to 72 hours a month.',
      from: MOM_2018,
    },
    {
      key: 'sg.minimum-wage',
      label: 'Minimum wage',
      value: 'usually none',
      sentence:
        'Singapore usually has no general minimum wage, only pay levels for passes, and MOM can confirm it.',
      from: COMMON,
    },
  ],
  'probation-and-notice': [
    {
      key: 'sg.notice',
      label: 'Notice',
      value: 'as in the contract',
      sentence: 'In Singapore the notice is as in the contract.',
      from: GUIDE,
    },
  ],
  'end-of-service': [
    {
      key: 'sg.gratuity.first',
      label: 'End-of-service pay',
      value: 'usually none',
      sentence: 'Singapore usually has no legal end-of-service pay, and MOM can confirm it.',
      from: COMMON,
    },
  ],
  fees: [
    {
      key: 'sg.fees.agency',
      label: 'Fee of a Singapore agency',
      value: "one month's pay for each year of the contract",
      amount: [1, 'months'],
      sentence:
        "In 2018 a Singapore agency could take one month's pay for each year of the contract; check it with MOM.",
      from: MOM_2018,
    },
    {
      key: 'sg.fees.agency.max',
      label: 'Fee of a Singapore agency, at most',
      value: "2 months' pay",
      amount: [2, 'months'],
      sentence:
        "In 2018 the fee of a Singapore agency was 2 months' pay at most; check it with MOM.",
      from: MOM_2018,
    },
    {
      key: 'sg.fees.agency.refund',
      label: 'Fee paid back when the employer ends the job early',
      value: '50 % within the first 6 months',
      amount: [50, 'percent'],
      sentence:
        'In 2018 a Singapore agency paid back 50 % of its fee when the employer ended the job within 6 months; check it with MOM.',
      from: MOM_2018,
    },
    {
      key: 'sg.fees.receipt',
      label: 'Receipt of a Singapore agency',
      value: 'required',
      sentence: 'A Singapore agency must give a receipt for its fee.',
      from: MOM_2018,
    },
    {
      key: 'sg.fees.levy',
      label: 'Foreign worker levy',
      value: 'the employer',
      sentence: 'A Singapore employer may not take the foreign worker levy from the worker.',
      from: LEVY,
    },
  ],
  medical: [
    {
      key: 'sg.medical',
      label: 'Medical test',
      value: 'usually after arrival, without Wafid',
      sentence:
        'The medical test for Singapore is usually done after arrival and not with Wafid, and MOM can confirm it.',
      from: COMMON,
    },
  ],
  documents: [
    {
      key: 'sg.certificates.route',
      label: 'Route for certificates',
      value: 'usually an apostille',
      sentence: 'Singapore usually accepts an apostille, and MOM can confirm what it wants.',
      from: COMMON,
    },
    {
      key: 'sg.nurse-licence',
      label: 'Licence of nurses',
      value: 'Singapore Nursing Board (SNB)',
      sentence:
        'A nurse from abroad must be registered or enrolled with the Singapore Nursing Board (SNB), and needs a job offer for it.',
      from: NURSING_BOARD,
      confirm: 'Singapore Nursing Board (healthprofessionals.gov.sg)',
    },
    {
      key: 'sg.nurse-licence.hospital',
      label: 'Who applies for the licence of a nurse',
      value: 'the hospital that offers the job, and no agent',
      sentence:
        'The hospital that offers the job applies to the Singapore Nursing Board, and the board works with no agent.',
      from: NURSING_BOARD,
      confirm: 'Singapore Nursing Board (healthprofessionals.gov.sg)',
    },
  ],
})
