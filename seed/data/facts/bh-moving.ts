import { BAHRAIN_LABOUR, LMRA } from './bh-work'
import { COMMON, factsOf, type Source } from './type'

const RIGHTS: Source = {
  title: 'Rights of foreign workers and change of employer',
  publisher: 'LMRA (lmra.gov.bh)',
  link: 'https://lmra.gov.bh/en/page/show/152',
  confidence: 'official',
}
const FEES: Source = {
  title: 'Fees of the work permit, 12 October 2022',
  publisher: 'LMRA (blog.lmra.gov.bh)',
  link: 'https://blog.lmra.gov.bh',
  year: 2022,
  confidence: 'official',
}
const LAW: Source = {
  title: 'Guide to Labour Law 36 of 2012 and Law 19 of 2006',
  publisher: 'mgz.com.tw',
  link: 'https://mgz.com.tw',
  year: 2024,
  confidence: 'secondary',
}
const APOSTILLE: Source = {
  title: 'Apostille parties in the Gulf',
  publisher: 'schmidt-export.com',
  link: 'https://schmidt-export.com',
  confidence: 'secondary',
}
const HEALTH: Source = {
  title: 'Health licences in the Gulf',
  publisher: 'gulfmedexams.com',
  link: 'https://gulfmedexams.com',
  year: 2026,
  confidence: 'secondary',
}
const PHONE: Source = {
  title: 'Working in Bahrain (older guide)',
  publisher: 'recruitmentadvisor.org',
  link: 'https://recruitmentadvisor.org',
  confidence: 'secondary',
}

export const BH_MOVING = factsOf('BH', LMRA, {
  fees: [
    {
      key: 'bh.fees.permit',
      label: 'Work permit fees, with health insurance',
      value: 'the employer',
      sentence:
        'In Bahrain the employer pays all fees of the work permit, health insurance included.',
      from: FEES,
    },
    {
      key: 'bh.fees.ban',
      label: 'Money from a worker for a permit',
      value: 'banned',
      sentence: 'In Bahrain it is banned to take money from a worker for a permit.',
      from: FEES,
    },
  ],
  'visa-and-permit': [
    {
      key: 'bh.permit.grace',
      label: 'Time after the permit ends',
      value: '30 days',
      amount: [30, 'days'],
      sentence: 'When a Bahrain work permit ends you have 30 days to find a new employer or leave.',
      from: RIGHTS,
    },
    {
      key: 'bh.exit-permit',
      label: 'Exit permit',
      value: 'usually none',
      sentence: 'You usually need no exit permit to leave Bahrain, and LMRA can confirm it.',
      from: COMMON,
    },
  ],
  'changing-job': [
    {
      key: 'bh.noc',
      label: 'Change of employer without consent',
      value: 'after one year',
      amount: [1, 'years'],
      sentence:
        'After one year with an employer in Bahrain you may change employer without consent.',
      from: RIGHTS,
    },
    {
      key: 'bh.noc.first-year',
      label: 'Change of employer in the first year',
      value: 'the employer may refuse',
      sentence: 'In the first year a Bahrain employer may refuse a change of employer.',
      from: RIGHTS,
    },
    {
      key: 'bh.noc.notice.max',
      label: 'Longest notice to change employer',
      value: '90 days, if the contract says so',
      amount: [90, 'days'],
      sentence:
        'The notice to change employer in Bahrain is as in the contract, and 90 days at most.',
      from: RIGHTS,
    },
  ],
  pay: [
    {
      key: 'bh.wages.system',
      label: 'Wage protection',
      value: 'usually through LMRA',
      sentence: 'Wages in Bahrain are usually tracked in a system of LMRA, which has the dates.',
      from: COMMON,
    },
  ],
  contacts: [
    {
      key: 'bh.contacts.office',
      label: 'Office for permits and complaints',
      value: 'LMRA (lmra.gov.bh)',
      sentence: 'The office for foreign workers in Bahrain is LMRA, and its site is lmra.gov.bh.',
      from: RIGHTS,
    },
    {
      key: 'bh.contacts.phone',
      label: 'Call centre',
      value: '17506055',
      sentence:
        'An older page gives 17506055 as the LMRA call centre in Bahrain; check it on lmra.gov.bh before use.',
      from: PHONE,
    },
  ],
  documents: [
    {
      key: 'bh.law',
      label: 'Labour law',
      value: 'Labour Law 36 of 2012',
      sentence: 'Private-sector work in Bahrain is under Labour Law 36 of 2012.',
      from: LAW,
      confirm: BAHRAIN_LABOUR,
    },
    {
      key: 'bh.law.market',
      label: 'Law of the permit system',
      value: 'Law 19 of 2006',
      sentence: 'The labour market and the work permits of Bahrain are under Law 19 of 2006.',
      from: LAW,
    },
    {
      key: 'bh.passport',
      label: 'Passport',
      value: 'the property of the worker',
      sentence: 'In Bahrain the passport belongs to the worker.',
      from: RIGHTS,
    },
    {
      key: 'bh.certificates.route',
      label: 'Route for certificates',
      value: 'apostille',
      sentence: 'Bahrain accepts an apostille since 31 December 2013.',
      from: APOSTILLE,
      confirm: 'Embassy of Bahrain in your country',
    },
    {
      key: 'bh.health-licence',
      label: 'Health licence',
      value: 'NHRA',
      sentence: 'Health staff in Bahrain need a licence from NHRA, the health regulator.',
      from: HEALTH,
      confirm: 'NHRA, Bahrain',
    },
  ],
})
