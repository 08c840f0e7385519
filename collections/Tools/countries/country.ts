import type { Around, ChargeRule } from '@/collections/Tools/charges/rule'
import type { PaperPart } from '@/collections/Tools/documents/paperRule'
import type { SentenceRule } from '@/collections/Tools/documents/sentences'
import type { PaperKey } from '@/collections/Tools/documents/shared/papers'
import type { Home } from '@/collections/Tools/documents/shared/question'
import type { Problem } from '@/collections/Tools/help/shared/question'
import type { StepKey } from '@/collections/Tools/steps/shared/steps'
import type { StepPart } from '@/collections/Tools/steps/stepRule'

/** What the tools know about a country, home or destination. All keys are keys of facts. */
export type CountryRules = {
  /** Who may charge what. `around` is quoted beside the answer. */
  charges: readonly ChargeRule[]
  around: readonly Around[]
  /** Facts to know with a problem there, or of somebody from there. */
  known: Partial<Record<Problem, readonly string[]>>
  /** What the country adds to papers and steps; without an entry the general rule is all. */
  papers: Partial<Record<PaperKey, PaperPart>>
  steps?: Partial<Record<StepKey, StepPart>>
  doubts?: readonly SentenceRule[]
  notNeeded?: readonly SentenceRule[]
  packing?: readonly SentenceRule[]
  /**
   * Papers and steps that come earlier or later than on most ways: just after another. A home country
   * decides when its own class and permission come, a destination when its medical test does.
   */
  moved?: { paper?: [PaperKey, after: PaperKey]; step?: [StepKey, after: StepKey] }
}

export type DestinationRules = CountryRules & {
  /** The currency of wages, ISO 4217. */
  currency: string
  isGulf?: true
  /** {to}.fees.recruitment says that the employer pays the cost of recruitment. */
  employerPaysRecruitment?: true
  /** The fact by which not even the agent at home may take money for the job. */
  forbidsAgentFee?: string
  /** India asks for emigration clearance: the fact in.ecr.gulf. */
  needsClearanceOfIndia?: true
  /** How foreign certificates are accepted: the fact {to}.certificates.route. */
  certificates: 'apostille' | 'embassy'
  contacts: {
    /** What the labour office does. */
    labour: readonly string[]
    /** A second line, site or app. */
    line: string | null
    /** Facts whose `confirm` names the mission of a home country there with its site. */
    missions?: Partial<Record<Home, string>>
  }
  /** Why the papers are in this order. */
  order: SentenceRule
  /** What follows after arrival. */
  after: readonly SentenceRule[]
  offer: OfferRules
}

export type HomeRules = CountryRules & {
  /** The fact on the help line or office for workers abroad, and its name without that fact. */
  helpline: readonly [fact: string, name: string]
}

/** What the law of a destination gives for an offer. */
export type OfferRules = {
  overtime: OvertimeRule
  end: EndRule
  /** Facts that ask for a room or food, or for money in their place. */
  benefits?: readonly { benefit: 'room' | 'food'; fact: string }[]
  /** What is said beside the minimum wage. */
  minimumNotes?: readonly string[]
  /** Pay levels of passes: the pay decides which pass can be asked for. */
  passes?: readonly { label: string; fact: string; next?: string }[]
}

/**
 * The pay of an overtime hour. 'basic': the basic wage of an hour, times the rate. 'all': the same
 * with its allowances. 'two parts': the wage of an hour with its allowances, and the rate on the
 * basic wage of an hour. `wage` is the fact that says so; without one the basic wage is taken,
 * which is the lower reading.
 */
export type OvertimeRule = {
  pay: 'basic' | 'all' | 'two parts'
  wage?: string
  /** The fact with the highest basic pay for which overtime is paid. */
  payLimit?: string
  /** The same where the work is not manual, if it is lower. */
  payLimitOther?: string
  /** The fact that sets the pay of an hour by the year: 12 × basic ÷ (52 × hours of a week). */
  hour?: string
  /** A rest day is paid by the day, and hours over the normal day are overtime there too. */
  isRestDayByDay?: true
  /** What else the facts say about overtime, quoted as it is. */
  notes?: readonly string[]
  /**
   * How much overtime is allowed: the amounts of these facts are hours, or days a week. For three weeks
   * they are all hours of work, not the overtime alone.
   */
  limits?: readonly { fact: string; of: 'day' | 'week' | 'month' | 'year' | 'three-weeks' }[]
}

/**
 * End-of-service pay. 'years': {to}.gratuity.first for each year, and where `later` is set
 * {to}.gratuity.later after {to}.gratuity.first.years. `notes` are quoted with it.
 */
export type EndRule = {
  kind: 'years' | 'none' | 'fund'
  later?: true
  /** The fact that says which wage counts; without one the basic wage is taken. */
  wage?: string
  /** By `wage` the whole wage counts, with the allowances that are paid in money. */
  isWholeWage?: true
  /** The fact that counts a part of a year; without it only whole years are counted. */
  partYear?: string
  minimumService?: string
  cap?: string
  notes: readonly string[]
  /**
   * The share after resigning, in thirds or percent, by months of service up to and including `to`. Where
   * the facts leave a border open ('2 to 5', '5 to 10') the lower share counts.
   */
  resigning?: readonly { to: number; fact: string }[]
}
