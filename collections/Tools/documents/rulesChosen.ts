import { APOSTILLE, always, EMBASSY_ROUTE, EMIGRATION_CHECK, type PaperRule } from './paperRule'
import { LICENCES } from './rulesLicence'
import { type Trade, tradesBut } from './shared/trades'

const EMPLOYER = 'Your employer in {Country}'

/** A helper's job is elementary: the fact ae.certificates.not-needed. */
const SKILLED = tradesBut('helper')

const DEGREE: readonly Trade[] = ['engineer', 'teacher', 'nurse', 'pharmacist', 'health']

export const AFTER_CHOICE: readonly PaperRule[] = [
  {
    key: 'contract',
    group: 'chosen',
    title: always('Offer and contract'),
    need: always('must'),
    notes: [
      { text: 'Read every page before you sign. Keep a photo of each.', ask: 'Our office' },
      { when: { destination: ['AE', 'SA', 'KW'] }, fact: '{to}.contract.term' },
      { when: { destination: ['OM'] }, fact: 'om.contract.form' },
      { when: { destination: ['QA'] }, fact: 'qa.visa-centre.steps' },
    ],
    issuer: [{ text: 'The employer', ask: EMPLOYER }],
    paid: 'contract',
    validity: [
      { when: { destination: ['OM'] }, fact: 'om.contract.term', show: 'value' },
      { text: 'The contract names its end. Keep it until the last pay.', ask: EMPLOYER },
    ],
  },
  {
    key: 'certificates',
    group: 'chosen',
    when: [
      { destination: ['SA', 'OM', 'QA', 'BH', 'KW', 'SG', 'MY', null] },
      { destination: ['AE'], trade: SKILLED },
    ],
    title: [
      { when: { home: ['IN', 'PH', 'BD'], destination: APOSTILLE }, is: 'Certificates: apostille' },
      { when: { home: ['NP', 'LK'] }, is: 'Certificates: embassy stamps' },
      { when: { destination: EMBASSY_ROUTE }, is: 'Certificates: embassy stamps' },
      { is: 'Certificates with stamps' },
    ],
    need: [{ when: { trade: DEGREE }, is: 'usual' }, { is: 'if-asked' }],
    notes: [
      {
        when: { home: ['IN'], destination: [...APOSTILLE, ...EMBASSY_ROUTE] },
        fact: '{to}.certificates.route',
      },
      { when: { home: ['NP', 'LK', 'PH'] }, fact: '{home}.certificates.route' },
      { when: { home: ['BD'] }, fact: 'bd.certificates.route' },
      { when: { home: ['PH', 'BD'], destination: APOSTILLE }, fact: '{to}.certificates.route' },
      {
        when: { home: ['PH', 'BD'], destination: ['AE', 'QA', 'KW', 'MY'] },
        fact: 'general.apostille.not-members',
      },
      { when: { destination: ['AE'] }, fact: 'ae.certificates.needed' },
      { when: { destination: ['AE'] }, fact: 'ae.certificates.not-needed' },
      { text: 'Ask which papers need a stamp before you spend money.', ask: EMPLOYER },
    ],
    issuer: [
      {
        when: { home: ['IN'], destination: APOSTILLE },
        fact: 'in.certificates.apostille',
        show: 'value',
      },
      {
        when: { home: ['IN'], destination: EMBASSY_ROUTE },
        fact: 'in.certificates.chain',
        show: 'value',
      },
      { text: 'The foreign ministry of {Home}, or the embassy', ask: 'Foreign ministry of {Home}' },
    ],
    paid: 'certificates',
    validity: [{ text: 'We know of no end date.', ask: EMPLOYER }],
  },
  ...LICENCES,
  {
    key: 'medical',
    group: 'chosen',
    // In the UAE and in Singapore it is usually done after arrival.
    when: [{ destination: ['SA', 'OM', 'QA', 'BH', 'KW', 'MY', null] }],
    title: [
      { when: { destination: ['QA'] }, is: 'Medical and fingerprints (visa centre)' },
      { when: { destination: ['SA'] }, is: 'Medical test (Wafid)' },
      { is: 'Medical test' },
    ],
    need: [{ when: { destination: ['SA', 'QA', 'MY'] }, is: 'usual' }, { is: 'if-asked' }],
    notes: [
      { when: { destination: ['SA', 'QA', 'MY'] }, fact: '{to}.medical' },
      { when: { home: ['IN'], destination: ['QA'] }, fact: 'qa.visa-centre.cities' },
      {
        when: { home: ['NP', 'LK', 'BD', 'PH', null], destination: ['QA'] },
        text: 'We do not know the visa centres in {Home}.',
        ask: EMPLOYER,
      },
      { when: { destination: ['OM', 'BH', 'KW', null] }, fact: 'general.wafid' },
      { when: { destination: ['SA', 'OM', 'BH', 'KW', null] }, fact: 'general.wafid.clinic' },
      {
        when: { destination: ['OM', 'BH', 'KW'] },
        text: 'We do not know if the test comes before the visa.',
        ask: EMPLOYER,
      },
      {
        when: { destination: [null] },
        text: 'Place and time depend on the country of the job.',
        ask: 'Our office',
      },
    ],
    issuer: [
      { when: { destination: ['QA'] }, fact: 'qa.medical', show: 'value' },
      { when: { destination: ['MY'] }, text: 'The clinic that the employer names', ask: EMPLOYER },
      { fact: 'general.wafid', show: 'value' },
    ],
    paid: 'medical',
    validity: [
      {
        when: { destination: ['QA', 'MY'] },
        text: 'We do not know how long it counts.',
        ask: EMPLOYER,
      },
      { fact: 'general.wafid.validity', show: 'value' },
    ],
  },
  {
    key: 'police',
    group: 'chosen',
    title: always('Police clearance certificate'),
    need: always('if-asked'),
    notes: [
      {
        when: { home: ['IN'], passport: ['ecr'], destination: EMIGRATION_CHECK },
        fact: 'in.pcc.ecr-papers',
      },
      {
        text: 'We do not know if {Country} wants a police certificate. Ask before you apply.',
        ask: EMPLOYER,
      },
    ],
    issuer: [
      { when: { home: ['IN'] }, fact: 'in.pcc.where', show: 'value' },
      { text: 'The police or an office of {Home}', ask: 'Police of {Home}' },
    ],
    paid: 'police',
    validity: [{ text: 'The office that wants it decides how new it must be.', ask: EMPLOYER }],
  },
  {
    key: 'visa',
    group: 'chosen',
    title: [
      { when: { destination: ['SG'] }, is: 'Work pass' },
      { when: { destination: ['AE'] }, is: 'Work permit and entry permit' },
      { when: { destination: ['BH'] }, is: 'Work permit' },
      { is: 'Work visa' },
    ],
    need: always('must'),
    notes: [
      { when: { destination: ['SG'] }, fact: 'sg.pass.applicant' },
      { when: { destination: ['SA'] }, fact: 'sa.visa.biometrics' },
      {
        when: { destination: ['AE', 'SA', 'OM', 'QA', 'BH', 'KW', 'MY', null] },
        fact: 'general.visa.applicant',
      },
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
