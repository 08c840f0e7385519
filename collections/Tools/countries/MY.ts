import { ANY, around, rule } from '@/collections/Tools/charges/rule'
import type { DestinationRules } from './country'
import {
  HOW_LONG_UNKNOWN,
  NO_DRIVERS,
  NO_ENGINEERS,
  NO_GUARDS,
  NO_HEALTH_LICENCE,
  VISA_BY_EMPLOYER,
} from './says'

/** Malaysia. */
export const MY: DestinationRules = {
  currency: 'MYR',
  needsClearanceOfIndia: true,
  certificates: 'embassy',
  contacts: { labour: ['my.contacts.office'], line: 'my.contacts.app' },
  known: { passport: ['my.passport'], home: ['my.exit-permit'] },
  charges: [
    rule(ANY, 'MY', 'employer', 'service', 'unknown', 'my.fees.recruitment'),
    rule(ANY, 'MY', ANY, 'passport', 'notTheirs', 'my.passport'),
  ],
  around: [
    around(ANY, 'MY', ['agent', 'other', 'unsure'], 'service', 'my.fees.recruitment'),
    around(ANY, 'MY', ANY, ['visa', 'permit'], 'my.fees.recruitment'),
    around(ANY, 'MY', ANY, 'medical', 'my.medical'),
  ],
  order: { fact: 'my.medical' },
  after: [{ fact: 'my.medical' }],
  papers: {
    'driving-licence': { notes: NO_DRIVERS },
    licence: { notes: [NO_HEALTH_LICENCE, NO_ENGINEERS, NO_GUARDS] },
    medical: {
      need: [{ is: 'usual' }],
      notes: [{ fact: 'my.medical' }],
      issuer: [{ text: 'The clinic that the employer names', ask: 'Your employer in {Country}' }],
      validity: HOW_LONG_UNKNOWN,
    },
    visa: { notes: VISA_BY_EMPLOYER },
  },
  steps: { arrival: { what: [{ fact: 'my.medical' }] } },
  doubts: [{ fact: 'my.permit.sectors' }],
  offer: {
    overtime: {
      pay: 'basic',
      isRestDayByDay: true,
      payLimit: 'my.overtime.pay-limit',
      notes: ['my.overtime.public-holiday'],
      limits: [{ fact: 'my.overtime.max.month', of: 'month' }],
    },
    end: { kind: 'fund', notes: ['my.epf.withdrawal'] },
    minimumNotes: ['my.minimum-wage.who'],
  },
}
