import { COMMON, factsOf, type Source } from './type'

export const MOM = 'Ministry of Manpower, MOM (mom.gov.sg)'

const BUDGET: Source = {
  title: 'Singapore Budget 2026, pay for work passes',
  publisher: 'Channel NewsAsia',
  year: 2026,
  confidence: 'secondary',
}
const PERMIT: Source = {
  title: 'Work Permit changes from July 2025, March 2025',
  publisher: 'Mothership',
  year: 2025,
  confidence: 'secondary',
}
const MOM_2017: Source = {
  title: 'Reply to the press, 2017',
  publisher: 'Ministry of Manpower (mom.gov.sg)',
  link: 'https://mom.gov.sg',
  year: 2017,
  confidence: 'official',
}

export const SG_PASSES = factsOf('SG', MOM, {
  'visa-and-permit': [
    {
      key: 'sg.pass.kinds',
      label: 'Passes for work',
      value: 'Work Permit, S Pass and Employment Pass',
      sentence: 'The passes for work in Singapore are the Work Permit, S Pass and Employment Pass.',
      from: PERMIT,
    },
    {
      key: 'sg.pass.applicant',
      label: 'Who applies for the pass',
      value: 'the employer or a licensed agent',
      sentence: 'The employer or a licensed agent applies for a Singapore pass, not the worker.',
      from: PERMIT,
    },
    {
      key: 'sg.work-permit.years',
      label: 'Work Permit, longest stay',
      value: 'no limit since 1 July 2025',
      sentence: 'Since 1 July 2025 a Singapore Work Permit has no maximum number of years.',
      from: PERMIT,
    },
    {
      key: 'sg.work-permit.age',
      label: 'Work Permit, highest age',
      value: '63 years',
      amount: [63, 'years'],
      sentence: 'Since 1 July 2025 you can hold a Singapore Work Permit up to the age of 63.',
      from: PERMIT,
    },
    {
      key: 'sg.work-permit.age.new',
      label: 'Work Permit, age of a new applicant',
      value: 'under 61 years',
      amount: [61, 'years'],
      sentence: 'A new applicant for a Singapore Work Permit must be under 61.',
      from: PERMIT,
    },
    {
      key: 'sg.work-permit.jobs',
      label: 'Jobs opened to Non-Traditional Sources',
      value: 'cooks, heavy-vehicle drivers and manufacturing operators',
      sentence:
        'In September 2025 Singapore opened the jobs of cook, heavy-vehicle driver and manufacturing operator to Non-Traditional Sources.',
      from: PERMIT,
    },
    {
      key: 'sg.work-permit.india',
      label: 'Work Permit, group of India',
      value: 'usually Non-Traditional Sources in services and manufacturing',
      sentence:
        'For services and manufacturing in Singapore India is usually in the group Non-Traditional Sources, and MOM can confirm it.',
      from: COMMON,
    },
  ],
  pay: [
    {
      key: 'sg.work-permit.pay',
      label: 'Work Permit, pay in the jobs opened in 2025',
      value: 'S$2,000 a month of fixed pay',
      amount: [2000, 'SGD'],
      sentence:
        'Workers from Non-Traditional Sources in the Singapore jobs opened in 2025 need fixed pay of S$2,000 a month or more.',
      from: PERMIT,
    },
    {
      key: 'sg.employment-pass.pay',
      label: 'Employment Pass, minimum pay now',
      value: 'S$5,600 a month',
      amount: [5600, 'SGD'],
      sentence: 'A Singapore Employment Pass now needs pay of at least S$5,600 a month.',
      from: BUDGET,
    },
    {
      key: 'sg.employment-pass.pay.finance',
      label: 'Employment Pass in finance, minimum pay now',
      value: 'S$6,200 a month',
      amount: [6200, 'SGD'],
      sentence: 'A Singapore Employment Pass in finance now needs at least S$6,200 a month.',
      from: BUDGET,
    },
    {
      key: 'sg.employment-pass.pay.2027',
      label: 'Employment Pass, minimum pay from 2027',
      value: 'S$6,000 a month',
      amount: [6000, 'SGD'],
      sentence:
        'From 1 January 2027 a new Singapore Employment Pass needs pay of at least S$6,000 a month.',
      from: BUDGET,
    },
    {
      key: 'sg.employment-pass.pay.finance.2027',
      label: 'Employment Pass in finance, minimum pay from 2027',
      value: 'S$6,600 a month',
      amount: [6600, 'SGD'],
      sentence:
        'From 1 January 2027 a new Singapore Employment Pass in finance needs at least S$6,600 a month.',
      from: BUDGET,
    },
    {
      key: 'sg.s-pass.pay',
      label: 'S Pass, minimum pay now',
      value: 'S$3,300 a month',
      amount: [3300, 'SGD'],
      sentence: 'A Singapore S Pass now needs pay of at least S$3,300 a month.',
      from: BUDGET,
    },
    {
      key: 'sg.s-pass.pay.finance',
      label: 'S Pass in finance, minimum pay now',
      value: 'S$3,800 a month',
      amount: [3800, 'SGD'],
      sentence: 'A Singapore S Pass in finance now needs pay of at least S$3,800 a month.',
      from: BUDGET,
    },
    {
      key: 'sg.s-pass.pay.2027',
      label: 'S Pass, minimum pay from 2027',
      value: 'S$3,600 a month',
      amount: [3600, 'SGD'],
      sentence: 'From 1 January 2027 a new Singapore S Pass needs pay of at least S$3,600 a month.',
      from: BUDGET,
    },
    {
      key: 'sg.s-pass.pay.finance.2027',
      label: 'S Pass in finance, minimum pay from 2027',
      value: 'S$4,000 a month',
      amount: [4000, 'SGD'],
      sentence:
        'From 1 January 2027 a new Singapore S Pass in finance needs at least S$4,000 a month.',
      from: BUDGET,
    },
    {
      key: 'sg.pass.pay.renewal',
      label: 'New pay levels for renewals',
      value: 'from 2028',
      sentence: 'For renewals of Singapore passes the new pay levels count from 2028.',
      from: BUDGET,
    },
    {
      key: 'sg.pass.pay.age',
      label: 'Pay levels for older applicants',
      value: 'higher with age',
      sentence: 'Older applicants for a Singapore S Pass or Employment Pass need higher pay.',
      from: BUDGET,
    },
  ],
  contacts: [
    {
      key: 'sg.contacts.office',
      label: 'Labour office',
      value: 'Ministry of Manpower, MOM (mom.gov.sg)',
      sentence:
        'Workers in Singapore complain to MOM, the Ministry of Manpower, and its site is mom.gov.sg.',
      from: MOM_2017,
    },
    {
      key: 'sg.contacts.phone',
      label: 'Complaint line',
      value: '6438 5122',
      sentence: 'In 2017 the line of MOM in Singapore was 6438 5122; check it before use.',
      from: MOM_2017,
    },
    {
      key: 'sg.contacts.help',
      label: 'Other help with wages',
      value: "usually TADM and the Migrant Workers' Centre",
      sentence:
        "Workers in Singapore usually also get help from TADM and the Migrant Workers' Centre, and MOM can confirm it.",
      from: COMMON,
    },
  ],
})
