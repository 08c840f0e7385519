import { MESSAGES } from '@/lib/shared/messages'

/**
 * What a use case answers. A refusal that a person must read is a value with HTTP 200, since the
 * contract's clients read `success` and take any other status for a thrown failure (decisions.md).
 */
export type Answer = { status: number; body: Record<string, unknown> }

export const succeed = (fields: Record<string, unknown> = {}, message = ''): Answer => ({
  status: 200,
  body: { success: true, message, ...fields },
})

export const refuse = (message: string, errors?: Record<string, string>): Answer => ({
  status: 200,
  body: { success: false, message, ...(errors && { errors }) },
})

/** One field is wrong. */
export const refuseField = (field: string, message: string): Answer =>
  refuse(message, { [field]: message })

/** The refusals that carry a status of their own. */
export const fail = {
  badRequest: (): Answer => failure(400, MESSAGES.badRequest),
  notAuthenticated: (): Answer => failure(401, MESSAGES.notAuthenticated),
  fileUnknown: (): Answer => failure(404, MESSAGES.fileUnknown),
  linkUnknown: (): Answer => failure(404, MESSAGES.linkUnknown),
  wrongMethod: (): Answer => failure(405, MESSAGES.methodNotAllowed),
  tooSlow: (): Answer => failure(408, MESSAGES.bodyTooSlow),
  tooLarge: (): Answer => failure(413, MESSAGES.bodyTooLarge),
  wrongType: (): Answer => failure(415, MESSAGES.wrongContentType),
  tooMany: (): Answer => failure(429, MESSAGES.tooManyRequests),
  unforeseen: (): Answer => failure(500, MESSAGES.unforeseen),
}

const failure = (status: number, message: string): Answer => ({
  status,
  body: { success: false, message },
})
