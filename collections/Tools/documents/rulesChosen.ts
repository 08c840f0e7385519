import { APOSTILLE, EMBASSY_ROUTE } from '@/collections/Tools/countries/destinations'
import { always, OF_COUNTRIES, type PaperRule } from './paperRule'
import { LICENCES } from './rulesLicence'
import type { Trade } from './shared/trades'

const EMPLOYER = 'Your employer in {Country}'

const DEGREE: readonly Trade[] = ['engineer', 'teacher', 'nurse', 'pharmacist', 'health']

export const AFTER_CHOICE: readonly PaperRule[] = [
  {
    key: 'contract',
    group: 'chosen',
    title: always('Offer and contract'),
    need: always('must'),
    notes: [
      { text: 'Read every page before you sign. Keep a photo of each.', ask: 'Our office' },
      OF_COUNTRIES,
    ],
    issuer: [{ text: 'The employer', ask: EMPLOYER }],
    paid: 'contract',
    validity: [{ text: 'The contract names its end. Keep it until the last pay.', ask: EMPLOYER }],
  },
  {
    key: 'certificates',
    group: 'chosen',
    title: [
      { when: { home: ['IN', 'PH', 'BD'], destination: APOSTILLE }, is: 'Certificates: apostille' },
      { when: { home: ['NP', 'LK'] }, is: 'Certificates: embassy stamps' },
      { when: { destination: EMBASSY_ROUTE }, is: 'Certificates: embassy stamps' },
      { is: 'Certificates with stamps' },
    ],
    need: [{ when: { trade: DEGREE }, is: 'usual' }, { is: 'if-asked' }],
    notes: [
      OF_COUNTRIES,
      { text: 'Ask which papers need a stamp before you spend money.', ask: EMPLOYER },
    ],
    issuer: [
      {
        when: { home: ['BD', 'PH'], destination: APOSTILLE },
        text: 'The foreign ministry of {Home}, as an apostille',
        ask: 'Foreign ministry of {Home}',
      },
      ...[{ home: ['NP', 'LK'] as const }, { destination: EMBASSY_ROUTE }].map((when) => ({
        when,
        text: 'The foreign ministry of {Home}, then the embassy of {Country}',
        ask: 'Foreign ministry of {Home}',
      })),
      { text: 'The foreign ministry of {Home}, or the embassy', ask: 'Foreign ministry of {Home}' },
    ],
    paid: 'certificates',
    validity: [{ text: 'We know of no end date.', ask: EMPLOYER }],
  },
  ...LICENCES,
  {
    key: 'medical',
    group: 'chosen',
    title: always('Medical test'),
    need: always('if-asked'),
    notes: [
      OF_COUNTRIES,
      { when: { destination: [null] }, fact: 'general.wafid' },
      { when: { destination: [null] }, fact: 'general.wafid.clinic' },
      {
        when: { destination: [null] },
        text: 'Place and time depend on the country of the job.',
        ask: 'Our office',
      },
    ],
    issuer: [{ fact: 'general.wafid', show: 'value' }],
    paid: 'medical',
    validity: [{ fact: 'general.wafid.validity', show: 'value' }],
  },
  {
    key: 'police',
    group: 'chosen',
    title: always('Police clearance certificate'),
    need: always('if-asked'),
    notes: [
      OF_COUNTRIES,
      {
        text: 'We do not know if {Country} wants a police certificate. Ask before you apply.',
        ask: EMPLOYER,
      },
    ],
    issuer: [{ text: 'The police or an office of {Home}', ask: 'Police of {Home}' }],
    paid: 'police',
    validity: [{ text: 'The office that wants it decides how new it must be.', ask: EMPLOYER }],
  },
  {
    key: 'visa',
    group: 'chosen',
    title: always('Work visa'),
    need: always('must'),
    notes: [
      OF_COUNTRIES,
      { when: { destination: [null] }, fact: 'general.visa.applicant' },
      { text: 'The visa must be for work. Compare it with your contract.', ask: 'Our office' },
    ],
    issuer: [
      { when: { destination: [null] }, text: 'The government of that country', ask: 'Our office' },
      { text: 'The government of {Country}', ask: EMPLOYER },
    ],
    paid: 'visa',
    validity: [{ text: 'See the date on it.', ask: EMPLOYER }],
  },
]
