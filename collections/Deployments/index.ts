import type { CollectionConfig } from 'payload'
import { PASSPORTS } from '@/collections/Tools/documents/shared/question'
import { keysOf, mapValues, optionsOf } from '@/lib/shared/objects'
import { END_REASONS, FITNESS } from './shared/keys'
import { NOTE_MAX_CHARS } from './shared/limits'
import { QUESTIONS } from './shared/questions'

const day = { type: 'string' } as const

/**
 * What staff enter of the way of a selected person, and what the person answers after it. An application at the stage Selected is on the way;
 * its row is made with the first entry (docs/adr/0073). It names an application, and is deleted with it
 * (collections/Erasures/finishErasures.ts).
 */
export const Deployments: CollectionConfig = {
  slug: 'deployments',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'application', type: 'number', required: true, unique: true },
    { name: 'passport', type: 'select', options: optionsOf(PASSPORTS) },
    { name: 'fit', type: 'select', options: optionsOf(FITNESS) },
    // By the name of the milestone. Days are 'YYYY-MM-DD' in Mumbai; the flight is planned as `departed`.
    {
      name: 'milestones',
      type: 'json',
      required: true,
      typescriptSchema: [
        () => ({
          type: 'object',
          additionalProperties: {
            type: 'object',
            properties: {
              ...{ planned: day, done: day, note: { type: 'string' } },
              // Who changed it last, and when (ISO).
              ...{ by: { type: 'number' }, at: { type: 'string' } },
              // The change of many people that set `done`: what its undo takes back.
              batch: { type: 'string' },
            },
            additionalProperties: false,
          },
        }),
      ],
    },
    // The day of the milestone `departed`, for queries.
    { name: 'departed_on', type: 'text', maxLength: 10 },
    // What the person answered after the departure, by round (shared/questions.ts). Times are ISO.
    {
      name: 'answers',
      type: 'json',
      typescriptSchema: [
        () => ({
          type: 'object',
          additionalProperties: {
            type: 'object',
            properties: {
              ...{ asked_at: { type: 'string' }, answered_at: { type: 'string' } },
              ...mapValues(QUESTIONS, ({ choices }) => ({
                type: 'string' as const,
                enum: keysOf(choices),
              })),
              ...{ note: { type: 'string' }, may_call: { type: 'boolean' } },
              // When the office dealt with a bad answer, and who of it.
              ...{ handled_at: { type: 'string' }, handled_by: { type: 'number' } },
            },
            additionalProperties: false,
          },
        }),
      ],
    },
    // The way ended otherwise.
    { name: 'ended_on', type: 'text', maxLength: 10 },
    { name: 'end_reason', type: 'select', options: optionsOf(END_REASONS) },
    { name: 'end_note', type: 'text', maxLength: NOTE_MAX_CHARS },
  ],
}
