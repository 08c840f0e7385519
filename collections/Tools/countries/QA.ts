import { ANY, around, RECRUITMENT, rule } from '@/collections/Tools/charges/rule'
import { HEALTH_TRADES } from '@/collections/Tools/documents/shared/trades'
import type { DestinationRules } from './country'
import { HOW_LONG_UNKNOWN, MEDICAL_AGAIN, NO_DRIVERS, NO_GUARDS, VISA_BY_EMPLOYER } from './says'

/** Qatar. */
export const QA: DestinationRules = {
  currency: 'QAR',
  isGulf: true,
  employerPaysRecruitment: true,
  needsClearanceOfIndia: true,
  certificates: 'embassy',
  contacts: { labour: ['qa.contacts.office', 'qa.contacts.phone'], line: 'qa.contacts.sms' },
  known: {
    unpaid: ['qa.wages.due'],
    contract: ['qa.visa-centre.steps'],
    employer: ['qa.noc'],
    home: ['qa.exit-permit'],
  },
  charges: [
    rule(ANY, 'QA', 'employer', RECRUITMENT, 'employer', 'qa.fees.recruitment'),
    rule(ANY, 'QA', ANY, ['visa', 'permit'], 'employer', 'qa.fees.recruitment'),
    rule(ANY, 'QA', ANY, 'medical', 'employer', 'qa.fees.medical'),
    rule(ANY, 'QA', ANY, 'ticket-home', 'employer', 'qa.fees.ticket-home'),
  ],
  around: [
    around(ANY, 'QA', ['agent', 'other', 'unsure'], 'service', 'qa.fees.recruitment'),
    around(ANY, 'QA', ANY, 'visa', 'qa.fees.visa-centre'),
    around(ANY, 'QA', ANY, 'medical', 'qa.medical'),
  ],
  order: { fact: 'qa.visa-centre.steps' },
  after: MEDICAL_AGAIN,
  papers: {
    'driving-licence': { notes: NO_DRIVERS },
    contract: { notes: [{ fact: 'qa.visa-centre.steps' }] },
    licence: {
      need: [{ when: { trade: ['engineer'] }, is: 'usual' }],
      notes: [
        { when: { trade: HEALTH_TRADES }, fact: 'qa.health-licence' },
        { when: { trade: ['engineer'] }, fact: 'qa.engineers' },
        NO_GUARDS,
      ],
    },
    medical: {
      title: [{ is: 'Medical and fingerprints (visa centre)' }],
      need: [{ is: 'usual' }],
      notes: [
        { fact: 'qa.medical' },
        { when: { home: ['IN'] }, fact: 'qa.visa-centre.cities' },
        {
          when: { home: ['NP', 'LK', 'BD', 'PH', null] },
          text: 'We do not know the visa centres in {Home}.',
          ask: 'Your employer in {Country}',
        },
      ],
      issuer: [{ fact: 'qa.medical', show: 'value' }],
      validity: HOW_LONG_UNKNOWN,
    },
    visa: { notes: VISA_BY_EMPLOYER },
  },
  steps: {
    medical: { title: [{ is: 'Medical test, at the visa centre' }] },
    arrival: { what: MEDICAL_AGAIN },
  },
  offer: {
    overtime: {
      pay: 'basic',
      wage: 'qa.overtime.wage',
      notes: ['qa.overtime.night'],
      limits: [{ fact: 'qa.overtime.max', of: 'day' }],
    },
    end: {
      kind: 'years',
      wage: 'qa.gratuity.wage',
      partYear: 'qa.gratuity.part-year',
      minimumService: 'qa.gratuity.minimum-service',
      notes: [],
    },
    benefits: [
      { benefit: 'room', fact: 'qa.minimum-wage.housing' },
      { benefit: 'food', fact: 'qa.minimum-wage.food' },
    ],
    minimumNotes: ['qa.minimum-wage.who'],
  },
}
