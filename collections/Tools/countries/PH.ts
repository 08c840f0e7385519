import { ANY, around, rule } from '@/collections/Tools/charges/rule'
import type { HomeRules } from './country'
import { APOSTILLE, destinationsWith, EMBASSY_ROUTE } from './destinations'
import { CLASS_FIRST, MAYBE_HOUSEHOLD } from './says'

const NOT_THE_EMPLOYER = ['agent', 'other', 'unsure'] as const

/** Where the law puts the cost of recruitment on the employer; Qatar has a fact of its own. */
const NO_PLACEMENT_FEE = destinationsWith((rules) => rules.employerPaysRecruitment).filter(
  (to) => to !== 'QA',
)
const PLACEMENT_FEE = destinationsWith((rules) => !rules.employerPaysRecruitment)

const OTHER_COSTS = ['insurance', 'interview', 'tax'] as const

/** Where no law says that the employer pays an insurance. */
const NO_INSURANCE_THERE = ['AE', 'SA', 'OM', 'QA', 'KW', 'MY'] as const

/** What the permission to leave for work is called. */
const CLEARANCE = [{ is: 'Papers of DMW' }]

/** The Philippines. */
export const PH: HomeRules = {
  helpline: ['ph.contacts.phone', 'Department of Migrant Workers of the Philippines'],
  known: {},
  charges: [
    rule('PH', 'QA', ANY, 'service', 'banned', 'ph.fees.qatar'),
    ...NO_PLACEMENT_FEE.map((to) =>
      rule(
        ...(['PH', to, NOT_THE_EMPLOYER, 'service', 'banned', 'ph.fees.not-allowed'] as const),
        `${to.toLowerCase()}.fees.recruitment`,
      ),
    ),
    rule('PH', PLACEMENT_FEE, ['agent', 'employer'], 'service', 'limit', 'ph.fees.placement'),
    rule('PH', ANY, ['agent', 'unsure'], OTHER_COSTS, 'banned', 'ph.fees.no-other'),
    // Elsewhere the law of the country says it of its own employers.
    rule('PH', PLACEMENT_FEE, 'employer', ['interview', 'tax'], 'banned', 'ph.fees.no-other'),
    rule('PH', NO_INSURANCE_THERE, 'employer', 'insurance', 'banned', 'ph.fees.no-other'),
    rule('PH', ANY, ['employer', 'other'], 'orientation', 'free', 'ph.fees.orientation'),
    rule('PH', ANY, ANY, ['visa', 'permit', 'ticket'], 'employer', 'ph.fees.employer'),
    rule(
      'PH',
      ANY,
      ANY,
      ['ticket-home', 'clearance', 'trade-test'],
      'employer',
      'ph.fees.employer',
    ),
    rule('PH', ANY, ANY, ['medical', 'certificates'], 'ownCost', 'ph.fees.worker'),
  ],
  around: [
    around('PH', ANY, ['agent', 'other', 'unsure'], 'service', 'ph.fees.domestic'),
    around('PH', ANY, ANY, 'clearance', 'ph.new-hires'),
  ],
  papers: {
    certificates: {
      notes: [
        { fact: 'ph.certificates.route' },
        { when: { destination: APOSTILLE }, fact: '{to}.certificates.route' },
        { when: { destination: EMBASSY_ROUTE }, fact: 'general.apostille.not-members' },
      ],
    },
    clearance: {
      title: CLEARANCE,
      when: [{}],
      notes: [{ fact: 'ph.new-hires' }, { fact: 'ph.ofw-pass' }],
      issuer: [{ text: 'DMW', facts: ['ph.new-hires'] }],
    },
    orientation: {
      title: [{ is: 'Orientation class (PDOS)' }],
      when: [{}],
      need: [{ is: 'must' }],
      notes: [{ fact: 'ph.orientation' }, { fact: 'ph.orientation.first' }],
      issuer: [{ text: 'OWWA', facts: ['ph.orientation'] }],
    },
  },
  steps: {
    application: { what: [{ fact: 'ph.peos' }] },
    clearance: { title: CLEARANCE },
    orientation: { needed: [{ is: 'yes' }] },
  },
  doubts: [{ when: MAYBE_HOUSEHOLD, fact: 'ph.domestic.age' }],
  moved: CLASS_FIRST,
}
