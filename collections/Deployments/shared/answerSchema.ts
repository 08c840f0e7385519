import * as z from 'zod/mini'
import { anyText, isTicked } from '@/lib/shared/fields'
import { MESSAGES } from '@/lib/shared/messages'
import { keysOf } from '@/lib/shared/objects'
import { ANSWER_NOTE_MAX_CHARS } from './limits'
import { QUESTIONS, ROUNDS } from './questions'

/** What a refused answer says; messages/en/questionAnswers.ts has the same sentences for the translations. */
export const REFUSED = {
  choose: 'Please choose an answer.',
  notOpen: 'These questions are not open now.',
} as const

const chosen = { error: REFUSED.choose }

/** What departure_answer.php takes: three answers, and what else the person wrote. */
export const departureAnswerSchema = z.object({
  token: z.string({ error: MESSAGES.linkUnknown }),
  round: z.enum(ROUNDS, { error: REFUSED.notOpen }),
  pay: z.enum(keysOf(QUESTIONS.pay.choices), chosen),
  again: z.enum(keysOf(QUESTIONS.again.choices), chosen),
  passport: z.enum(keysOf(QUESTIONS.passport.choices), chosen),
  note: z._default(anyText(ANSWER_NOTE_MAX_CHARS), ''),
  // A form leaves out what is not ticked.
  may_call: z.pipe(z.optional(z.unknown()), z.transform(isTicked)),
})

export type DepartureAnswer = z.infer<typeof departureAnswerSchema>
