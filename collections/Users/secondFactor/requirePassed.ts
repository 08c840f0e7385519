import { type CollectionBeforeLoginHook, Forbidden } from 'payload'
import { factorOf, isOn } from './factor'
import { isFactorRequired } from './SignInSettings'

const PASSED = 'secondFactorPassed'

/** The context of a request whose second factor was checked (signIn.ts), or that gets no session. */
export const PASSED_FACTOR = { [PASSED]: true }

/**
 * Refuses every other way to a session of an account that needs a second factor, also ways that a
 * later version of Payload or a plugin adds.
 */
export const requirePassed: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  if (context[PASSED] === true) return user
  const { payload } = req
  if (isOn(await factorOf(payload, user.id)) || (await isFactorRequired(payload))) {
    throw new Forbidden(req.t)
  }
  return user
}
