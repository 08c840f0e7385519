import { ANY, around, type ChargeRule, rule } from '@/collections/Tools/charges/rule'
import { keysOf } from '@/lib/shared/objects'
import type { HomeRules } from './country'
import { APOSTILLE, EMBASSY_ROUTE } from './destinations'
import { CLASS_FIRST } from './says'

/** Bangladesh has a limit of all costs, the agent's fee included, for each of these. */
const CEILINGS = ['AE', 'SA', 'OM', 'BH', 'KW', 'SG', 'MY'] as const

/**
 * What that ceiling includes beside the agent's fee. Visa and permit are what the destination says: a
 * ceiling at home does not allow what is banned there.
 */
const IN_CEILING = [
  'trade-test',
  'certificates',
  'orientation',
  'interview',
  'tax',
  'clearance',
] as const

/** These too, but where the destination puts them on the employer. */
const UNLESS_EMPLOYER = {
  ticket: ['MY'],
  medical: ['AE'],
  insurance: ['BH', 'SG'],
} as const satisfies Record<string, readonly (typeof CEILINGS)[number][]>

const inCeiling = (to: (typeof CEILINGS)[number]) => [
  ...IN_CEILING,
  ...keysOf(UNLESS_EMPLOYER).filter(
    (charge) => !(UNLESS_EMPLOYER[charge] as readonly string[]).includes(to),
  ),
]

/** What the permission to leave for work is called. */
const CLEARANCE = [{ is: 'Clearance and smart card (BMET)' }]

/** Bangladesh. */
export const BD: HomeRules = {
  helpline: ['bd.contacts.phone', 'BMET, the office of Bangladesh for work abroad'],
  known: {},
  charges: [
    ...CEILINGS.flatMap((to): ChargeRule[] => {
      const fact = `bd.fees.ceiling.${to.toLowerCase()}`
      return [
        rule('BD', to, 'agent', 'service', 'limit', fact),
        rule('BD', to, 'agent', inCeiling(to), 'inside', fact, fact),
      ]
    }),
    rule('BD', ANY, 'other', ['service', 'tax'], 'notRegistered', 'bd.registration.duty'),
  ],
  around: [around('BD', ANY, ANY, 'clearance', 'bd.clearance', 'bd.fees.site')],
  papers: {
    certificates: {
      notes: [
        { fact: 'bd.certificates.route' },
        { when: { destination: APOSTILLE }, fact: 'bd.certificates.objections' },
        { when: { destination: APOSTILLE }, fact: '{to}.certificates.route' },
        { when: { destination: EMBASSY_ROUTE }, fact: 'general.apostille.not-members' },
      ],
    },
    clearance: {
      title: CLEARANCE,
      when: [{}],
      notes: [{ fact: 'bd.clearance' }],
      issuer: [{ text: 'BMET', facts: ['bd.clearance'] }],
    },
    orientation: {
      title: [{ is: 'Orientation class (PDO)' }],
      when: [{}],
      need: [{ is: 'must' }],
      notes: [{ fact: 'bd.orientation' }, { fact: 'bd.orientation.first' }],
      issuer: [{ text: 'A technical training centre (TTC)', facts: ['bd.orientation'] }],
    },
  },
  steps: { clearance: { title: CLEARANCE }, orientation: { needed: [{ is: 'yes' }] } },
  moved: CLASS_FIRST,
}
