import { QATAR_HOURS, QATAR_LEAVE, QATAR_OVERTIME, QATAR_REST, QATAR_WEEK } from './sources'
import { factsOf, type Source } from './type'

export const QATAR_LABOUR = 'Ministry of Labour (mol.gov.qa, 16008)'

const HEAT: Source = {
  title: 'Ministerial Decision 17 of 2021 on summer hours, as reported on 27 May 2025',
  publisher: 'daily8',
  year: 2025,
  confidence: 'secondary',
}
const MINIMUM: Source = {
  title: 'Law 17 of 2020 on the minimum wage',
  publisher: 'Madhyamam',
  year: 2020,
  confidence: 'secondary',
}
const WAGES: Source = {
  title: 'Wage protection in Qatar',
  publisher: 'dohaguides.com',
  link: 'https://dohaguides.com',
  year: 2021,
  confidence: 'secondary',
}

export const QA_WORK = factsOf('QA', QATAR_LABOUR, {
  hours: [
    {
      key: 'qa.hours.week',
      label: 'Normal working week',
      value: '48 hours a week',
      amount: [48, 'hours'],
      sentence: 'In Qatar the normal working time is 48 hours a week.',
      from: QATAR_WEEK,
    },
    {
      key: 'qa.hours.ramadan.day',
      label: 'Hours in Ramadan, a day',
      value: '6 hours a day, as the labour law provides',
      amount: [6, 'hours'],
      sentence:
        'In Ramadan the working time in Qatar is 6 hours a day, as the labour law provides.',
      from: QATAR_HOURS,
    },
    {
      key: 'qa.hours.ramadan.week',
      label: 'Hours in Ramadan, a week',
      value: '36 hours a week, as the labour law provides',
      amount: [36, 'hours'],
      sentence:
        'In Ramadan the working time in Qatar is 36 hours a week, as the labour law provides.',
      from: QATAR_HOURS,
    },
    {
      key: 'qa.rest-day',
      label: 'Weekly rest',
      value: 'Friday, but not for shift workers',
      amount: [1, 'days'],
      sentence:
        'The weekly rest day in Qatar is Friday, but not for shift workers, and it is at least 24 hours.',
      from: QATAR_REST,
    },
    {
      key: 'qa.overtime.rest-day',
      label: 'Work on the rest day',
      value: 'at least 150 % of the basic wage, and another rest day',
      amount: [1.5, 'times'],
      sentence:
        'A worker in Qatar who works on the rest day gets at least 150 % of the basic wage, and another rest day; some read the law as 150 % on top, so ask for it.',
      from: QATAR_REST,
    },
  ],
  heat: [
    {
      key: 'qa.midday.dates',
      label: 'Summer stop, dates',
      value: '1 June to 15 September',
      sentence: 'The Qatar summer stop for outdoor work is from 1 June to 15 September.',
      from: HEAT,
    },
    {
      key: 'qa.midday.hours',
      label: 'Summer stop, hours',
      value: '10:00 to 15:30',
      amount: [5.5, 'hours'],
      sentence: 'During the Qatar summer stop there is no outdoor work from 10:00 to 15:30.',
      from: HEAT,
    },
    {
      key: 'qa.heat.limit',
      label: 'Heat at which outdoor work stops',
      value: 'WBGT above 32.1 °C',
      amount: [32.1, 'celsius'],
      sentence:
        'In Qatar outdoor work stops at any time when the heat measure WBGT goes above 32.1 °C.',
      from: HEAT,
    },
  ],
  leave: [
    {
      key: 'qa.leave.year',
      label: 'Annual leave',
      value: '3 weeks a year',
      amount: [3, 'weeks'],
      sentence: 'Annual leave in Qatar is 3 weeks a year in the first five years.',
      from: QATAR_LEAVE,
    },
    {
      key: 'qa.leave.after-5',
      label: 'Annual leave after 5 years',
      value: '4 weeks a year',
      amount: [4, 'weeks'],
      sentence: 'Annual leave in Qatar is 4 weeks a year after five years of service.',
      from: QATAR_LEAVE,
    },
  ],
  pay: [
    {
      key: 'qa.overtime.day',
      label: 'Overtime by day',
      value: '25 %',
      amount: [25, 'percent'],
      sentence: 'In Qatar an hour of overtime by day is paid at basic wage plus 25 %.',
      from: QATAR_OVERTIME,
    },
    {
      key: 'qa.overtime.night',
      label: 'Overtime at night',
      value: '50 % from 9 pm to 6 am',
      amount: [50, 'percent'],
      sentence:
        'In Qatar overtime from 9 pm to 6 am is paid at basic wage plus 50 %, but not for shift workers.',
      from: QATAR_OVERTIME,
    },
    {
      key: 'qa.overtime.wage',
      label: 'Wage that overtime is counted on',
      value: 'basic wage',
      sentence: 'In Qatar overtime is counted on the basic wage.',
      from: QATAR_OVERTIME,
    },
    {
      key: 'qa.minimum-wage',
      label: 'Minimum basic wage',
      value: 'QAR 1,000 a month',
      amount: [1000, 'QAR'],
      sentence: 'The minimum basic wage in Qatar is QAR 1,000 a month.',
      from: MINIMUM,
    },
    {
      key: 'qa.minimum-wage.housing',
      label: 'Minimum housing allowance, if no room is given',
      value: 'QAR 500 a month',
      amount: [500, 'QAR'],
      sentence: 'In Qatar an employer who gives no housing pays at least QAR 500 a month for it.',
      from: MINIMUM,
    },
    {
      key: 'qa.minimum-wage.food',
      label: 'Minimum food allowance, if no meals are given',
      value: 'QAR 300 a month',
      amount: [300, 'QAR'],
      sentence: 'In Qatar an employer who gives no food pays at least QAR 300 a month for it.',
      from: MINIMUM,
    },
    {
      key: 'qa.minimum-wage.total',
      label: 'Minimum pay without room and meals',
      value: 'QAR 1,800 a month',
      amount: [1800, 'QAR'],
      sentence:
        'In Qatar a worker who gets neither housing nor food earns at least QAR 1,800 a month.',
      from: MINIMUM,
    },
    {
      key: 'qa.minimum-wage.who',
      label: 'Workers covered by the minimum wage',
      value: 'all nationalities, since March 2021',
      sentence: 'The Qatar minimum wage is for workers of all nationalities since March 2021.',
      from: MINIMUM,
    },
    {
      key: 'qa.wages.due',
      label: 'Time to pay wages',
      value: 'within 7 days of the due date',
      amount: [7, 'days'],
      sentence:
        'A Qatar employer must pay wages within 7 days of the due date, or sanctions can follow.',
      from: WAGES,
    },
  ],
})
