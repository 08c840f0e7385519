import {
  always,
  type ByWay,
  EMIGRATION_CHECK,
  NOT_SURE_OF_STAMP,
  type PaperRule,
} from './paperRule'
import type { When } from './speak'

const PROTECTOR = 'Protector of Emigrants or eMigrate (emigrate.gov.in)'

const ECR: When = { home: ['IN'], passport: ['ecr'], destination: [...EMIGRATION_CHECK, null] }
const PERHAPS_ECR: When = {
  home: ['IN'],
  passport: NOT_SURE_OF_STAMP,
  destination: [...EMIGRATION_CHECK, null],
}
const NURSE: When = { home: ['IN'], trade: ['nurse'], destination: [...EMIGRATION_CHECK, null] }
const NURSE_WITHOUT_STAMP: When = { ...NURSE, passport: ['ecnr'] }

/** What the permission of each home country is called. */
export const CLEARANCE_TITLES: ByWay<string> = [
  { when: { home: ['NP'] }, is: 'Labour approval' },
  { when: { home: ['LK'] }, is: 'Registration with SLBFE' },
  { when: { home: ['BD'] }, is: 'Clearance and smart card (BMET)' },
  { when: { home: ['PH'] }, is: 'Papers of DMW' },
  { is: 'Emigration clearance' },
]

export const BEFORE_FLIGHT: readonly PaperRule[] = [
  {
    key: 'insurance',
    group: 'flight',
    when: [ECR, PERHAPS_ECR, NURSE, { home: ['NP'] }],
    title: [{ when: { home: ['IN'] }, is: 'Insurance (PBBY)' }, { is: 'Insurance' }],
    need: [{ when: ECR, is: 'must' }, { when: { home: ['NP'] }, is: 'must' }, { is: 'if-asked' }],
    notes: [
      { when: { home: ['IN'] }, fact: 'in.pbby.duty' },
      { when: { home: ['IN'] }, fact: 'in.pbby.premium.2-years' },
      { when: { home: ['IN'] }, fact: 'in.pbby.premium.3-years' },
      {
        when: NURSE_WITHOUT_STAMP,
        text: 'We do not know if a nurse without the stamp needs it.',
        ask: PROTECTOR,
      },
      { when: { home: ['NP'] }, fact: 'np.insurance' },
    ],
    issuer: [
      { when: { home: ['IN'] }, text: 'An insurer, on eMigrate', ask: PROTECTOR },
      { text: 'An insurer in {Home}', ask: 'Department of Foreign Employment, DoFE' },
    ],
    paid: 'insurance',
    validity: [
      {
        when: { home: ['IN'] },
        text: 'Two or three years, by the premium',
        facts: ['in.pbby.premium.2-years', 'in.pbby.premium.3-years'],
      },
      { text: 'See the date on the policy.', ask: 'The insurer' },
    ],
  },
  {
    key: 'clearance',
    group: 'flight',
    when: [ECR, PERHAPS_ECR, NURSE, { home: ['NP', 'LK', 'BD', 'PH'] }],
    title: CLEARANCE_TITLES,
    need: [
      { when: { home: ['NP', 'LK', 'BD', 'PH'] }, is: 'must' },
      { when: ECR, is: 'must' },
      { when: NURSE, is: 'must' },
      { is: 'if-asked' },
    ],
    notes: [
      { when: { home: ['IN'] }, fact: 'in.ecr.gulf' },
      { when: NURSE, fact: 'in.ecr.nurses' },
      { when: { home: ['IN'] }, fact: 'in.clearance.papers' },
      { when: PERHAPS_ECR, text: 'Look at the last page of your passport first.', ask: PROTECTOR },
      { when: { home: ['NP'] }, fact: 'np.approval' },
      { when: { home: ['NP'] }, fact: 'np.approval.where' },
      { when: { home: ['LK'] }, fact: 'lk.registration' },
      { when: { home: ['BD'] }, fact: 'bd.clearance' },
      { when: { home: ['PH'] }, fact: 'ph.new-hires' },
      { when: { home: ['PH'] }, fact: 'ph.ofw-pass' },
    ],
    issuer: [
      {
        when: { home: ['IN'] },
        text: 'Protector of Emigrants, on eMigrate',
        facts: ['in.contacts.emigrate'],
      },
      { when: { home: ['NP'] }, fact: 'np.approval.where', show: 'value' },
      { when: { home: ['LK'] }, text: 'SLBFE', facts: ['lk.registration'] },
      { when: { home: ['BD'] }, text: 'BMET', facts: ['bd.clearance'] },
      { text: 'DMW', facts: ['ph.new-hires'] },
    ],
    paid: 'clearance',
    validity: [
      { when: { home: ['IN'] }, text: 'We do not know how long it counts.', ask: PROTECTOR },
      { text: 'We do not know how long it counts.', ask: 'The office that gives it' },
    ],
  },
  {
    key: 'orientation',
    group: 'flight',
    when: [{ home: ['IN', 'NP'] }],
    title: [
      { when: { home: ['IN'] }, is: 'Orientation class (PDOT)' },
      { is: 'Orientation class' },
    ],
    need: [{ when: { home: ['NP'] }, is: 'must' }, { is: 'if-asked' }],
    notes: [
      { when: { home: ['IN'] }, fact: 'in.pdot.length' },
      { when: { home: ['IN'] }, fact: 'in.pdot.duty' },
      { when: { home: ['NP'] }, fact: 'np.orientation' },
    ],
    issuer: [
      { when: { home: ['IN'] }, text: 'A listed centre', facts: ['in.pdot.centres'] },
      { text: 'A training centre', ask: 'Department of Foreign Employment, DoFE' },
    ],
    paid: 'orientation',
    validity: [{ text: 'We know of no end date. Keep the paper.', ask: 'The training centre' }],
  },
  {
    key: 'ticket',
    group: 'flight',
    title: always('Flight ticket'),
    need: always('must'),
    notes: [
      { text: 'Your name must be as in the passport.', ask: 'Our office' },
      { text: 'Read in your contract who buys the ticket.', ask: 'Your employer in {Country}' },
    ],
    issuer: [{ text: 'The airline', ask: 'Your employer in {Country}' }],
    paid: 'ticket',
    validity: [{ text: 'The day and flight that are printed on it', ask: 'The airline' }],
  },
]
