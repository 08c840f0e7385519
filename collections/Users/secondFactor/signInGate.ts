import type { Payload } from 'payload'
import { knownBrowserOf } from '../knownBrowser'
import type { SetUpJson } from '../shared/secondFactor'
import { beginSetUp, factorOf, isOn } from './factor'
import { isFactorRequired } from './SignInSettings'
import { tryCode } from './tryCode'

type Given = {
  account: { id: number; email: string }
  code: string
  headers: Headers
}

type Gate =
  | { is: 'open'; recoveryCodes?: string[]; usedRecovery: boolean }
  | { is: 'codeNeeded' }
  | { is: 'codeWrong' }
  | { is: 'setUpNeeded'; setUp: SetUpJson }
  | { is: 'tooMany'; waitSeconds: number }

/**
 * Decides whether an account whose password was right may sign in. Whoever does not know the password
 * gets no further than it: learns nothing about the factor, and uses up no code.
 */
export const signInGate = async (
  payload: Payload,
  { account, code, headers }: Given,
): Promise<Gate> => {
  const isSet = isOn(await factorOf(payload, account.id))
  if (!isSet && !(await isFactorRequired(payload))) return { is: 'open', usedRecovery: false }
  if (code.trim() === '') {
    return isSet
      ? { is: 'codeNeeded' }
      : { is: 'setUpNeeded', setUp: await beginSetUp(payload, account) }
  }
  const browser = knownBrowserOf(headers, account.id) ?? undefined
  const tried = await tryCode(payload, account.id, { code, isSetUp: !isSet, browser })
  if (tried.is === 'wrong') return { is: 'codeWrong' }
  if (tried.is === 'tooMany') return tried
  return { is: 'open', recoveryCodes: tried.recoveryCodes, usedRecovery: tried.wasRecovery }
}
