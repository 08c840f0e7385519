import { COMMON, factsOf, type Source } from './type'

export const MOHRE = 'MoHRE (mohre.gov.ae, 600590000)'

const HOURS: Source = {
  title: 'Working hours',
  publisher: 'UAE Government portal (u.ae)',
  link: 'https://u.ae',
  year: 2024,
  confidence: 'official',
}
const LEAVE: Source = {
  title: 'Guide to leave under UAE labour law',
  publisher: 'qureos.com',
  link: 'https://qureos.com',
  confidence: 'secondary',
}

export const AE_WORK = factsOf('AE', MOHRE, {
  hours: [
    {
      key: 'ae.hours.day',
      label: 'Normal working day',
      value: '8 hours a day',
      amount: [8, 'hours'],
      sentence: 'In the UAE the normal working time is 8 hours a day.',
      from: HOURS,
    },
    {
      key: 'ae.hours.week',
      label: 'Normal working week',
      value: '48 hours a week',
      amount: [48, 'hours'],
      sentence: 'In the UAE the normal working time is 48 hours a week.',
      from: HOURS,
    },
    {
      key: 'ae.hours.break',
      label: 'Break',
      value: 'one hour after 5 hours of work',
      amount: [1, 'hours'],
      sentence: 'A worker in the UAE gets a break of one hour after 5 hours of work.',
      from: HOURS,
    },
    {
      key: 'ae.hours.ramadan',
      label: 'Hours in Ramadan',
      value: '2 hours less a day, for everyone',
      amount: [2, 'hours'],
      sentence: 'In Ramadan everyone in the UAE works 2 hours less a day, of any religion.',
      from: HOURS,
    },
    {
      key: 'ae.rest-day',
      label: 'Weekly rest',
      value: 'usually at least 1 day a week',
      amount: [1, 'days'],
      sentence:
        'Workers in the UAE usually have at least 1 rest day a week, and MoHRE can confirm it.',
      from: COMMON,
    },
  ],
  heat: [
    {
      key: 'ae.midday.dates',
      label: 'Midday break, dates',
      value: '15 June to 15 September',
      sentence: 'The UAE midday break for outdoor work is from 15 June to 15 September.',
      from: HOURS,
    },
    {
      key: 'ae.midday.hours',
      label: 'Midday break, hours',
      value: '12:30 to 15:00',
      amount: [2.5, 'hours'],
      sentence: 'During the UAE midday break nobody works in the open from 12:30 to 15:00.',
      from: HOURS,
    },
    {
      key: 'ae.midday.exempt',
      label: 'Midday break, exceptions',
      value: 'essential work, with shade and water',
      sentence:
        'Essential work may go on during the UAE midday break, but the employer must give shade and water.',
      from: HOURS,
    },
    {
      key: 'ae.midday.fine',
      label: 'Midday break, fine for each worker',
      value: 'AED 5,000 for each worker',
      amount: [5000, 'AED'],
      sentence:
        'A UAE employer who breaks the midday rule pays a fine of AED 5,000 for each worker.',
      from: HOURS,
    },
    {
      key: 'ae.midday.fine.max',
      label: 'Midday break, highest fine',
      value: 'AED 50,000',
      amount: [50000, 'AED'],
      sentence: 'The fine for breaking the UAE midday rule is AED 50,000 at most.',
      from: HOURS,
    },
  ],
  leave: [
    {
      key: 'ae.leave.year',
      label: 'Annual leave',
      value: '30 days a year, after one year',
      amount: [30, 'days'],
      sentence: 'After one year of work in the UAE you have 30 days of annual leave.',
      from: LEAVE,
    },
    {
      key: 'ae.leave.first-year',
      label: 'Leave between 6 and 12 months of work',
      value: '2 days for each month',
      amount: [2, 'days'],
      sentence: 'Between 6 and 12 months of work in the UAE you have 2 days of leave a month.',
      from: LEAVE,
    },
  ],
  pay: [
    {
      key: 'ae.overtime.day',
      label: 'Overtime by day',
      value: '25 %',
      amount: [25, 'percent'],
      sentence: 'In the UAE an hour of overtime by day is paid at basic wage plus 25 %.',
      from: HOURS,
    },
    {
      key: 'ae.overtime.night',
      label: 'Overtime at night',
      value: '50 % from 10 pm to 4 am',
      amount: [50, 'percent'],
      sentence: 'In the UAE overtime from 10 pm to 4 am is paid at basic wage plus 50 %.',
      from: HOURS,
    },
    {
      key: 'ae.overtime.wage',
      label: 'Wage that overtime is counted on',
      value: 'basic wage',
      sentence: 'In the UAE overtime is counted on the basic wage, without allowances.',
      from: HOURS,
    },
    {
      key: 'ae.overtime.max',
      label: 'Most overtime',
      value: '2 hours a day',
      amount: [2, 'hours'],
      sentence: 'In the UAE overtime is limited to 2 hours a day.',
      from: HOURS,
    },
  ],
})
