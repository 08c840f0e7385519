import { expect } from 'vitest'
import type { Answered } from './network/http'

/** Expects a refusal with its messages for the person, status 200 (docs/product.md §7.2). */
export const expectRefusal = (
  answer: Answered,
  message: string,
  errors?: Record<string, string>,
): void => {
  expectJson(answer)
  expect(answer.body).toMatchObject({ success: false, message })
  expect(answer.status).toBe(200)
  if (errors) expect(answer.body?.errors).toEqual(errors)
  expect(Object.keys(answer.body ?? {})).not.toContain('token')
  expect(Object.keys(answer.body ?? {})).not.toContain('reference')
}

/** Expects that one field is refused; the response's message is the same as the field's. */
export const expectFieldRefusal = (answer: Answered, field: string, message: string): void =>
  expectRefusal(answer, message, { [field]: message })

/** Expects an error response without details that must not be cached. */
export const expectFailure = (answer: Answered, status: number, message: string): void => {
  expect(answer.status, answer.text.slice(0, 300)).toBe(status)
  expectJson(answer)
  expect(answer.body).toEqual({ success: false, message })
}

export const expectNotAuthenticated = (answer: Answered): void =>
  expectFailure(answer, 401, 'You are not authenticated. Please log in.')

/** Expects that the account was recognised, but may not do this. */
export const expectNotAllowed = (answer: Answered): void =>
  expectFailure(answer, 403, 'Your account may not do this. Please ask an admin.')

export const expectSuccess = (answer: Answered, message: string): void => {
  expect(answer.body, answer.text.slice(0, 300)).toMatchObject({ success: true, message })
  expect(answer.status).toBe(200)
  expectJson(answer)
}

const expectJson = (answer: Answered): void => {
  expect(answer.headers.get('content-type'), answer.text.slice(0, 300)).toContain(
    'application/json',
  )
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
}
