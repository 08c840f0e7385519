import type { CollectionConfig, Field } from 'payload'
import { TAGS } from '@/lib/server/cache/changes'
import { refreshOn } from '../refreshOn'
import { EMPLOYER_MAX_CHARS, MOST_PLACES, NUMBER_MAX_CHARS, TRADE_MAX_CHARS } from './shared/limits'

/** 'YYYY-MM-DD' in Mumbai. */
const dayField = (name: string, required = false): Field => ({
  name,
  type: 'text',
  required,
  maxLength: 10,
})

const ticked = (name: string): Field => ({ name, type: 'checkbox', defaultValue: false })

// Pages of jobs show them.
const hooks = {
  afterChange: [refreshOn(TAGS.jobs)],
  afterDelete: [refreshOn(TAGS.jobs)],
}

/** An employer's request for workers, as it is registered on eMigrate (docs/adr/0072). */
export const Demands: CollectionConfig = {
  slug: 'demands',
  admin: { hidden: true },
  lockDocuments: false,
  hooks,
  fields: [
    { name: 'employer', type: 'text', required: true, maxLength: EMPLOYER_MAX_CHARS },
    // Visitors see neither its employer nor its number, by which the employer could be found.
    ticked('confidential'),
    { name: 'country', type: 'relationship', relationTo: 'countries', required: true },
    { name: 'number', type: 'text', required: true, maxLength: NUMBER_MAX_CHARS },
    // The number without spaces, in capital letters: the same number is not stored twice.
    {
      name: 'number_key',
      type: 'text',
      required: true,
      unique: true,
      maxLength: NUMBER_MAX_CHARS,
    },
    dayField('issued_on', true),
    dayField('valid_until', true),
    // The papers of the employer: whether the office has them, and their last day, if they have one.
    ticked('letter_held'),
    dayField('letter_until'),
    ticked('attorney_held'),
    dayField('attorney_until'),
    // The key of the form that made it, so that a repeat of the call is known.
    { name: 'made_with', type: 'text', unique: true, maxLength: 36 },
  ],
}

/** A trade of a demand, and how many people the employer asks for. Jobs belong to one. */
export const DemandLines: CollectionConfig = {
  slug: 'demand_lines',
  admin: { hidden: true, useAsTitle: 'trade' },
  lockDocuments: false,
  hooks,
  fields: [
    { name: 'demand', type: 'relationship', relationTo: 'demands', required: true, index: true },
    { name: 'trade', type: 'text', required: true, maxLength: TRADE_MAX_CHARS },
    { name: 'headcount', type: 'number', required: true, min: 1, max: MOST_PLACES },
  ],
}

export const DEMAND_ROWS = [Demands, DemandLines]
