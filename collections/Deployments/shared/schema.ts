import * as z from 'zod/mini'
import { PASSPORTS } from '@/collections/Tools/documents/shared/question'
import { optionalDayField } from '@/lib/shared/dayField'
import { anyText, rowIdField } from '@/lib/shared/fields'
import { keysOf } from '@/lib/shared/objects'
import { END_REASONS, FITNESS } from './keys'
import { CHANGED_AT_ONCE, NOTE_MAX_CHARS } from './limits'
import { MILESTONES } from './milestones'
import { ROUNDS } from './questions'

const milestone = () => z.enum(keysOf(MILESTONES))
const day = () => optionalDayField('Please enter a day, or leave it empty')
const note = () => anyText(NOTE_MAX_CHARS)
/** The last change that the caller saw, ISO; empty while nothing was entered. */
const changed_at = () => z.string()

/** A milestone of one person: the planned day and the day it happened, each may be empty. */
export const stepSchema = z.object({
  milestone: milestone(),
  planned: day(),
  done: day(),
  note: note(),
})

const step = z.extend(stepSchema, { id: rowIdField(), changed_at: changed_at() })

const person = z.object({
  id: rowIdField(),
  changed_at: changed_at(),
  passport: z.union([z.enum(keysOf(PASSPORTS)), z.literal('')]),
  fit: z.union([z.enum(keysOf(FITNESS)), z.literal('')]),
})

const end = z.object({
  id: rowIdField(),
  changed_at: changed_at(),
  end_reason: z.enum(keysOf(END_REASONS), 'Choose the reason'),
  end_note: note(),
})

/** The way of a person goes on after an end that was a mistake. */
const resume = z.object({ id: rowIdField(), changed_at: changed_at(), resume: z.literal(true) })

/** A bad answer after the departure: the office has dealt with it, or it is open again. */
const dealtWith = z.object({
  id: rowIdField(),
  changed_at: changed_at(),
  round: z.enum(ROUNDS),
  dealt_with: z.boolean(),
})

/** A milestone that happened to many people on one day. */
const several = z.object({
  ids: z.array(rowIdField()).check(z.minLength(1), z.maxLength(CHANGED_AT_ONCE)),
  milestone: milestone(),
  done: day().check(z.minLength(1, 'Please enter the day')),
})

const undo = z.object({ undo: z.uuid() })

/** What departure_save.php takes: one of these. */
export const departureSaveSchema = z.union([step, person, end, resume, dealtWith, several, undo])

export type DepartureSave = z.infer<typeof departureSaveSchema>
export type StepSave = z.infer<typeof step>
export type PersonSave = z.infer<typeof person>
export type EndSave = z.infer<typeof end>
export type ResumeSave = z.infer<typeof resume>
export type DealtWithSave = z.infer<typeof dealtWith>
export type SeveralSave = z.infer<typeof several>
export type StepValues = z.infer<typeof stepSchema>
