import { always, type PaperRule } from './paperRule'
import type { Trade } from './shared/trades'

const OUR_OFFICE = 'Our office'
const GIVER = 'The institute or employer that gave it'
const SVP_PORTAL = 'Portal of the Skill Verification Program'

/** Trades that work with their hands: the Saudi test may reach them, as its list grows. */
export const TESTED_TRADES: readonly Trade[] = [
  ...(['welder', 'electrician', 'plumber', 'technician', 'mason', 'operator'] as const),
  ...(['driver', 'cook', 'helper', 'other'] as const),
]

export const BEFORE_INTERVIEW: readonly PaperRule[] = [
  {
    key: 'passport',
    group: 'interview',
    title: always('Passport'),
    need: always('must'),
    notes: [
      { fact: 'general.passport.validity' },
      { when: { home: ['IN'], passport: ['ecr', 'unsure', 'none', null] }, fact: 'in.ecr.mark' },
      { when: { home: ['IN'], passport: ['ecnr', 'unsure'] }, fact: 'in.ecr.no-mark' },
      { when: { home: ['IN'], passport: ['none'] }, fact: 'in.non-ecr.groups' },
    ],
    issuer: [
      {
        when: { home: ['IN'] },
        text: 'The passport office, through Passport Seva',
        ask: 'Passport Seva (passportindia.gov.in)',
      },
      { text: 'The passport office of {Home}', ask: 'Passport office of {Home}' },
    ],
    paid: 'passport',
    validity: [{ fact: 'general.passport.validity', show: 'value' }],
  },
  {
    key: 'cv',
    group: 'interview',
    title: always('CV and photos'),
    need: always('usual'),
    notes: [{ fact: 'general.papers.cv' }],
    issuer: [{ text: 'You make it', ask: OUR_OFFICE }],
    paid: 'own papers',
    validity: [{ text: 'No end date. Put your newest job on top.', ask: OUR_OFFICE }],
  },
  {
    key: 'trade-papers',
    group: 'interview',
    title: always('Trade papers'),
    need: always('usual'),
    notes: [
      { when: { trade: ['welder'] }, fact: 'general.papers.welder' },
      { when: { trade: ['operator'] }, fact: 'general.papers.operator' },
      { when: { trade: ['cook'] }, fact: 'general.papers.cook' },
      { when: { trade: ['guard'] }, fact: 'general.papers.guard' },
      { when: { trade: ['teacher'] }, fact: 'general.papers.teacher' },
      { when: { trade: ['engineer', 'office'] }, fact: 'general.papers.degree' },
      { when: { trade: ['nurse', 'pharmacist', 'health'] }, fact: 'general.papers.health' },
      {
        when: { trade: ['electrician', 'plumber', 'technician', 'mason', 'welder'] },
        fact: 'general.papers.iti',
      },
      { fact: 'general.papers.trade' },
    ],
    issuer: [{ text: 'Your institute and your past employers', ask: GIVER }],
    paid: 'trade papers',
    validity: [{ text: 'We know of no end date.', ask: GIVER }],
  },
  {
    key: 'driving-licence',
    group: 'interview',
    when: [{ trade: ['driver', 'operator', 'sales'] }],
    title: always('Driving licence'),
    need: [
      { when: { trade: ['driver'] }, is: 'usual' },
      { when: { trade: ['operator'] }, is: 'usual' },
      { is: 'if-asked' },
    ],
    notes: [
      { when: { trade: ['driver', 'operator'] }, fact: 'general.papers.driver' },
      { when: { trade: ['driver', 'sales'] }, fact: 'general.papers.light-licence' },
      { when: { home: ['IN'], destination: ['AE'] }, fact: 'ae.driving.exchange' },
      {
        when: { destination: ['SA', 'OM', 'QA', 'BH', 'KW', 'SG', 'MY'] },
        text: 'We do not know if your licence counts in {Country}.',
        ask: 'Your employer in {Country}',
      },
    ],
    issuer: [{ text: 'The licence office of {Home}', ask: 'Licence office of {Home}' }],
    paid: 'own licence',
    validity: [{ text: 'See the date on the licence.', ask: 'Licence office of {Home}' }],
  },
  {
    key: 'skill-test',
    group: 'interview',
    when: [{ destination: ['SA'], trade: TESTED_TRADES }],
    title: always('Saudi skill test (SVP)'),
    need: always('if-asked'),
    notes: [
      { when: { home: ['IN'] }, fact: 'sa.skill-test.duty' },
      { fact: 'sa.skill-test.titles' },
      { fact: 'sa.skill-test.parts' },
      { text: 'The list grows. Look for your trade on the portal.', ask: SVP_PORTAL },
      {
        when: { home: ['NP', 'LK', 'BD', 'PH', null] },
        text: 'What we know is about India. Ask what counts for {Home}.',
        ask: SVP_PORTAL,
      },
    ],
    issuer: [{ fact: 'sa.skill-test.office', show: 'value' }],
    paid: 'skill test',
    validity: [{ text: 'We do not know how long the result counts.', ask: SVP_PORTAL }],
  },
]
