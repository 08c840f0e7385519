import * as z from 'zod/mini'
import { isPointKey, type PointKey, pointDefinition } from './points'

const NOTE_MAX_CHARS = 300

const pointKey = z.custom<PointKey>((key) => typeof key === 'string' && isPointKey(key))

/** The answers that need words beside them. */
const WITH_NOTE: Partial<Record<PointKey, string>> = {
  nurses: 'some',
  partners: 'yes',
  legal_texts: 'yes',
}

/** What people write instead of a name where there is nobody. */
const NOBODY = /^(no|none|nobody|no one|nil|n\/?a|not applicable|[-–—.?]+)\.?$/i

/** A person confirms a point. `about` names what they saw. */
const confirmSchema = z
  .object({
    action: z.literal('confirm'),
    point: pointKey,
    about: z.string().check(z.maxLength(40)),
    answer: z.string().check(z.maxLength(20)),
    note: z.string().check(z.trim(), z.maxLength(NOTE_MAX_CHARS)),
  })
  .check(
    z.refine(({ point, answer }) => isAnswer(point, answer), {
      path: ['answer'],
      error: 'Choose an answer',
    }),
    z.superRefine(({ point, answer, note }, { addIssue }) => {
      const problem = noteProblem(point, answer, note)
      if (problem) addIssue({ code: 'custom', path: ['note'], message: problem })
    }),
  )

/** Why the words beside an answer are refused; null when they are as they should be. */
export const noteProblem = (point: PointKey, answer: string, note: string): string | null => {
  if (WITH_NOTE[point] !== answer) return null
  if (note.trim() === '') return 'Name them'
  return NOBODY.test(note.trim()) ? 'Name them, or choose another answer' : null
}

const isAnswer = (point: PointKey, answer: string): boolean => {
  const { question, answers = { yes: '' } } = pointDefinition(point)
  return question !== undefined && Object.hasOwn(answers, answer)
}

/** What launch.php does. */
export const launchSchema = z.discriminatedUnion('action', [
  confirmSchema,
  z.object({ action: z.literal('launch') }),
  z.object({ action: z.literal('preview') }),
  z.object({ action: z.literal('remove-samples') }),
  z.object({ action: z.literal('remove-sample-logos') }),
  z.object({ action: z.literal('test-mail') }),
])

export type LaunchAction = z.infer<typeof launchSchema>

export type ConfirmAction = Extract<LaunchAction, { action: 'confirm' }>
