import { ANY, around, rule } from '@/collections/Tools/charges/rule'
import type { HomeRules } from './country'
import { GULF } from './destinations'
import { CLASS_FIRST } from './says'

const DOFE = 'Department of Foreign Employment, DoFE'

/** Where the rule 'free visa, free ticket' holds. */
const FREE_VISA = [...GULF, 'MY'] as const

const NO_LAW_THERE = ['BH', 'KW', 'MY'] as const

/** What that rule puts on the employer beside visa, permit, ticket and certificates. */
const OTHER_COSTS = ['trade-test', 'interview', 'tax'] as const

/** What the permission to leave for work is called. */
const CLEARANCE = [{ is: 'Labour approval' }]

/** Nepal. */
export const NP: HomeRules = {
  helpline: ['np.contacts.phone', 'Department of Foreign Employment of Nepal'],
  known: { cheated: ['np.fees.agency', 'np.fees.practice'] },
  charges: [
    // For Malaysia an agreement replaces the limit of an agent's fee.
    rule('NP', GULF, 'agent', 'service', 'limit', 'np.fees.agency'),
    rule('NP', FREE_VISA, ['agent', 'unsure'], OTHER_COSTS, 'employer', 'np.fees.other'),
    rule('NP', FREE_VISA, ANY, 'certificates', 'employer', 'np.fees.other'),
    rule('NP', 'MY', ANY, 'permit', 'employer', 'np.fees.other'),
    // Elsewhere the law of the country says it of its own employers.
    rule('NP', NO_LAW_THERE, 'employer', OTHER_COSTS, 'employer', 'np.fees.other'),
    rule('NP', ['BH', 'KW'], 'employer', 'service', 'employer', 'np.fees.other'),
    rule('NP', ANY, 'other', ['service', 'tax'], 'notRegistered', 'np.registration.duty'),
    rule('NP', 'MY', ANY, ['service', 'visa', 'medical'], 'employer', 'np.fees.malaysia'),
    rule('NP', 'MY', ANY, ['ticket', 'ticket-home'], 'employer', 'np.fees.malaysia'),
    rule('NP', FREE_VISA, ANY, 'visa', 'employer', 'np.fees.visa'),
    rule('NP', FREE_VISA, ANY, 'ticket', 'employer', 'np.fees.ticket'),
    rule('NP', ANY, ANY, 'clearance', 'ownFee', 'np.fees.welfare'),
    rule('NP', ANY, ANY, 'medical', 'ownFee', 'np.fees.medical'),
    rule('NP', FREE_VISA, ANY, 'orientation', 'ownFee', 'np.fees.own'),
    rule('NP', ANY, ANY, 'insurance', 'ownFee', 'np.fees.insurance'),
    // What the employer pays there is health insurance, and not the one of the labour approval.
    rule('NP', ['BH', 'SG'], ANY, 'insurance', 'ownFee', 'np.fees.insurance'),
  ],
  around: [
    around('NP', FREE_VISA, 'agent', 'service', 'np.fees.practice'),
    around('NP', FREE_VISA, ANY, ['visa', 'ticket'], 'np.fees.practice'),
    around('NP', ANY, ANY, 'insurance', 'np.insurance'),
    around('NP', ANY, ANY, 'orientation', 'np.orientation'),
    around('NP', ANY, ANY, 'clearance', 'np.approval'),
  ],
  papers: {
    certificates: { notes: [{ fact: 'np.certificates.route' }] },
    insurance: {
      when: [{}],
      need: [{ is: 'must' }],
      notes: [{ fact: 'np.insurance' }],
      issuer: [{ text: 'An insurer in {Home}', ask: DOFE }],
    },
    clearance: {
      title: CLEARANCE,
      when: [{}],
      notes: [{ fact: 'np.approval' }, { fact: 'np.approval.where' }],
      issuer: [{ fact: 'np.approval.where', show: 'value' }],
    },
    orientation: {
      when: [{}],
      need: [{ is: 'must' }],
      notes: [{ fact: 'np.orientation' }, { fact: 'np.orientation.first' }],
      issuer: [{ text: 'A training centre', ask: DOFE }],
    },
  },
  steps: {
    clearance: { title: CLEARANCE },
    orientation: { needed: [{ is: 'yes' }] },
  },
  moved: CLASS_FIRST,
}
