import type { CollectionConfig, Field } from 'payload'
import { optionsOf } from '@/lib/shared/objects'
import { ANSWERS, DOOR, KINDS, RESULTS } from './shared/keys'

const dayField = (name: string): Field => ({ name, type: 'text', required: true, maxLength: 10 })

/** A day of interviews or trade tests for one job: a place, and hours with places (docs/adr/0066). */
export const Interviews: CollectionConfig = {
  slug: 'interviews',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'job', type: 'relationship', relationTo: 'jobs', index: true },
    { name: 'kind', type: 'select', required: true, options: optionsOf(KINDS) },
    // 'YYYY-MM-DD' in Mumbai.
    { ...dayField('day'), index: true } as Field,
    dayField('answer_until'),
    { name: 'place', type: 'text', required: true, maxLength: 120 },
    { name: 'address', type: 'text', maxLength: 300 },
    { name: 'map_url', type: 'text', maxLength: 500 },
    {
      name: 'bring',
      type: 'json',
      required: true,
      typescriptSchema: [() => ({ type: 'array', items: { type: 'string' } })],
    },
    { name: 'note', type: 'text', maxLength: 300 },
    {
      name: 'slots',
      type: 'json',
      required: true,
      typescriptSchema: [
        () => ({
          type: 'array',
          items: {
            type: 'object',
            properties: { time: { type: 'string' }, places: { type: 'number' } },
            required: ['time', 'places'],
            additionalProperties: false,
          },
        }),
      ],
    },
    { name: 'called_off_at', type: 'date' },
    // The last number that was given in the hall: none is given twice.
    { name: 'last_number', type: 'number', required: true, defaultValue: 0 },
    // The last change that people are told of: the key of its mails, and the last number that was given
    // before it. A repeat of it after a lost answer tells the same people.
    { name: 'told_with', type: 'text', maxLength: 36 },
    { name: 'told_last_number', type: 'number' },
    { name: 'created_by', type: 'relationship', relationTo: 'users' },
  ],
}

/**
 * A person's place on a day. It names an application, and is deleted with it
 * (collections/Erasures/finishErasures.ts).
 */
export const InterviewSeats: CollectionConfig = {
  slug: 'interview_seats',
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'interview', type: 'number', required: true, index: true },
    { name: 'application', type: 'number', required: true, index: true },
    // Both in one text: a person has one place on a day.
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 30 },
    // In the hall. Given once, it never changes.
    { name: 'number', type: 'number', required: true },
    { name: 'time', type: 'text', required: true, maxLength: 5 },
    {
      name: 'answer',
      type: 'select',
      required: true,
      defaultValue: 'none',
      options: optionsOf(ANSWERS),
    },
    { name: 'answered_at', type: 'date' },
    { name: 'door', type: 'select', options: optionsOf(DOOR) },
    { name: 'door_at', type: 'date' },
    // When and with which key the presses that count were made: one that arrives late, or again,
    // replaces no newer one.
    { name: 'door_pressed_at', type: 'date' },
    { name: 'door_key', type: 'text', maxLength: 64 },
    { name: 'result', type: 'select', options: optionsOf(RESULTS) },
    { name: 'result_pressed_at', type: 'date' },
    { name: 'result_key', type: 'text', maxLength: 64 },
    { name: 'walk_in', type: 'checkbox', defaultValue: false },
    // The first place of a person who moved to another day: their calendar knows the appointment by it.
    { name: 'calendar_seat', type: 'number' },
    // The key of the invitation that gave the place, so that a repeat of it is known.
    { name: 'invited_with', type: 'text', maxLength: 36 },
    // The day was called off before the invitation was sent: the person hears of neither.
    { name: 'untold', type: 'checkbox', defaultValue: false },
  ],
}

export const INTERVIEW_ROWS = [Interviews, InterviewSeats]
