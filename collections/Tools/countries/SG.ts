import { ANY, around, rule } from '@/collections/Tools/charges/rule'
import type { DestinationRules } from './country'
import { NO_DRIVERS, NO_ENGINEERS, NO_GUARDS, NO_HEALTH_LICENCE } from './says'

/** What an employer would take for the job, or take back of the costs of employing. */
const RECOVERED = ['service', 'interview', 'tax', 'trade-test'] as const

/** Singapore. */
export const SG: DestinationRules = {
  currency: 'SGD',
  certificates: 'apostille',
  contacts: {
    labour: ['sg.contacts.phone'],
    line: 'sg.contacts.help',
    missions: { IN: 'sg.contacts.mission.in' },
  },
  known: {},
  charges: [
    rule(ANY, 'SG', ANY, ['visa', 'permit'], 'employer', 'sg.fees.pass'),
    rule(ANY, 'SG', 'employer', RECOVERED, 'banned', 'sg.fees.employer'),
    rule(ANY, 'SG', ANY, 'insurance', 'employer', 'sg.fees.insurance'),
    rule(ANY, 'SG', ANY, 'ticket-home', 'employer', 'sg.fees.ticket-home'),
  ],
  around: [
    around(ANY, 'SG', 'agent', 'service', 'sg.fees.agency.max', 'sg.fees.receipt'),
    around(ANY, 'SG', ANY, ['visa', 'permit'], 'sg.pass.applicant', 'sg.fees.levy'),
    around(ANY, 'SG', ANY, 'medical', 'sg.medical'),
  ],
  order: { fact: 'sg.medical' },
  after: [{ fact: 'sg.medical' }],
  moved: { step: ['medical', 'flight'] },
  papers: {
    'driving-licence': { notes: NO_DRIVERS },
    licence: {
      need: [{ when: { trade: ['nurse'] }, is: 'must' }],
      notes: [
        { when: { trade: ['nurse'] }, fact: 'sg.nurse-licence' },
        { when: { trade: ['nurse'] }, fact: 'sg.nurse-licence.hospital' },
        { ...NO_HEALTH_LICENCE, when: { trade: ['pharmacist', 'health'] } },
        ...[NO_ENGINEERS, NO_GUARDS],
      ],
    },
    // It is usually done after arrival.
    medical: { when: [] },
    visa: { title: [{ is: 'Work pass' }], notes: [{ fact: 'sg.pass.applicant' }] },
  },
  steps: {
    medical: { title: [{ is: 'Medical test, after arrival' }], what: [{ fact: 'sg.medical' }] },
    visa: { title: [{ is: 'Work pass' }] },
  },
  offer: {
    overtime: {
      pay: 'basic',
      wage: 'sg.pay.hour',
      hour: 'sg.pay.hour',
      isRestDayByDay: true,
      payLimit: 'sg.overtime.pay-limit.manual',
      payLimitOther: 'sg.overtime.pay-limit',
      limits: [{ fact: 'sg.overtime.max', of: 'month' }],
    },
    end: { kind: 'none', notes: [] },
    passes: [
      { label: 'Work Permit, jobs opened in 2025', fact: 'sg.work-permit.pay' },
      { label: 'S Pass', fact: 'sg.s-pass.pay', next: 'sg.s-pass.pay.2027' },
      {
        label: 'Employment Pass',
        fact: 'sg.employment-pass.pay',
        next: 'sg.employment-pass.pay.2027',
      },
    ],
  },
}
