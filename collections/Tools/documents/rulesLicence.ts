import { GULF } from '@/collections/Tools/countries/destinations'
import { NO_ENGINEERS, NO_GUARDS, NO_HEALTH_LICENCE } from '@/collections/Tools/countries/says'
import { always, OF_COUNTRIES, type PaperRule } from './paperRule'
import type { SentenceRule } from './sentences'
import { HEALTH_TRADES } from './shared/trades'

const EMPLOYER = 'Your employer in {Country}'
const HEALTH_OFFICE = 'Health authority of the country of work'

/** What is said where the country was not answered. */
const somewhere = (say: SentenceRule): SentenceRule => ({
  ...say,
  when: { ...say.when, destination: [null] },
})

/** Permits that the job itself needs. */
export const LICENCES: readonly PaperRule[] = [
  {
    key: 'dataflow',
    group: 'chosen',
    when: [{ trade: HEALTH_TRADES, destination: GULF }],
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
    when: [{ trade: [...HEALTH_TRADES, 'engineer', 'guard'] }],
    title: [
      { when: { trade: HEALTH_TRADES }, is: 'Health licence' },
      { when: { trade: ['engineer'] }, is: 'Approval for engineers' },
      { when: { trade: ['guard'] }, is: 'Licence for guards' },
      { is: 'Health card for kitchen staff' },
    ],
    need: [{ when: { trade: HEALTH_TRADES, destination: GULF }, is: 'must' }, { is: 'if-asked' }],
    notes: [
      OF_COUNTRIES,
      { when: { trade: HEALTH_TRADES, destination: GULF }, fact: 'general.health.exam' },
      somewhere(NO_HEALTH_LICENCE),
      somewhere(NO_ENGINEERS),
      somewhere(NO_GUARDS),
    ],
    issuer: [{ text: 'The office in the note, in {Country}', ask: EMPLOYER }],
    paid: 'licence',
    validity: [{ text: 'See the date on the licence.', ask: EMPLOYER }],
  },
]
