import { ANY, around, rule } from '@/collections/Tools/charges/rule'
import { HEALTH_TRADES } from '@/collections/Tools/documents/shared/trades'
import type { DestinationRules } from './country'
import {
  MEDICAL_AGAIN,
  NO_DRIVERS,
  NO_ENGINEERS,
  NO_GUARDS,
  ORDER_UNKNOWN,
  VISA_BY_EMPLOYER,
  WAFID_AT_AN_UNKNOWN_TIME,
} from './says'

const NOT_THE_EMPLOYER = ['agent', 'other', 'unsure'] as const

/** Bahrain. */
export const BH: DestinationRules = {
  currency: 'BHD',
  isGulf: true,
  needsClearanceOfIndia: true,
  certificates: 'apostille',
  contacts: { labour: ['bh.contacts.office', 'bh.contacts.phone'], line: null },
  known: {
    passport: ['bh.passport'],
    employer: ['bh.noc', 'bh.noc.first-year', 'bh.permit.grace'],
    home: ['bh.exit-permit', 'bh.permit.grace'],
  },
  charges: [
    rule(ANY, 'BH', 'employer', 'passport', 'notTheirs', 'bh.passport'),
    rule(ANY, 'BH', ANY, ['visa', 'permit'], 'employer', 'bh.fees.ban'),
    rule(ANY, 'BH', ANY, 'insurance', 'employer', 'bh.fees.permit'),
    rule(ANY, 'BH', ANY, 'ticket-home', 'employer', 'bh.fees.ticket-home'),
  ],
  around: [
    around(ANY, 'BH', ANY, 'visa', 'bh.fees.permit'),
    around(ANY, 'BH', ANY, 'permit', 'bh.fees.permit'),
    around(ANY, 'BH', NOT_THE_EMPLOYER, 'insurance', 'bh.fees.permit'),
    around(ANY, 'BH', NOT_THE_EMPLOYER, 'passport', 'bh.passport'),
  ],
  order: ORDER_UNKNOWN,
  after: MEDICAL_AGAIN,
  papers: {
    'driving-licence': { notes: NO_DRIVERS },
    licence: {
      notes: [
        { when: { trade: HEALTH_TRADES }, fact: 'bh.health-licence' },
        NO_ENGINEERS,
        NO_GUARDS,
      ],
    },
    medical: { notes: WAFID_AT_AN_UNKNOWN_TIME },
    visa: { title: [{ is: 'Work permit' }], notes: VISA_BY_EMPLOYER },
  },
  steps: { arrival: { what: MEDICAL_AGAIN } },
  offer: {
    overtime: {
      pay: 'basic',
      notes: ['bh.overtime.night'],
      limits: [{ fact: 'bh.overtime.max', of: 'day' }],
    },
    end: {
      kind: 'years',
      later: true,
      wage: 'bh.gratuity.wage',
      partYear: 'bh.gratuity.part-year',
      notes: ['bh.sio.start'],
      resigning: [{ to: Number.POSITIVE_INFINITY, fact: 'bh.gratuity.resign' }],
    },
  },
}
