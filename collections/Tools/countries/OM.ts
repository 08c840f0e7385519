import { ANY, around, RECRUITMENT, rule } from '@/collections/Tools/charges/rule'
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

/** Oman. */
export const OM: DestinationRules = {
  currency: 'OMR',
  isGulf: true,
  employerPaysRecruitment: true,
  forbidsAgentFee: 'om.fees.recruitment',
  needsClearanceOfIndia: true,
  certificates: 'apostille',
  contacts: { labour: ['om.contacts.office'], line: null },
  known: {
    passport: ['om.passport'],
    contract: ['om.contract.form'],
    employer: ['om.noc', 'om.noc.unregistered'],
    home: ['om.exit-permit'],
  },
  charges: [
    rule(ANY, 'OM', 'employer', RECRUITMENT, 'employer', 'om.fees.recruitment'),
    rule(ANY, 'OM', ANY, ['visa', 'permit'], 'employer', 'om.fees.recruitment'),
    rule(ANY, 'OM', ANY, 'ticket-home', 'employer', 'om.fees.ticket-home'),
  ],
  around: [
    around(ANY, 'OM', ['agent', 'other', 'unsure'], 'service', 'om.fees.recruitment'),
    around(ANY, 'OM', ANY, 'ticket-home', 'om.leave.ticket'),
    around(ANY, 'OM', ANY, 'passport', 'om.passport'),
  ],
  order: ORDER_UNKNOWN,
  after: MEDICAL_AGAIN,
  papers: {
    'driving-licence': { notes: NO_DRIVERS },
    contract: {
      notes: [{ fact: 'om.contract.form' }],
      validity: [{ fact: 'om.contract.term', show: 'value' }],
    },
    licence: {
      notes: [
        { when: { trade: HEALTH_TRADES }, fact: 'om.health-licence' },
        NO_ENGINEERS,
        NO_GUARDS,
      ],
    },
    medical: { notes: WAFID_AT_AN_UNKNOWN_TIME },
    visa: { notes: VISA_BY_EMPLOYER },
  },
  steps: { arrival: { what: MEDICAL_AGAIN } },
  doubts: [{ fact: 'om.reserved-jobs' }],
  offer: {
    overtime: {
      pay: 'basic',
      notes: ['om.overtime.night'],
      limits: [{ fact: 'om.overtime.max', of: 'day' }],
    },
    end: {
      kind: 'years',
      wage: 'om.gratuity.wage',
      partYear: 'om.gratuity.part-year',
      notes: ['om.savings.start'],
    },
  },
}
