import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { type Answer, fail, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import { withLock } from '@/lib/server/database/withLock'
import { MESSAGES } from '@/lib/shared/messages'
import type { User } from '@/payload-types'
import { recordFailedLogin } from '../accountAudit'
import { checkCurrentPassword } from '../currentPassword'
import { deleteOtherSessions } from '../sessions/storedSessions'
import type { SecondFactorAction, SecondFactorJson } from '../shared/secondFactor'
import { recordFactor } from './audit'
import { endSessionsWithoutFactor } from './endSessionsWithoutFactor'
import {
  beginSetUp,
  factorOf,
  isOn,
  recoveryLeft,
  removeFactor,
  replaceRecoveryCodes,
} from './factor'
import { isFactorRequired } from './SignInSettings'
import { tryCode } from './tryCode'

/** What the profile shows of the account's second factor. */
export const secondFactorJson = async (payload: Payload, id: number): Promise<SecondFactorJson> => {
  const factor = await factorOf(payload, id)
  return {
    is_on: isOn(factor),
    since: isOn(factor) ? factor.confirmed_at : null,
    recovery_left: isOn(factor) ? recoveryLeft(factor) : 0,
    is_required: await isFactorRequired(payload),
  }
}

/**
 * second_factor.php: switches the account's own second factor on and off, makes new recovery codes,
 * and requires one of all accounts. All but the first code ask for the password.
 */
export const changeSecondFactor = async (
  payload: Payload,
  user: User,
  change: SecondFactorAction,
): Promise<Answer> => {
  if ('password' in change) {
    const wrong = await checkCurrentPassword(payload, user, change.password)
    if (wrong?.status === 429) return fail.tooMany()
    if (wrong) return refuseField('password', wrong.message)
  }
  return withLock(`login:${user.email}`, async () => {
    const refusal = await refused(payload, user, change)
    return refusal ?? changed(payload, user, change)
  })
}

const refused = async (
  payload: Payload,
  user: User,
  change: SecondFactorAction,
): Promise<Answer | null> => {
  const isSet = isOn(await factorOf(payload, user.id))
  const needsSet = change.action !== 'begin' && change.action !== 'confirm'
  if (needsSet && !isSet && !(change.action === 'require' && !change.required)) {
    return refuse('Switch on your own second factor first.')
  }
  if (!needsSet && isSet) return refuse('Your second factor is on already.')
  if (change.action === 'off' && (await isFactorRequired(payload))) {
    return refuse('All accounts need a second factor, so yours cannot be switched off.')
  }
  return null
}

const changed = async (
  payload: Payload,
  user: User,
  change: SecondFactorAction,
): Promise<Answer> => {
  if (change.action === 'begin') return succeed({ set_up: await beginSetUp(payload, user) })
  if (change.action === 'require') {
    if (user.role !== 'admin') return fail.notAllowed()
    return requireOfAll(payload, user, change.required)
  }
  const isSetUp = change.action === 'confirm'
  const tried = await tryCode(payload, user.id, { code: change.code, isSetUp, browser: 'profile' })
  if (tried.is === 'tooMany') return fail.tooMany()
  if (tried.is === 'wrong') {
    if (!isSetUp) await recordFailedLogin(payload, user.id, user)
    return refuseField('code', isSetUp ? MESSAGES.firstCodeWrong : MESSAGES.codeWrong)
  }
  if (change.action === 'off') {
    await removeFactor(payload, user.id)
    await recordFactor(payload, user, 'off')
    return answer(payload, user)
  }
  if (change.action === 'codes') {
    const codes = await replaceRecoveryCodes(payload, user.id)
    await recordFactor(payload, user, 'new recovery codes')
    return answer(payload, user, codes)
  }
  // The other sessions began without a code.
  await deleteOtherSessions(payload, user.id, sessionOf(user))
  await recordFactor(payload, user, 'on')
  return answer(payload, user, tried.recoveryCodes)
}

/** From now on nobody signs in without a second factor; sessions that began without one end. */
const requireOfAll = async (payload: Payload, user: User, required: boolean): Promise<Answer> => {
  await payload.updateGlobal({
    slug: 'sign-in-settings',
    data: { second_factor_required: required },
  })
  const detail = required ? 'second factor required' : 'second factor not required'
  await record(payload, { by: user, action: 'settings', subject: 'sign-in-settings', detail })
  if (required) await endSessionsWithoutFactor(payload)
  return answer(payload, user)
}

const answer = async (payload: Payload, { id }: User, codes?: string[]): Promise<Answer> =>
  succeed({
    second_factor: await secondFactorJson(payload, id),
    ...(codes && { recovery_codes: codes }),
  })

/** Payload adds the id of the session to a signed-in account, without a type for it. */
const sessionOf = (user: User): string =>
  '_sid' in user && typeof user._sid === 'string' ? user._sid : ''
