import { KUWAIT_DIVISOR, KUWAIT_HOURS, KUWAIT_REST, KUWAIT_WAGE } from './sources'
import { factsOf, type Source } from './type'

export const PAM = 'Public Authority for Manpower, PAM (manpower.gov.kw)'

const LAW: Source = {
  title: 'Kuwait Law 6 of 2010',
  publisher: 'Mondaq',
  confidence: 'secondary',
}
const GUIDE: Source = {
  title: 'Working in Kuwait (older guide)',
  publisher: 'recruitmentadvisor.org',
  link: 'https://recruitmentadvisor.org',
  confidence: 'secondary',
}
const MIDDAY: Source = {
  title: 'Kuwait midday ban, 1 June 2024',
  publisher: 'Gulf News',
  year: 2024,
  confidence: 'secondary',
}
const LEAVE_PAY: Source = {
  title: 'Leave pay under article 70 (older answer to a reader)',
  publisher: 'Arab Times',
  confidence: 'secondary',
}
const ANNUAL_LEAVE: Source = {
  title: 'Change of Law 6 of 2010: annual leave',
  publisher: 'LexisNexis Middle East (lexis.ae)',
  link: 'https://www.lexis.ae/tag/kuwait/page/25/',
  confidence: 'secondary',
  read: '2026-11-26',
}
const WAGES: Source = {
  title: 'Wages into bank accounts under article 57, 17 July 2025',
  publisher: 'Arab Times',
  year: 2025,
  confidence: 'secondary',
}

export const KW_WORK = factsOf('KW', PAM, {
  hours: [
    {
      key: 'kw.hours.day',
      label: 'Normal working day',
      value: '8 hours a day',
      amount: [8, 'hours'],
      sentence: 'In Kuwait the normal working time is 8 hours a day.',
      from: KUWAIT_HOURS,
    },
    {
      key: 'kw.hours.week',
      label: 'Normal working week',
      value: '48 hours a week',
      amount: [48, 'hours'],
      sentence: 'In Kuwait the normal working time is 48 hours a week.',
      from: KUWAIT_HOURS,
    },
    {
      key: 'kw.hours.ramadan.week',
      label: 'Hours in Ramadan, a week',
      value: '36 hours a week, as the labour law provides',
      amount: [36, 'hours'],
      sentence:
        'In Ramadan the working time in Kuwait is 36 hours a week, as the labour law provides.',
      from: LAW,
    },
    {
      key: 'kw.rest-day',
      label: 'Weekly rest',
      value: '24 hours after six working days',
      amount: [1, 'days'],
      sentence: 'A worker in Kuwait has a paid rest of 24 hours after six working days.',
      from: KUWAIT_REST,
    },
  ],
  heat: [
    {
      key: 'kw.midday.dates',
      label: 'Midday ban, dates',
      value: '1 June to 31 August',
      sentence: 'The Kuwait midday ban on outdoor work is from 1 June to 31 August.',
      from: MIDDAY,
    },
    {
      key: 'kw.midday.hours',
      label: 'Midday ban, hours',
      value: '11:00 to 16:00',
      amount: [5, 'hours'],
      sentence: 'During the Kuwait midday ban outdoor work stops from 11:00 to 16:00.',
      from: MIDDAY,
    },
    {
      key: 'kw.midday.fine',
      label: 'Midday ban, fine for each worker when repeated',
      value: 'KD 100 for each worker',
      amount: [100, 'KWD'],
      sentence:
        'A Kuwait employer who breaks the midday ban again pays a fine of KD 100 for each worker.',
      from: MIDDAY,
    },
  ],
  leave: [
    {
      key: 'kw.leave.year',
      label: 'Annual leave',
      value: '30 days a year',
      amount: [30, 'days'],
      sentence:
        'Annual leave in Kuwait is at least 30 days a year, without weekly rest days and holidays.',
      from: ANNUAL_LEAVE,
    },
    {
      key: 'kw.leave.after',
      label: 'Service needed for annual leave',
      value: '6 months',
      amount: [6, 'months'],
      sentence:
        'In Kuwait a worker may take annual leave after 6 months of service, since the law was changed in 2017.',
      from: {
        title: 'Annual leave: Article 70 as changed by Law 85 of 2017',
        publisher: 'Kuwait Times',
        link: 'https://www.kuwaittimes.com/annual-leave/',
        year: 2017,
        confidence: 'secondary',
        read: '2026-11-25',
      },
    },
    {
      key: 'kw.leave.on-leaving',
      label: 'Earned leave when you go earlier',
      value: 'paid for the time worked',
      sentence:
        'A worker who leaves a Kuwait job is paid the leave that was earned, under article 70 of the labour law.',
      from: LEAVE_PAY,
    },
  ],
  pay: [
    {
      key: 'kw.pay.wage',
      label: 'Pay that overtime, leave and indemnity are counted on',
      value: 'the last pay, with allowances paid regularly',
      sentence:
        'In Kuwait overtime, leave and indemnity are counted on the last pay, with allowances paid regularly.',
      from: KUWAIT_WAGE,
    },
    {
      key: 'kw.pay.divisor',
      label: 'Days of a month, to work out a day’s pay',
      value: '26 days',
      amount: [26, 'days'],
      sentence:
        'In Kuwait a day’s pay is a month’s pay divided by 26 days, when you work six days a week.',
      from: KUWAIT_DIVISOR,
    },
    {
      key: 'kw.overtime.day',
      label: 'Overtime',
      value: '25 %',
      amount: [25, 'percent'],
      sentence:
        'In Kuwait an hour of overtime on a working day is paid with 25 % on top, and rest days and holidays pay more.',
      from: KUWAIT_HOURS,
    },
    {
      key: 'kw.overtime.rest-day',
      label: 'Work on rest days and holidays',
      value: '1.5 times the pay on the rest day',
      amount: [1.5, 'times'],
      sentence:
        'In Kuwait work is paid with 1.5 times the pay on the rest day, and with 2 times the pay on a public holiday; ask for another day off too.',
      from: KUWAIT_HOURS,
    },
    {
      key: 'kw.overtime.max',
      label: 'Most overtime, a day',
      value: '2 hours a day',
      amount: [2, 'hours'],
      sentence: 'In Kuwait overtime is limited to 2 hours a day.',
      from: KUWAIT_HOURS,
    },
    {
      key: 'kw.overtime.max.week',
      label: 'Most overtime, a week',
      value: '3 days a week',
      amount: [3, 'days'],
      sentence: 'In Kuwait overtime is limited to 3 days a week.',
      from: KUWAIT_HOURS,
    },
    {
      key: 'kw.overtime.max.year',
      label: 'Most overtime, a year',
      value: '180 hours a year',
      amount: [180, 'hours'],
      sentence: 'In Kuwait overtime is limited to 180 hours a year.',
      from: KUWAIT_HOURS,
    },
    {
      key: 'kw.minimum-wage',
      label: 'Minimum wage',
      value: 'KD 75 a month in an older guide',
      amount: [75, 'KWD'],
      sentence:
        'An older guide gives KD 75 a month as the minimum wage in the Kuwait private sector; check it with PAM.',
      from: GUIDE,
    },
    {
      key: 'kw.wages.bank',
      label: 'Employers who must pay into bank accounts',
      value: '5 workers or more',
      amount: [5, 'workers'],
      sentence:
        'A Kuwait employer with 5 workers or more must pay wages into local bank accounts under article 57.',
      from: WAGES,
    },
    {
      key: 'kw.wages.late',
      label: 'Employers who pay late',
      value: 'their file can be suspended',
      sentence: 'PAM suspends the file of a Kuwait employer who pays wages late.',
      from: WAGES,
    },
  ],
})
