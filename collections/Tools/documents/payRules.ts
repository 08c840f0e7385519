import { destinationsWith } from '@/collections/Tools/countries/destinations'
import { OUR_OFFICE } from '@/collections/Tools/shared/facts'
import type { Payer } from '@/collections/Tools/shared/payers'
import type { Charge } from '../charges/shared/question'
import type { AppliesToRoute, SentenceRule } from './sentences'

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

/** `payer` is what the fact says. A rule with `say` rests on no fact, so it names whom to ask. */
export type PayRule = { of: Subject; when?: AppliesToRoute } & (
  | { payer: Payer; fact: string }
  | { payer: Payer; say: SentenceRule }
)

/** What is a charge of the tool "Can I be charged this?": its table decides, for all tools. */
export const CHARGE_OF: Partial<Record<Subject, Charge>> = {
  'trade test': 'trade-test',
  certificates: 'certificates',
  medical: 'medical',
  visa: 'visa',
  insurance: 'insurance',
  clearance: 'clearance',
  orientation: 'orientation',
  ticket: 'ticket',
  arrival: 'permit',
}

const FROM_INDIA: AppliesToRoute = { home: ['IN'] }

/**
 * Who pays for what is no charge of the tool "Can I be charged this?", by home country and destination.
 * The first rule for the way counts. The charges themselves have one table (charges/rules.ts).
 */
export const PAY_RULES: readonly PayRule[] = [
  {
    of: 'recruitment',
    when: { destination: destinationsWith((rules) => rules.employerPaysRecruitment) },
    payer: 'employer',
    fact: '{to}.fees.recruitment',
  },
  {
    of: 'recruitment',
    payer: 'employer',
    say: { text: 'The employer does this step.', ask: OUR_OFFICE },
  },
  {
    of: 'contract',
    payer: 'free',
    say: { text: 'Nobody may ask you to pay for this.', ask: OUR_OFFICE },
  },

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
]
