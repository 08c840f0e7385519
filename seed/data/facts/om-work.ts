import { OMAN_HOURS, OMAN_LEAVE, OMAN_RAMADAN, OMAN_REST } from './sources'
import { COMMON, factsOf, type Source } from './type'

export const OMAN_LABOUR = 'Ministry of Labour (mol.gov.om, 80077000)'

const MIDDAY: Source = {
  title: 'Ministerial Decision 286 of 2008, article 16, as reported',
  publisher: 'Zawya',
  year: 2024,
  confidence: 'secondary',
}

export const OM_WORK = factsOf('OM', OMAN_LABOUR, {
  hours: [
    {
      key: 'om.hours.day',
      label: 'Normal working day',
      value: '8 hours a day',
      amount: [8, 'hours'],
      sentence: 'In Oman the normal working time is 8 hours a day.',
      from: OMAN_HOURS,
    },
    {
      key: 'om.hours.week',
      label: 'Normal working week',
      value: '40 hours a week',
      amount: [40, 'hours'],
      sentence: 'In Oman the normal working time is 40 hours a week.',
      from: OMAN_HOURS,
    },
    {
      key: 'om.hours.break',
      label: 'Longest work without a break',
      value: '6 hours',
      amount: [6, 'hours'],
      sentence: 'In Oman you work 6 hours at most without a break.',
      from: OMAN_HOURS,
    },
    {
      key: 'om.overtime.max',
      label: 'Most overtime',
      value: '4 hours a day',
      amount: [4, 'hours'],
      sentence:
        'In Oman a day has 12 hours of work at most in all, which leaves 4 hours a day for overtime, and only if you agree in writing.',
      from: OMAN_HOURS,
    },
    {
      key: 'om.hours.ramadan.day',
      label: 'Hours in Ramadan, a day',
      value: 'usually 6 hours a day for Muslims',
      amount: [6, 'hours'],
      sentence:
        'In Ramadan Muslim workers in Oman usually work 6 hours a day, and the Ministry of Labour can confirm it.',
      from: OMAN_RAMADAN,
    },
    {
      key: 'om.hours.ramadan.week',
      label: 'Hours in Ramadan, a week',
      value: 'usually 30 hours a week for Muslims',
      amount: [30, 'hours'],
      sentence:
        'In Ramadan Muslim workers in Oman usually work 30 hours a week, and the Ministry of Labour can confirm it.',
      from: OMAN_RAMADAN,
    },
    {
      key: 'om.rest-day',
      label: 'Weekly rest',
      value: '2 days a week',
      amount: [2, 'days'],
      sentence: 'Workers in Oman rest 2 days a week, after 5 working days one after the other.',
      from: OMAN_REST,
    },
  ],
  heat: [
    {
      key: 'om.midday.dates',
      label: 'Midday break, dates',
      value: '1 June to 31 August',
      sentence: 'The Oman midday break for outdoor work is from 1 June to 31 August.',
      from: MIDDAY,
    },
    {
      key: 'om.midday.hours',
      label: 'Midday break, hours',
      value: '12:30 to 15:30',
      amount: [3, 'hours'],
      sentence: 'During the Oman midday break outdoor work stops from 12:30 to 15:30.',
      from: MIDDAY,
    },
    {
      key: 'om.midday.fine',
      label: 'Midday break, lowest fine',
      value: 'OMR 100',
      amount: [100, 'OMR'],
      sentence: 'An Oman employer who breaks the midday rule pays a fine of at least OMR 100.',
      from: MIDDAY,
    },
    {
      key: 'om.midday.fine.max',
      label: 'Midday break, highest fine',
      value: 'OMR 500',
      amount: [500, 'OMR'],
      sentence: 'The fine for breaking the Oman midday rule is OMR 500 at most.',
      from: MIDDAY,
    },
  ],
  leave: [
    {
      key: 'om.leave.year',
      label: 'Annual leave',
      value: '30 days a year',
      amount: [30, 'days'],
      sentence: 'Annual leave in Oman is 30 days a year.',
      from: OMAN_LEAVE,
    },
    {
      key: 'om.leave.after',
      label: 'Service needed for annual leave',
      value: '6 months',
      amount: [6, 'months'],
      sentence: 'In Oman you can take annual leave after 6 months of service.',
      from: OMAN_LEAVE,
    },
    {
      key: 'om.leave.ticket',
      label: 'Ticket for annual leave',
      value: 'return ticket from the employer',
      sentence: 'A foreign worker in Oman gets a return ticket for annual leave.',
      from: OMAN_LEAVE,
    },
    {
      key: 'om.leave.sick',
      label: 'Sick leave',
      value: 'up to 182 days, on falling pay',
      amount: [182, 'days'],
      sentence: 'Sick leave in Oman is up to 182 days, and the pay falls in steps.',
      from: OMAN_LEAVE,
    },
  ],
  pay: [
    {
      key: 'om.overtime.day',
      label: 'Overtime by day',
      value: 'usually 25 %',
      amount: [25, 'percent'],
      sentence:
        'In Oman overtime by day is usually paid with 25 % on top, and the Ministry of Labour can confirm it.',
      from: COMMON,
    },
    {
      key: 'om.overtime.night',
      label: 'Overtime at night',
      value: 'usually 50 %',
      amount: [50, 'percent'],
      sentence:
        'In Oman overtime at night is usually paid with 50 % on top, and the Ministry of Labour can confirm it.',
      from: COMMON,
    },
    {
      key: 'om.minimum-wage',
      label: 'Minimum wage',
      value: 'usually none for foreign workers',
      sentence:
        'Oman usually has no legal minimum wage for foreign workers, and the Ministry of Labour can confirm it.',
      from: COMMON,
    },
    {
      key: 'om.wages.system',
      label: 'Wage protection',
      value: 'usually run by the Ministry of Labour',
      sentence:
        'Wages in Oman are usually tracked in a system of the Ministry of Labour, which has the dates.',
      from: COMMON,
    },
  ],
})
