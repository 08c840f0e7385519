import { MESSAGES } from '@/lib/shared/messages'

/**
 * What a use case returns. A refusal that a person must read has status 200, because the contract's
 * clients read `success` and treat any other status as a failure (docs/product.md §7.2).
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

/** Refuses a form because of one field. */
export const refuseField = (field: string, message: string): Answer =>
  refuse(message, { [field]: message })

/** The refusals with a status of their own. */
export const fail = {
  badRequest: (): Answer => failure(400, MESSAGES.badRequest),
  notAuthenticated: (): Answer => failure(401, MESSAGES.notAuthenticated),
  notAllowed: (): Answer => failure(403, MESSAGES.notAllowed),
  callUnknown: (): Answer => failure(404, MESSAGES.callUnknown),
  fileUnknown: (): Answer => failure(404, MESSAGES.fileUnknown),
  linkUnknown: (): Answer => failure(404, MESSAGES.linkUnknown),
  wrongMethod: (): Answer => failure(405, MESSAGES.methodNotAllowed),
  tooSlow: (): Answer => failure(408, MESSAGES.bodyTooSlow),
  tooLarge: (): Answer => failure(413, MESSAGES.bodyTooLarge),
  wrongType: (): Answer => failure(415, MESSAGES.wrongContentType),
  tooMany: (): Answer => failure(429, MESSAGES.tooManyRequests),
  unforeseen: (): Answer => failure(500, MESSAGES.unforeseen),
  /** There is no room for what visitors send: the same words, as trying later may help. */
  noRoom: (): Answer => failure(503, MESSAGES.unforeseen),
}

const failure = (status: number, message: string): Answer => ({
  status,
  body: { success: false, message },
})
