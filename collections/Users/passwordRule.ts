import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { passwordField } from './shared/schema'

const rule = passwordField()

/**
 * A password has the same length by every way: a new account, a change, a mailed link, our own code.
 * Payload's own rule is 3 characters, and such a password could not sign in at /login.
 */
export const keepPasswordRule: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args
  const data = 'data' in args ? args.data : null
  const password =
    typeof data === 'object' && data !== null && 'password' in data ? data.password : undefined
  // Payload keeps the old one when the panel sends an empty field, and asks for one where it must.
  if (password === undefined || password === null || password === '') return args
  const problem = rule.safeParse(password).error?.issues[0]
  if (problem) {
    const errors = [{ message: problem.message, path: 'password' }]
    throw new ValidationError({ collection: 'users', errors, req }, req.t)
  }
  return args
}
