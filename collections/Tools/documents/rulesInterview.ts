import { OUR_OFFICE } from '@/collections/Tools/shared/facts'
import { always, OF_COUNTRIES, type PaperRule } from './paperRule'

const GIVER = 'The institute or employer that gave it'
export const BEFORE_INTERVIEW: readonly PaperRule[] = [
  {
    key: 'passport',
    group: 'interview',
    title: always('Passport'),
    need: always('must'),
    notes: [{ fact: 'general.passport.validity' }, OF_COUNTRIES],
    issuer: [{ text: 'The passport office of {Home}', ask: 'Passport office of {Home}' }],
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
      OF_COUNTRIES,
    ],
    issuer: [{ text: 'The licence office of {Home}', ask: 'Licence office of {Home}' }],
    paid: 'own licence',
    validity: [{ text: 'See the date on the licence.', ask: 'Licence office of {Home}' }],
  },
  {
    key: 'skill-test',
    group: 'interview',
    when: [],
    title: always('Skill test'),
    need: always('if-asked'),
    notes: [OF_COUNTRIES],
    issuer: [{ text: 'The office of the test', ask: OUR_OFFICE }],
    paid: 'skill test',
    validity: [{ text: 'We do not know how long the result counts.', ask: OUR_OFFICE }],
  },
]
