import { ANY, around, RECRUITMENT, rule } from '@/collections/Tools/charges/rule'
import {
  HEALTH_TRADES,
  MANUAL_TRADES,
  type Trade,
  tradesBut,
} from '@/collections/Tools/documents/shared/trades'
import type { DestinationRules } from './country'
import { MEDICAL_AGAIN, NO_DRIVERS, NO_GUARDS, VISA_BY_EMPLOYER } from './says'

const SVP_PORTAL = 'Portal of the Skill Verification Program'

/** Saudi Arabia. */
export const SA: DestinationRules = {
  currency: 'SAR',
  isGulf: true,
  employerPaysRecruitment: true,
  needsClearanceOfIndia: true,
  certificates: 'apostille',
  contacts: {
    labour: ['sa.complaints.first', 'sa.complaints.court'],
    line: 'sa.contacts.portals',
    missions: { IN: 'sa.contacts.mission.in' },
  },
  known: {
    contract: ['sa.contract.term'],
    employer: ['sa.noc', 'sa.noc.excluded'],
    home: ['sa.exit-permit', 'sa.exit-permit.objection', 'sa.fees.ticket-home'],
  },
  charges: [
    rule(ANY, 'SA', 'employer', RECRUITMENT, 'employer', 'sa.fees.recruitment'),
    rule(ANY, 'SA', ANY, 'visa', 'employer', 'sa.fees.recruitment'),
    rule(ANY, 'SA', ANY, 'permit', 'employer', 'sa.fees.permit'),
    rule(ANY, 'SA', ANY, 'ticket-home', 'employer', 'sa.fees.ticket-home'),
  ],
  around: [
    around(ANY, 'SA', ['agent', 'other', 'unsure'], 'service', 'sa.fees.recruitment'),
    around(ANY, 'SA', 'employer', 'visa', 'sa.fees.exit-visa'),
    around(ANY, 'SA', ANY, 'permit', 'sa.fees.late-fines', 'sa.fees.transfer'),
    around(ANY, 'SA', ANY, 'medical', 'sa.medical'),
    around('IN', 'SA', ANY, 'trade-test', 'sa.skill-test.duty'),
    around(ANY, 'SA', ANY, 'ticket', 'sa.fees.ticket-home'),
  ],
  order: { fact: 'sa.visa.steps' },
  after: MEDICAL_AGAIN,
  moved: { paper: ['medical', 'contract'], step: ['medical', 'contract'] },
  papers: {
    'driving-licence': { notes: NO_DRIVERS },
    'skill-test': {
      when: [{ trade: MANUAL_TRADES }],
      title: [{ is: 'Saudi skill test (SVP)' }],
      notes: [
        { when: { home: ['IN'] }, fact: 'sa.skill-test.duty' },
        { fact: 'sa.skill-test.titles' },
        { fact: 'sa.skill-test.parts' },
        { text: 'The list grows. Look for your trade on the portal.', ask: SVP_PORTAL },
        {
          when: { home: ['NP', 'LK', 'BD', 'PH', null] },
          text: 'Ask which trades and which test centres count for {Home}.',
          ask: SVP_PORTAL,
        },
      ],
      issuer: [
        { when: { home: ['IN'] }, fact: 'sa.skill-test.office', show: 'value' },
        { text: 'Takamol, for the Saudi ministry', facts: ['sa.skill-test.office'] },
      ],
      validity: [{ text: 'We do not know how long the result counts.', ask: SVP_PORTAL }],
    },
    contract: { notes: [{ fact: 'sa.contract.term' }] },
    licence: {
      need: [{ when: { trade: ['engineer'] }, is: 'usual' }],
      notes: [
        { when: { trade: HEALTH_TRADES }, fact: 'sa.health-licence' },
        { when: { trade: ['engineer'] }, fact: 'sa.engineers' },
        NO_GUARDS,
      ],
    },
    medical: {
      title: [{ is: 'Medical test (Wafid)' }],
      need: [{ is: 'usual' }],
      notes: [{ fact: 'sa.medical' }, { fact: 'general.wafid.clinic' }],
    },
    visa: { notes: [{ fact: 'sa.visa.biometrics' }, ...VISA_BY_EMPLOYER] },
  },
  steps: {
    interview: {
      what: [
        {
          when: { trade: MANUAL_TRADES },
          text: 'We do not know who pays the Saudi skill test.',
          ask: 'Our office',
        },
      ],
    },
    arrival: { what: MEDICAL_AGAIN },
  },
  doubts: [
    {
      when: { trade: tradesBut(...MANUAL_TRADES) },
      text: 'The list of the Saudi skill test grows. Look for your trade on it.',
      ask: SVP_PORTAL,
    },
  ],
  notNeeded: [{ when: { home: ['IN'] }, fact: 'sa.certificates.consulate' }],
  packing: [{ fact: 'sa.medicines' }],
  offer: {
    overtime: {
      pay: 'two parts',
      wage: 'sa.overtime.wage',
      notes: ['sa.overtime.time-off'],
      limits: [{ fact: 'sa.overtime.max.year', of: 'year' }],
    },
    end: {
      kind: 'years',
      later: true,
      wage: 'sa.gratuity.wage',
      isWholeWage: true,
      partYear: 'sa.gratuity.part-year',
      notes: [],
      resigning: [
        { to: 23, fact: 'sa.gratuity.resign.under-2' },
        { to: 60, fact: 'sa.gratuity.resign.from-2' },
        { to: 119, fact: 'sa.gratuity.resign.from-5' },
        { to: Number.POSITIVE_INFINITY, fact: 'sa.gratuity.resign.from-10' },
      ],
    },
    benefits: [{ benefit: 'room', fact: 'sa.housing' }],
  },
}

/** The paper that is a must when the list in the fact names the trade, by the list's own word. */
export const LISTED_TEST = {
  paper: 'skill-test',
  fact: 'sa.skill-test.titles',
  when: { home: ['IN'], destination: ['SA'] },
  // Trades with many jobs have no word: only the portal can tell.
  words: {
    welder: 'welder',
    electrician: 'electrician',
    plumber: 'plumber',
    mason: 'mason',
    driver: 'driver',
    cook: 'cook',
    operator: 'crane operator',
  } satisfies Partial<Record<Trade, string>> as Partial<Record<Trade, string>>,
} as const
