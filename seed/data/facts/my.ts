import { factsOf, type Source } from './type'

export const MALAYSIA_LABOUR = 'Department of Labour (mohr.gov.my)'
const EPF_OFFICE = 'EPF (kwsp.gov.my)'

const HOURS: Source = {
  title: 'Hours and overtime in Malaysia',
  publisher: 'payroll.my',
  link: 'https://payroll.my',
  year: 2025,
  confidence: 'secondary',
}
const MINIMUM: Source = {
  title: 'Minimum wage of RM1,700, 22 July 2025',
  publisher: 'The Star',
  year: 2025,
  confidence: 'secondary',
}
const EPF: Source = {
  title: 'EPF for foreign workers, 1 October 2025',
  publisher: 'The Star',
  year: 2025,
  confidence: 'secondary',
}

export const MY_WORK = factsOf('MY', MALAYSIA_LABOUR, {
  hours: [
    {
      key: 'my.hours.week',
      label: 'Normal working week',
      value: '45 hours a week',
      amount: [45, 'hours'],
      sentence: 'In Malaysia the normal working time is 45 hours a week.',
      from: HOURS,
    },
  ],
  pay: [
    {
      key: 'my.overtime.day',
      label: 'Overtime',
      value: '1.5 times the hourly rate',
      amount: [1.5, 'times'],
      sentence: 'In Malaysia overtime is paid at 1.5 times the hourly rate.',
      from: HOURS,
    },
    {
      key: 'my.overtime.pay-limit',
      label: 'Pay up to which overtime is due',
      value: 'RM4,000 a month',
      amount: [4000, 'MYR'],
      sentence: 'In Malaysia overtime pay is for workers with pay of up to RM4,000 a month.',
      from: HOURS,
    },
    {
      key: 'my.overtime.public-holiday',
      label: 'Overtime on a public holiday',
      value: '3 times the hourly rate',
      amount: [3, 'times'],
      sentence: 'In Malaysia overtime on a public holiday is paid at 3 times the hourly rate.',
      from: HOURS,
    },
    {
      key: 'my.minimum-wage',
      label: 'Minimum wage',
      value: 'RM1,700 a month',
      amount: [1700, 'MYR'],
      sentence:
        'The minimum wage in Malaysia is RM1,700 a month for every employer since 1 August 2025.',
      from: MINIMUM,
    },
    {
      key: 'my.minimum-wage.who',
      label: 'Workers covered by the minimum wage',
      value: 'foreign workers too, but not domestic workers',
      sentence:
        'The Malaysian minimum wage is for foreign workers too, but not for domestic workers.',
      from: MINIMUM,
    },
  ],
  'end-of-service': [
    {
      key: 'my.epf.worker',
      label: 'Provident fund (EPF), share of the worker',
      value: '2 % of wages',
      amount: [2, 'percent'],
      sentence:
        'Since the wages of October 2025 a foreign worker in Malaysia pays 2 % into the provident fund EPF.',
      from: EPF,
      confirm: EPF_OFFICE,
    },
    {
      key: 'my.epf.employer',
      label: 'Provident fund (EPF), share of the employer',
      value: '2 % of wages',
      amount: [2, 'percent'],
      sentence:
        'Since the wages of October 2025 the employer in Malaysia pays 2 % for a foreign worker into the provident fund EPF.',
      from: EPF,
      confirm: EPF_OFFICE,
    },
    {
      key: 'my.epf.excluded',
      label: 'Provident fund (EPF), workers left out',
      value: 'domestic workers',
      sentence: 'The Malaysian provident fund EPF leaves out foreign domestic workers.',
      from: EPF,
      confirm: EPF_OFFICE,
    },
    {
      key: 'my.epf.withdrawal',
      label: 'Provident fund (EPF), paid out',
      value: 'when you leave Malaysia for good',
      sentence:
        'A foreign worker can take the money out of the provident fund EPF when leaving Malaysia for good.',
      from: EPF,
      confirm: EPF_OFFICE,
    },
  ],
})
