import { HRSD_HOURS, HRSD_LEAVE, HRSD_OVERTIME, SAUDI_REST } from './sources'
import { COMMON, factsOf, type Source } from './type'

export const HRSD = 'HRSD (hrsd.gov.sa, 19911)'

const NEW_RULES: Source = {
  title: 'The amended Saudi Labor Law',
  publisher: 'law-middleeast.com',
  link: 'https://law-middleeast.com',
  confidence: 'secondary',
}
const AMENDMENT: Source = {
  title: 'Royal Decree M/44 amending the Labor Law, 5 September 2024',
  publisher: 'The Global Economics',
  year: 2024,
  confidence: 'secondary',
}
const MIDDAY: Source = {
  title: 'Saudi midday ban, 11 June 2024',
  publisher: 'ARY News',
  year: 2024,
  confidence: 'secondary',
}

export const SA_WORK = factsOf('SA', HRSD, {
  hours: [
    {
      key: 'sa.hours.day',
      label: 'Normal working day',
      value: '8 hours a day',
      amount: [8, 'hours'],
      sentence: 'In Saudi Arabia the normal working time is 8 hours a day.',
      from: HRSD_HOURS,
    },
    {
      key: 'sa.hours.week',
      label: 'Normal working week',
      value: '48 hours a week',
      amount: [48, 'hours'],
      sentence: 'In Saudi Arabia the normal working time is 48 hours a week.',
      from: HRSD_HOURS,
    },
    {
      key: 'sa.hours.break',
      label: 'Break',
      value: '30 minutes after 5 hours of work',
      amount: [30, 'minutes'],
      sentence: 'A worker in Saudi Arabia gets a break of 30 minutes after 5 hours of work.',
      from: HRSD_HOURS,
    },
    {
      key: 'sa.hours.ramadan.day',
      label: 'Hours in Ramadan, a day',
      value: '6 hours a day for Muslims',
      amount: [6, 'hours'],
      sentence: 'In Ramadan Muslim workers in Saudi Arabia work 6 hours a day.',
      from: HRSD_HOURS,
    },
    {
      key: 'sa.hours.ramadan.week',
      label: 'Hours in Ramadan, a week',
      value: '36 hours a week for Muslims',
      amount: [36, 'hours'],
      sentence: 'In Ramadan Muslim workers in Saudi Arabia work 36 hours a week.',
      from: HRSD_HOURS,
    },
    {
      key: 'sa.rest-day',
      label: 'Weekly rest',
      value: 'Friday, or another day in its place',
      amount: [1, 'days'],
      sentence: 'The weekly rest day in Saudi Arabia is Friday, or another day in its place.',
      from: SAUDI_REST,
    },
    {
      key: 'sa.overtime.rest-day',
      label: 'Work on the rest day',
      value: 'money may not replace the rest day',
      sentence: 'In Saudi Arabia money may not replace the rest day, which is 24 hours long.',
      from: SAUDI_REST,
    },
  ],
  heat: [
    {
      key: 'sa.midday.dates',
      label: 'Midday ban, dates',
      value: '15 June to 15 September',
      sentence: 'The Saudi midday ban on outdoor work is from 15 June to 15 September.',
      from: MIDDAY,
    },
    {
      key: 'sa.midday.hours',
      label: 'Midday ban, hours',
      value: '12:00 to 15:00',
      amount: [3, 'hours'],
      sentence: 'During the Saudi midday ban outdoor work stops from 12:00 to 15:00.',
      from: MIDDAY,
    },
    {
      key: 'sa.midday.exempt',
      label: 'Midday ban, exceptions',
      value: 'emergencies, oil and gas work, some cooler areas',
      sentence:
        'The Saudi midday ban leaves out some cooler areas, emergencies and oil and gas work, where the workers must be protected.',
      from: MIDDAY,
    },
  ],
  leave: [
    {
      key: 'sa.leave.year',
      label: 'Annual leave',
      value: '21 days a year',
      amount: [21, 'days'],
      sentence: 'Annual leave in Saudi Arabia is 21 days a year in the first five years.',
      from: HRSD_LEAVE,
    },
    {
      key: 'sa.leave.after-5',
      label: 'Annual leave after 5 years',
      value: '30 days a year',
      amount: [30, 'days'],
      sentence: 'Annual leave in Saudi Arabia is 30 days a year after five years of service.',
      from: HRSD_LEAVE,
    },
    {
      key: 'sa.leave.maternity',
      label: 'Maternity leave',
      value: '12 weeks',
      amount: [12, 'weeks'],
      sentence: 'Maternity leave in Saudi Arabia is 12 weeks.',
      from: AMENDMENT,
    },
  ],
  pay: [
    {
      key: 'sa.overtime.day',
      label: 'Overtime',
      value: '50 % of the basic wage on top of the hourly wage',
      amount: [50, 'percent'],
      sentence:
        'In Saudi Arabia an hour of overtime is paid at the hourly wage plus 50 % of the basic wage of an hour.',
      from: HRSD_OVERTIME,
    },
    {
      key: 'sa.overtime.time-off',
      label: 'Time off in place of overtime pay',
      value: 'possible when the worker agrees',
      sentence:
        'In Saudi Arabia a worker and an employer may agree on time off in place of overtime pay.',
      from: NEW_RULES,
    },
    {
      key: 'sa.overtime.wage',
      label: 'Wage that overtime is counted on',
      value: 'hourly wage, and basic wage for the extra part',
      sentence:
        'In Saudi Arabia overtime has two parts, the hourly wage and a half of the basic wage of an hour.',
      from: HRSD_OVERTIME,
    },
    {
      key: 'sa.minimum-wage',
      label: 'Minimum wage',
      value: 'usually none for foreign workers',
      sentence:
        'Saudi Arabia usually has no legal minimum wage for foreign workers, and HRSD can confirm it.',
      from: COMMON,
    },
    {
      key: 'sa.wages.system',
      label: 'Wage protection',
      value: 'usually a wage file each month on Mudad',
      sentence:
        'Saudi employers usually file the wages each month on the Mudad platform, and HRSD can confirm it.',
      from: COMMON,
    },
    {
      key: 'sa.housing',
      label: 'Housing and transport',
      value: 'given by the employer, or paid as an allowance',
      sentence:
        'A Saudi employer gives housing and transport, or pays an allowance for them, under the rules of 2025.',
      from: NEW_RULES,
    },
  ],
})
