import type { Destination } from '@/collections/Countries/shared/destinations'
import { EMIGRATION_CHECK, NOT_SURE_OF_STAMP, type PaperRule } from './paperRule'
import { AFTER_CHOICE } from './rulesChosen'
import { BEFORE_FLIGHT } from './rulesFlight'
import { BEFORE_INTERVIEW, TESTED_TRADES } from './rulesInterview'
import type { PaperKey } from './shared/papers'
import { type Trade, tradesBut } from './shared/trades'
import type { Say, When } from './speak'

/** Every paper, in the order of most countries. */
export const PAPER_RULES: readonly PaperRule[] = [
  ...BEFORE_INTERVIEW,
  ...AFTER_CHOICE,
  ...BEFORE_FLIGHT,
]

/** Papers that come earlier or later than in most countries: `paper` comes just after `after`. */
export const MOVED: readonly { when: When; paper: PaperKey; after: PaperKey }[] = [
  { when: { destination: ['SA'] }, paper: 'medical', after: 'contract' },
  // The Indian passport office asks for a copy of the visa.
  {
    when: { home: ['IN'], passport: ['ecr'], destination: EMIGRATION_CHECK },
    paper: 'police',
    after: 'visa',
  },
]

/** The paper that is a must when the list in the fact names the trade. */
export const LISTED_TEST: { paper: PaperKey; fact: string; when: When } = {
  paper: 'skill-test',
  fact: 'sa.skill-test.titles',
  when: { home: ['IN'], destination: ['SA'] },
}

/** The word for a trade in that list. Trades with many jobs have none: only the portal can tell. */
export const LISTED_TRADES: Partial<Record<Trade, string>> = {
  welder: 'welder',
  electrician: 'electrician',
  plumber: 'plumber',
  mason: 'mason',
  driver: 'driver',
  cook: 'cook',
  operator: 'crane operator',
}

const ORDER_UNKNOWN = 'We do not know the order. Ask the employer for it in writing.'
const YOUR_EMPLOYER = 'Your employer in {Country}'

/** What the order of the papers rests on: the first that is for the way. */
export const ORDER: readonly Say[] = [
  { when: { destination: ['AE'] }, fact: 'ae.visa.steps' },
  { when: { destination: ['SA'] }, fact: 'sa.visa.steps' },
  { when: { destination: ['QA'] }, fact: 'qa.visa-centre.steps' },
  { when: { destination: ['SG'] }, fact: 'sg.medical' },
  { when: { destination: ['MY'] }, fact: 'my.medical' },
  { when: { destination: ['OM', 'BH', 'KW'] }, text: ORDER_UNKNOWN, ask: YOUR_EMPLOYER },
  { text: 'The order depends on the country of the job.', ask: 'Our office' },
]

const PASSPORT_SEVA = 'Passport Seva (passportindia.gov.in)'
const CHECKED_AT_HOME: When = { home: ['IN'], destination: [...EMIGRATION_CHECK, null] }
const PERHAPS_CHECKED: When = { ...CHECKED_AT_HOME, passport: ['ecr', ...NOT_SURE_OF_STAMP] }

/** Trades without the Saudi skill test in their list of papers. */
const UNTESTED = tradesBut(...TESTED_TRADES)

/** What the facts leave open. The police certificate with an ECR passport comes first. */
export const DOUBTS: readonly Say[] = [
  { when: PERHAPS_CHECKED, fact: 'in.pcc.ecr-papers' },
  {
    when: PERHAPS_CHECKED,
    text: 'Some employers want the police certificate before the visa. Both cannot come first.',
    ask: `Your employer, then ${PASSPORT_SEVA}`,
  },
  {
    when: PERHAPS_CHECKED,
    text: 'Ask which paper comes first, before you apply. Show the office what the employer wrote.',
    ask: `Your employer, then ${PASSPORT_SEVA}`,
  },
  {
    when: { ...CHECKED_AT_HOME, passport: ['ecnr'] },
    text: 'We do not know if the police certificate or the visa comes first.',
    ask: `Your employer, then ${PASSPORT_SEVA}`,
  },
  {
    when: { home: ['IN'], destination: ['SG'], passport: ['ecr', ...NOT_SURE_OF_STAMP] },
    text: 'We do not know if PBBY counts for Singapore.',
    ask: 'Protector of Emigrants or eMigrate (emigrate.gov.in)',
  },
  { when: { ...CHECKED_AT_HOME, passport: ['ecr'] }, fact: 'in.women.age' },
  {
    when: { destination: ['SA'], trade: UNTESTED },
    text: 'The list of the Saudi skill test grows. Look for your trade on it.',
    ask: 'Portal of the Skill Verification Program',
  },
  { when: { home: ['IN'], trade: ['nurse'] }, fact: 'in.nurses.agents' },
  { when: { home: ['IN'], trade: ['nurse'] }, fact: 'in.nurses.state-agencies' },
  { when: { home: ['LK'] }, fact: 'lk.women.report' },
  { when: { destination: ['MY'] }, fact: 'my.permit.sectors' },
  { when: { destination: ['OM'] }, fact: 'om.reserved-jobs' },
]

export const NOT_NEEDED: readonly Say[] = [
  { when: { home: ['IN'], destination: ['SG'] }, fact: 'in.ecr.singapore' },
  {
    when: { ...CHECKED_AT_HOME, passport: ['ecnr'], trade: tradesBut('nurse') },
    fact: 'in.ecr.voluntary',
  },
  { when: { destination: ['AE'], trade: ['helper'] }, fact: 'ae.certificates.not-needed' },
  { when: { destination: ['AE'] }, fact: 'ae.certificates.experience' },
  { when: { home: ['IN'], destination: ['SA'] }, fact: 'sa.certificates.consulate' },
]

const GULF_BUT_UAE: readonly Destination[] = ['SA', 'OM', 'QA', 'BH', 'KW']

export const AFTER_ARRIVAL: readonly Say[] = [
  { when: { destination: ['AE', 'SG', 'MY'] }, fact: '{to}.medical' },
  { when: { destination: GULF_BUT_UAE }, fact: 'general.medical.again' },
  { when: { destination: ['AE'] }, fact: 'ae.visa.steps' },
]

export const PACKING: readonly Say[] = [
  { fact: 'general.papers.airport' },
  { when: { home: ['IN'] }, fact: 'in.receipt.originals' },
  { when: { destination: ['AE'] }, fact: 'ae.medicines.supply' },
  { when: { destination: ['SA'] }, fact: 'sa.medicines' },
]
