import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { passwordField } from './shared/schema'

const rule = passwordField()

/**
 * Applies the length rule to passwords set in any way: new account, change, mailed link, own code.
 * Payload's own minimum is 3 characters, with which nobody could log in at /login.
 */
export const checkPasswordRule: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args
  const data = 'data' in args ? args.data : null
  const password =
    typeof data === 'object' && data !== null && 'password' in data ? data.password : undefined
  // With an empty field of the CMS panel, Payload keeps the old password, or asks for one where it
  // is required.
  if (password === undefined || password === null || password === '') return args
  const problem = rule.safeParse(password).error?.issues[0]
  if (problem) {
    const errors = [{ message: problem.message, path: 'password' }]
    throw new ValidationError({ collection: 'users', errors, req }, req.t)
  }
  return args
}
