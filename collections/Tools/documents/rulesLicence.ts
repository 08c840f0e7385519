import { always, GULF, type PaperRule } from './paperRule'
import type { Trade } from './shared/trades'

const EMPLOYER = 'Your employer in {Country}'
const HEALTH_OFFICE = 'Health authority of the country of work'

const HEALTH: readonly Trade[] = ['nurse', 'pharmacist', 'health']

/** Permits that the job itself needs. */
export const LICENCES: readonly PaperRule[] = [
  {
    key: 'dataflow',
    group: 'chosen',
    when: [{ trade: HEALTH, destination: GULF }],
    title: always('Check of your papers (DataFlow)'),
    need: always('must'),
    notes: [{ fact: 'general.health.dataflow' }],
    issuer: [{ fact: 'general.health.dataflow', show: 'value' }],
    paid: 'licence',
    validity: [{ text: 'We do not know how long it counts.', ask: HEALTH_OFFICE }],
  },
  {
    key: 'licence',
    group: 'chosen',
    when: [{ trade: [...HEALTH, 'engineer', 'guard'] }, { trade: ['cook'], destination: ['AE'] }],
    title: [
      { when: { trade: HEALTH }, is: 'Health licence' },
      { when: { trade: ['engineer'] }, is: 'Approval for engineers' },
      { when: { trade: ['guard'] }, is: 'Licence for guards' },
      { is: 'Health card for kitchen staff' },
    ],
    need: [
      { when: { trade: HEALTH, destination: GULF }, is: 'must' },
      { when: { trade: ['engineer'], destination: ['SA', 'QA', 'KW'] }, is: 'usual' },
      { when: { trade: ['guard', 'cook'], destination: ['AE'] }, is: 'must' },
      { is: 'if-asked' },
    ],
    notes: [
      { when: { trade: HEALTH, destination: ['AE'] }, fact: 'ae.health-licence.dubai' },
      { when: { trade: HEALTH, destination: ['AE'] }, fact: 'ae.health-licence.abu-dhabi' },
      { when: { trade: HEALTH, destination: ['AE'] }, fact: 'ae.health-licence.other' },
      {
        when: { trade: HEALTH, destination: ['SA', 'QA', 'OM', 'BH', 'KW'] },
        fact: '{to}.health-licence',
      },
      { when: { trade: HEALTH, destination: GULF }, fact: 'general.health.exam' },
      { when: { trade: ['engineer'], destination: ['SA', 'QA', 'KW'] }, fact: '{to}.engineers' },
      {
        when: { trade: ['engineer'], destination: ['KW'], home: ['IN'] },
        fact: 'kw.engineers.indian-degree',
      },
      { when: { trade: ['guard'], destination: ['AE'] }, fact: 'ae.guard-licence.dubai' },
      { when: { trade: ['guard'], destination: ['AE'] }, fact: 'ae.guard-licence.other' },
      { when: { trade: ['cook'], destination: ['AE'] }, fact: 'ae.food-card.dubai' },
      {
        when: { trade: HEALTH, destination: ['SG', 'MY', null] },
        text: 'We do not know the health licence of {Country}.',
        ask: HEALTH_OFFICE,
      },
      {
        when: { trade: ['engineer'], destination: ['AE', 'OM', 'BH', 'SG', 'MY', null] },
        text: 'We do not know if {Country} asks engineers for an approval.',
        ask: EMPLOYER,
      },
      {
        when: { trade: ['guard'], destination: ['SA', 'OM', 'QA', 'BH', 'KW', 'SG', 'MY', null] },
        text: 'We do not know if {Country} asks guards for a licence.',
        ask: EMPLOYER,
      },
    ],
    issuer: [{ text: 'The office in the note, in {Country}', ask: EMPLOYER }],
    paid: 'licence',
    validity: [{ text: 'See the date on the licence.', ask: EMPLOYER }],
  },
]
