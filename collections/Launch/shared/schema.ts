import * as z from 'zod/mini'
import { isPointKey, type PointKey, pointDefinition } from './points'

const NOTE_MAX_CHARS = 300

const pointKey = z.custom<PointKey>((key) => typeof key === 'string' && isPointKey(key))

/** The answers that need words beside them. */
const WITH_NOTE: Partial<Record<PointKey, string>> = { nurses: 'some', partners: 'yes' }

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
    z.refine(({ point, answer, note }) => !noteIsNeeded(point, answer) || note !== '', {
      path: ['note'],
      error: 'Name them',
    }),
  )

export const noteIsNeeded = (point: PointKey, answer: string): boolean =>
  WITH_NOTE[point] === answer

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
  z.object({ action: z.literal('test-mail') }),
])

export type LaunchAction = z.infer<typeof launchSchema>

export type ConfirmAction = Extract<LaunchAction, { action: 'confirm' }>
