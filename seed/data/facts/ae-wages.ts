import { MOHRE } from './ae-work'
import { factsOf, type Source } from './type'

const WAGE_2026: Source = {
  title: 'Ministerial Resolution 340 of 2026 on wage protection',
  publisher: 'Emirates 24|7',
  year: 2026,
  confidence: 'secondary',
}
const WAGE_2022: Source = {
  title: 'Wage protection under Ministerial Resolution 598 of 2022',
  publisher: 'Hadef & Partners',
  year: 2023,
  confidence: 'secondary',
}
const EMIRATI_WAGE: Source = {
  title: 'Minimum wage for Emirati citizens, 10 February 2026',
  publisher: 'Gulf News',
  year: 2026,
  confidence: 'secondary',
}
const RULES_2016: Source = {
  title: 'UAE labour updates on wages and housing',
  publisher: 'Mondaq',
  year: 2016,
  confidence: 'secondary',
}
const ILOE: Source = {
  title: 'Unemployment insurance (ILOE)',
  publisher: 'UAE Government portal (u.ae)',
  link: 'https://u.ae',
  year: 2023,
  confidence: 'official',
}

export const AE_WAGES = factsOf('AE', MOHRE, {
  pay: [
    {
      key: 'ae.minimum-wage',
      label: 'Minimum wage',
      value: 'none for foreign workers',
      sentence: 'The UAE has no minimum wage for foreign workers.',
      from: EMIRATI_WAGE,
    },
    {
      key: 'ae.wages.due',
      label: 'Pay day',
      value: 'the 1st, for the past month',
      sentence:
        'A 2026 press report says that UAE pay for the past month is due on the 1st since 1 June 2026, which MoHRE can confirm.',
      from: WAGE_2026,
    },
    {
      key: 'ae.wages.share',
      label: 'Share of wages that must be moved in time',
      value: '85 %',
      amount: [85, 'percent'],
      sentence:
        'A 2026 press report says that a UAE employer counts as on time when at least 85 % of the wages were moved.',
      from: WAGE_2026,
    },
  ],
  insurance: [
    {
      key: 'ae.iloe.duty',
      label: 'Unemployment insurance (ILOE)',
      value: 'compulsory',
      sentence: 'Unemployment insurance, called ILOE, is compulsory for employees in the UAE.',
      from: ILOE,
    },
    {
      key: 'ae.iloe.wage-limit',
      label: 'ILOE, basic wage up to which the lower level applies',
      value: 'AED 16,000 a month',
      amount: [16000, 'AED'],
      sentence: 'The lower level of UAE ILOE insurance is for a basic wage of up to AED 16,000.',
      from: ILOE,
    },
    {
      key: 'ae.iloe.price.low',
      label: 'ILOE, price of the lower level',
      value: 'AED 5 a month',
      amount: [5, 'AED'],
      sentence: 'In 2023 the lower level of UAE ILOE insurance cost AED 5 a month.',
      from: ILOE,
    },
    {
      key: 'ae.iloe.price.high',
      label: 'ILOE, price of the higher level',
      value: 'AED 10 a month',
      amount: [10, 'AED'],
      sentence: 'In 2023 the higher level of UAE ILOE insurance cost AED 10 a month.',
      from: ILOE,
    },
    {
      key: 'ae.iloe.benefit.low',
      label: 'ILOE, most you receive at the lower level',
      value: 'AED 10,000 a month',
      amount: [10000, 'AED'],
      sentence: 'At the lower level UAE ILOE insurance pays AED 10,000 a month at most.',
      from: ILOE,
    },
    {
      key: 'ae.iloe.benefit.high',
      label: 'ILOE, most you receive at the higher level',
      value: 'AED 20,000 a month',
      amount: [20000, 'AED'],
      sentence: 'At the higher level UAE ILOE insurance pays AED 20,000 a month at most.',
      from: ILOE,
    },
    {
      key: 'ae.iloe.share',
      label: 'ILOE, share of the basic wage',
      value: '60 %',
      amount: [60, 'percent'],
      sentence: 'UAE ILOE insurance pays 60 % of the basic wage after you lose the job.',
      from: ILOE,
    },
    {
      key: 'ae.iloe.length',
      label: 'ILOE, longest payment',
      value: '3 months',
      amount: [3, 'months'],
      sentence: 'UAE ILOE insurance pays for up to 3 months.',
      from: ILOE,
    },
    {
      key: 'ae.iloe.wait',
      label: 'ILOE, paid months before you can claim',
      value: '12 months',
      amount: [12, 'months'],
      sentence: 'You can claim from UAE ILOE insurance after 12 months of paid subscription.',
      from: ILOE,
    },
    {
      key: 'ae.iloe.claim',
      label: 'ILOE, time to claim',
      value: '30 days',
      amount: [30, 'days'],
      sentence: 'You must claim from UAE ILOE insurance within 30 days.',
      from: ILOE,
    },
    {
      key: 'ae.iloe.fine',
      label: 'ILOE, fine for a worker without it',
      value: 'AED 400',
      amount: [400, 'AED'],
      sentence:
        'In 2023 the fine for not having UAE ILOE insurance was AED 400, and MoHRE has the fine of today.',
      from: ILOE,
    },
  ],
  'other-rules': [
    {
      key: 'ae.minimum-wage.emirati',
      label: 'Minimum wage for Emirati citizens',
      value: 'AED 6,000 a month',
      amount: [6000, 'AED'],
      sentence: 'Since 1 January 2026 AED 6,000 a month is the UAE minimum for Emiratis only.',
      from: EMIRATI_WAGE,
    },
    {
      key: 'ae.wages.old-rule-2022',
      label: 'Wage rule before June 2026',
      value: '15 days and 80 %',
      sentence:
        'Before June 2026 the UAE wage rule of 2022 allowed 15 days for late pay and asked for 80 % of the wages.',
      from: WAGE_2022,
    },
    {
      key: 'ae.wages.old-rule-2016',
      label: 'Wage rule of 2016',
      value: '10 days',
      amount: [10, 'days'],
      sentence: 'Under the UAE rule of 2016 wages were due within 10 days of the due date.',
      from: RULES_2016,
    },
    {
      key: 'ae.housing.old-rule-2016',
      label: 'Housing rule of 2016',
      value: 'free housing under AED 2,000 a month, in firms with 50 workers or more',
      sentence:
        'In 2016 UAE firms with 50 workers or more had to house workers who earned under AED 2,000 a month free of charge.',
      from: RULES_2016,
    },
  ],
})
