import type { Block } from 'payload'
import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import { FACT_COUNTRIES, FACT_TOPICS } from '@/collections/Facts/shared/fact'
import { JOB_INDUSTRIES } from '@/collections/Jobs/shared/industries'
import { optionsOf } from '@/lib/shared/objects'
import { PAPERS } from './shared/papers'

/** Blocks that show what is kept elsewhere: a page only names it. */

export const FactsBlock: Block = {
  slug: 'facts',
  interfaceName: 'FactsBlock',
  labels: { singular: 'Facts of a country', plural: 'Facts of a country' },
  fields: [
    {
      name: 'country',
      type: 'select',
      options: optionsOf(FACT_COUNTRIES),
      admin: { description: 'Empty: facts of no country.' },
    },
    {
      name: 'topics',
      type: 'select',
      hasMany: true,
      required: true,
      options: optionsOf(FACT_TOPICS),
      admin: { description: 'Shown as a table with source and date, from the collection Facts.' },
    },
  ],
}

export const JobsBlock: Block = {
  slug: 'jobs',
  interfaceName: 'JobsBlock',
  labels: { singular: 'Open jobs', plural: 'Open jobs' },
  fields: [
    { name: 'country', type: 'select', options: optionsOf(DESTINATIONS) },
    { name: 'industry', type: 'select', options: optionsOf(JOB_INDUSTRIES) },
    { name: 'count', type: 'number', min: 1, max: 12, defaultValue: 4, required: true },
  ],
}

export const PaperBlock: Block = {
  slug: 'paper',
  interfaceName: 'PaperBlock',
  labels: { singular: 'Drawing of a paper', plural: 'Drawings of papers' },
  fields: [
    {
      name: 'paper',
      type: 'select',
      required: true,
      options: optionsOf(PAPERS),
      admin: { description: 'A specimen with numbered points: where to look.' },
    },
  ],
}
