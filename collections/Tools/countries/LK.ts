import { ANY, around, rule } from '@/collections/Tools/charges/rule'
import type { HomeRules } from './country'
import { MAYBE_HOUSEHOLD } from './says'

/** What the permission to leave for work is called. */
const CLEARANCE = [{ is: 'Registration with SLBFE' }]

/** Sri Lanka. */
export const LK: HomeRules = {
  helpline: ['lk.contacts.phone', 'Bureau of Foreign Employment of Sri Lanka'],
  known: {},
  charges: [
    rule('LK', ANY, 'agent', ['service', 'tax', 'interview'], 'banned', 'lk.fees.agency'),
    rule('LK', ANY, ANY, 'clearance', 'ownFee', 'lk.fees.registration'),
  ],
  around: [around('LK', ANY, ANY, 'clearance', 'lk.registration', 'lk.fees.renewal')],
  papers: {
    certificates: { notes: [{ fact: 'lk.certificates.route' }] },
    clearance: {
      title: CLEARANCE,
      when: [{}],
      notes: [{ fact: 'lk.registration' }],
      issuer: [{ text: 'SLBFE', facts: ['lk.registration'] }],
    },
  },
  steps: { clearance: { title: CLEARANCE } },
  doubts: [{ fact: 'lk.women.report' }, { when: MAYBE_HOUSEHOLD, fact: 'lk.domestic.age' }],
}
