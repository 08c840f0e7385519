import * as z from 'zod/mini'
import { MESSAGES } from '@/lib/shared/messages'

/** What a candidate may do on the own page. */
export const OWN_ACTIONS = ['stop_whatsapp', 'stop_keeping', 'withdraw', 'erase'] as const

export type OwnAction = (typeof OWN_ACTIONS)[number]

export const isOwnAction = (value: unknown): value is OwnAction =>
  OWN_ACTIONS.some((action) => action === value)

/** The token travels in the body, never in this call's address. */
export const ownActionSchema = z.object({
  token: z.string({ error: MESSAGES.linkUnknown }),
  action: z.enum(OWN_ACTIONS, { error: MESSAGES.badRequest }),
})

export type OwnActionValues = z.infer<typeof ownActionSchema>
