import { ANY, around, RECRUITMENT, rule } from '@/collections/Tools/charges/rule'
import { HEALTH_TRADES, tradesBut } from '@/collections/Tools/documents/shared/trades'
import type { DestinationRules } from './country'
import { NO_ENGINEERS, VISA_BY_EMPLOYER } from './says'

const NOT_THE_EMPLOYER = ['agent', 'other', 'unsure'] as const

/** The United Arab Emirates. */
export const AE: DestinationRules = {
  currency: 'AED',
  isGulf: true,
  employerPaysRecruitment: true,
  forbidsAgentFee: 'ae.fees.recruitment',
  needsClearanceOfIndia: true,
  certificates: 'embassy',
  contacts: {
    labour: ['ae.complaints.limit', 'ae.contacts.phone'],
    line: 'ae.contacts.claims',
    missions: {
      ...{ IN: 'in.contacts.pbsk-dubai', LK: 'ae.contacts.mission.lk' },
      PH: 'ae.contacts.mission.ph',
    },
  },
  known: {
    unpaid: ['ae.wages.due', 'ae.final-pay'],
    passport: ['ae.passport'],
    employer: ['ae.noc'],
    home: ['ae.exit-permit'],
  },
  charges: [
    rule(ANY, 'AE', 'employer', 'passport', 'notTheirs', 'ae.passport'),
    rule(ANY, 'AE', 'employer', RECRUITMENT, 'employer', 'ae.fees.recruitment'),
    rule(ANY, 'AE', ANY, ['visa', 'permit'], 'employer', 'ae.fees.visa'),
    rule(ANY, 'AE', ANY, 'medical', 'employer', 'ae.fees.medical'),
    rule(ANY, 'AE', ANY, 'ticket-home', 'employer', 'ae.fees.ticket-home'),
  ],
  around: [
    around(ANY, 'AE', NOT_THE_EMPLOYER, 'service', 'ae.fees.recruitment'),
    around(ANY, 'AE', ANY, ['visa', 'permit'], 'ae.fees.recruitment'),
    around(ANY, 'AE', NOT_THE_EMPLOYER, 'medical', 'ae.medical', 'ae.fees.medical'),
    around(ANY, 'AE', ANY, 'certificates', 'ae.certificates.needed'),
    around(ANY, 'AE', ['employer', 'unsure'], 'insurance', 'ae.iloe.duty', 'ae.iloe.price.low'),
    around(ANY, 'AE', NOT_THE_EMPLOYER, 'passport', 'ae.passport'),
  ],
  order: { fact: 'ae.visa.steps' },
  after: [{ fact: 'ae.medical' }, { fact: 'ae.visa.steps' }],
  moved: { step: ['medical', 'flight'] },
  papers: {
    'driving-licence': { notes: [{ when: { home: ['IN'] }, fact: 'ae.driving.exchange' }] },
    contract: { notes: [{ fact: 'ae.contract.term' }] },
    certificates: {
      // A helper's job is elementary: the fact ae.certificates.not-needed. Another trade may be.
      when: [{ trade: tradesBut('helper') }],
      notes: [
        { fact: 'ae.certificates.needed' },
        { when: { trade: ['other', null] }, fact: 'ae.certificates.not-needed' },
      ],
    },
    licence: {
      when: [{ trade: [...HEALTH_TRADES, 'engineer', 'guard', 'cook'] }],
      need: [{ when: { trade: ['guard', 'cook'] }, is: 'must' }],
      notes: [
        { when: { trade: HEALTH_TRADES }, fact: 'ae.health-licence.dubai' },
        { when: { trade: HEALTH_TRADES }, fact: 'ae.health-licence.abu-dhabi' },
        { when: { trade: HEALTH_TRADES }, fact: 'ae.health-licence.other' },
        { when: { trade: ['guard'] }, fact: 'ae.guard-licence.dubai' },
        { when: { trade: ['guard'] }, fact: 'ae.guard-licence.other' },
        { when: { trade: ['cook'] }, fact: 'ae.food-card.dubai' },
        NO_ENGINEERS,
      ],
    },
    // It is usually done after arrival.
    medical: { when: [] },
    visa: {
      title: [{ is: 'Work permit and entry permit' }],
      notes: VISA_BY_EMPLOYER,
    },
  },
  steps: {
    certificates: {
      needed: [{ when: { trade: ['helper'] }, is: 'no' }],
      what: [{ when: { trade: ['helper'] }, fact: 'ae.certificates.not-needed' }],
    },
    medical: {
      title: [{ is: 'Medical test, after arrival' }],
      what: [{ fact: 'ae.medical' }],
    },
    arrival: { what: [{ fact: 'ae.visa.steps' }] },
  },
  notNeeded: [
    { when: { trade: ['helper'] }, fact: 'ae.certificates.not-needed' },
    { fact: 'ae.certificates.experience' },
  ],
  packing: [{ fact: 'ae.medicines.supply' }],
  offer: {
    overtime: {
      pay: 'basic',
      wage: 'ae.overtime.wage',
      notes: ['ae.overtime.night'],
      limits: [
        { fact: 'ae.overtime.max', of: 'day' },
        { fact: 'ae.hours.three-weeks', of: 'three-weeks' },
      ],
    },
    end: {
      kind: 'years',
      later: true,
      wage: 'ae.gratuity.wage',
      partYear: 'ae.gratuity.part-year',
      minimumService: 'ae.gratuity.minimum-service',
      cap: 'ae.gratuity.cap',
      notes: ['ae.savings.choice', 'ae.final-pay'],
      resigning: [{ to: Number.POSITIVE_INFINITY, fact: 'ae.gratuity.resign' }],
    },
    minimumNotes: ['ae.minimum-wage.emirati'],
  },
}
