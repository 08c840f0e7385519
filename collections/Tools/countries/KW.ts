import { ANY, around, rule } from '@/collections/Tools/charges/rule'
import { HEALTH_TRADES } from '@/collections/Tools/documents/shared/trades'
import type { DestinationRules } from './country'
import {
  MEDICAL_AGAIN,
  NO_DRIVERS,
  NO_GUARDS,
  ORDER_UNKNOWN,
  VISA_BY_EMPLOYER,
  WAFID_AT_AN_UNKNOWN_TIME,
} from './says'

const NOT_THE_EMPLOYER = ['agent', 'other', 'unsure'] as const

/** Kuwait. */
export const KW: DestinationRules = {
  currency: 'KWD',
  isGulf: true,
  needsClearanceOfIndia: true,
  certificates: 'embassy',
  contacts: { labour: ['kw.complaints.subjects'], line: 'kw.contacts.domestic' },
  known: {
    unpaid: ['kw.wages.late'],
    passport: ['kw.passport'],
    employer: ['kw.transfer'],
    home: ['kw.exit-permit', 'kw.exit-permit.refused'],
  },
  charges: [
    rule(ANY, 'KW', 'employer', 'service', 'unknown', 'kw.fees.recruitment'),
    rule(ANY, 'KW', 'employer', 'passport', 'notTheirs', 'kw.passport'),
    rule(ANY, 'KW', ANY, ['visa', 'permit'], 'banned', 'kw.fees.residence'),
  ],
  around: [
    around(ANY, 'KW', NOT_THE_EMPLOYER, 'service', 'kw.fees.recruitment'),
    around(ANY, 'KW', NOT_THE_EMPLOYER, 'passport', 'kw.passport'),
  ],
  order: ORDER_UNKNOWN,
  after: MEDICAL_AGAIN,
  papers: {
    'driving-licence': { notes: NO_DRIVERS },
    contract: { notes: [{ fact: 'kw.contract.term' }] },
    licence: {
      need: [{ when: { trade: ['engineer'] }, is: 'usual' }],
      notes: [
        { when: { trade: HEALTH_TRADES }, fact: 'kw.health-licence' },
        { when: { trade: ['engineer'] }, fact: 'kw.engineers' },
        { when: { trade: ['engineer'], home: ['IN'] }, fact: 'kw.engineers.indian-degree' },
        NO_GUARDS,
      ],
    },
    medical: { notes: WAFID_AT_AN_UNKNOWN_TIME },
    visa: { notes: VISA_BY_EMPLOYER },
  },
  steps: { arrival: { what: MEDICAL_AGAIN } },
  offer: {
    overtime: {
      pay: 'all',
      wage: 'kw.pay.wage',
      limits: [
        { fact: 'kw.overtime.max', of: 'day' },
        { fact: 'kw.overtime.max.week', of: 'week' },
        { fact: 'kw.overtime.max.year', of: 'year' },
      ],
    },
    end: {
      kind: 'years',
      later: true,
      cap: 'kw.gratuity.cap',
      wage: 'kw.pay.wage',
      isWholeWage: true,
      partYear: 'kw.gratuity.part-year',
      notes: [],
      resigning: [
        { to: 35, fact: 'kw.gratuity.resign.under-3' },
        { to: 60, fact: 'kw.gratuity.resign.from-3' },
        { to: 119, fact: 'kw.gratuity.resign.from-5' },
        { to: Number.POSITIVE_INFINITY, fact: 'kw.gratuity.resign.from-10' },
      ],
    },
  },
}
