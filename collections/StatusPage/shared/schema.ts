import * as z from 'zod/mini'
import { MESSAGES } from '@/lib/shared/messages'

/** What a candidate may do on the status page. */
export const CANDIDATE_ACTIONS = ['stop_whatsapp', 'stop_keeping', 'withdraw', 'erase'] as const

export type CandidateAction = (typeof CANDIDATE_ACTIONS)[number]

export const isCandidateAction = (value: unknown): value is CandidateAction =>
  CANDIDATE_ACTIONS.some((action) => action === value)

/** What my_application.php takes. The token is in the body, never in the call's address. */
export const candidateActionSchema = z.object({
  token: z.string({ error: MESSAGES.linkUnknown }),
  action: z.enum(CANDIDATE_ACTIONS, { error: MESSAGES.badRequest }),
})

export type CandidateActionValues = z.infer<typeof candidateActionSchema>
