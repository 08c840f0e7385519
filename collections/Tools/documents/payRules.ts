import type { Destination } from '@/collections/Countries/shared/destinations'
import { OUR_OFFICE } from './evidence'
import type { Payer } from './shared/line'
import type { Say, When } from './speak'

/** What somebody pays for. */
export type Subject =
  | 'recruitment'
  | 'application'
  | 'passport'
  | 'own papers'
  | 'own licence'
  | 'trade papers'
  | 'trade test'
  | 'skill test'
  | 'contract'
  | 'certificates'
  | 'licence'
  | 'medical'
  | 'police'
  | 'visa'
  | 'insurance'
  | 'clearance'
  | 'orientation'
  | 'ticket'
  | 'arrival'

/**
 * `payer` is what the first fact says; `also` are quoted with it; `but` is what it leaves open.
 * A rule with `say` rests on no fact, so it names whom to ask.
 */
export type PayRule = { of: Subject; when?: When } & (
  | { payer: Payer; fact: string; also?: readonly string[]; but?: string }
  | { payer: Payer; say: Say }
)

/** The six Gulf states and Malaysia: there Nepal puts visa and ticket on the employer. */
export const GULF_AND_MALAYSIA: readonly Destination[] = ['AE', 'SA', 'OM', 'QA', 'BH', 'KW', 'MY']

const FROM_INDIA: When = { home: ['IN'] }
const FROM_NEPAL: When = { home: ['NP'], destination: GULF_AND_MALAYSIA }
const to = (...destination: Destination[]): When => ({ destination })

/** Who pays for what, by home country and destination. The first rule for the way counts. */
export const PAY_RULES: readonly PayRule[] = [
  { of: 'recruitment', when: to('AE'), payer: 'employer', fact: 'ae.fees.recruitment' },
  { of: 'recruitment', when: to('SA'), payer: 'employer', fact: 'sa.fees.recruitment' },
  { of: 'recruitment', when: to('KW'), payer: 'ask', fact: 'kw.fees.recruitment' },
  { of: 'recruitment', when: to('MY'), payer: 'ask', fact: 'my.fees.recruitment' },

  {
    of: 'application',
    payer: 'free',
    say: { text: 'We take no money for an application.', ask: OUR_OFFICE },
  },
  {
    of: 'passport',
    when: FROM_INDIA,
    payer: 'you',
    say: {
      text: 'The passport office has the fee of today.',
      ask: 'Passport Seva (passportindia.gov.in)',
    },
  },
  {
    of: 'passport',
    payer: 'you',
    say: { text: 'The passport office has the fee of today.', ask: 'Passport office of {Home}' },
  },
  {
    of: 'own licence',
    payer: 'you',
    say: { text: 'The licence office has the fee of today.', ask: 'Licence office of {Home}' },
  },
  {
    of: 'trade papers',
    payer: 'ask',
    say: { text: 'Ask for the fee first.', ask: 'The institute or employer that gave it' },
  },
  {
    of: 'police',
    when: FROM_INDIA,
    payer: 'ask',
    say: { text: 'The portal shows the fee.', ask: 'Passport Seva (passportindia.gov.in)' },
  },
  {
    of: 'police',
    payer: 'ask',
    say: { text: 'Ask for the fee first.', ask: 'Police of {Home}' },
  },
  {
    of: 'own papers',
    payer: 'you',
    say: { text: 'You pay for photos and copies.', ask: OUR_OFFICE },
  },

  {
    of: 'trade test',
    when: FROM_INDIA,
    payer: 'in the limit',
    fact: 'in.fees.trade-test',
    also: ['in.fees.interview-travel'],
  },
  { of: 'contract', when: to('AE'), payer: 'employer', fact: 'ae.fees.recruitment' },
  { of: 'contract', when: to('SA'), payer: 'employer', fact: 'sa.fees.recruitment' },
  { of: 'contract', when: to('QA'), payer: 'employer', fact: 'qa.fees.visa-centre' },
  { of: 'contract', when: to('KW'), payer: 'ask', fact: 'kw.fees.recruitment' },
  { of: 'contract', when: to('MY'), payer: 'ask', fact: 'my.fees.recruitment' },
  { of: 'certificates', when: FROM_INDIA, payer: 'in the limit', fact: 'in.fees.attestation' },

  { of: 'medical', when: to('QA'), payer: 'employer', fact: 'qa.fees.medical' },
  { of: 'medical', when: to('AE'), payer: 'employer', fact: 'ae.fees.medical' },
  { of: 'medical', when: FROM_INDIA, payer: 'ask', fact: 'in.fees.medical' },

  { of: 'visa', when: FROM_NEPAL, payer: 'employer', fact: 'np.fees.visa' },
  { of: 'visa', when: to('AE'), payer: 'employer', fact: 'ae.fees.visa' },
  {
    of: 'visa',
    when: to('SA'),
    payer: 'ask',
    fact: 'sa.fees.recruitment',
    also: ['sa.fees.permit'],
    but: 'The visa fee itself is not named.',
  },
  {
    of: 'visa',
    when: to('BH'),
    payer: 'employer',
    fact: 'bh.fees.permit',
    also: ['bh.fees.ban'],
  },
  { of: 'visa', when: to('KW'), payer: 'ask', fact: 'kw.fees.recruitment' },
  { of: 'visa', when: to('MY'), payer: 'ask', fact: 'my.fees.recruitment' },
  { of: 'visa', when: FROM_INDIA, payer: 'ask', fact: 'in.fees.visa' },

  { of: 'clearance', when: { home: ['NP'] }, payer: 'you', fact: 'np.fees.welfare' },
  { of: 'clearance', when: { home: ['LK'] }, payer: 'ask', fact: 'lk.fees.registration' },
  {
    of: 'clearance',
    when: { home: ['BD'] },
    payer: 'free',
    fact: 'bd.fees.site',
    but: 'Other fees are not named.',
  },
  { of: 'orientation', when: FROM_INDIA, payer: 'free', fact: 'in.fees.pdot' },
  { of: 'ticket', when: FROM_NEPAL, payer: 'employer', fact: 'np.fees.ticket' },
  { of: 'ticket', when: FROM_INDIA, payer: 'ask', fact: 'in.fees.ticket' },

  {
    of: 'arrival',
    when: to('AE'),
    payer: 'employer',
    fact: 'ae.fees.visa',
    also: ['ae.fees.medical'],
  },
  { of: 'arrival', when: to('SA'), payer: 'employer', fact: 'sa.fees.permit' },
  { of: 'arrival', when: to('BH'), payer: 'employer', fact: 'bh.fees.permit' },
]
