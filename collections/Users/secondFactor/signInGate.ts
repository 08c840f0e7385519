import type { Payload } from 'payload'
import { knownBrowserOf } from '../knownBrowser'
import { fitsHash } from '../passwordHash'
import type { SetUpJson } from '../shared/secondFactor'
import { storedAccount } from './accountRow'
import { beginSetUp, factorOf, isOn } from './factor'
import { isFactorRequired } from './SignInSettings'
import { tryCode } from './tryCode'

type Given = {
  account: { id: number }
  email: string
  password: string
  code: string
  headers: Headers
}

type Gate =
  | { is: 'open'; recoveryCodes?: string[]; usedRecovery: boolean }
  | { is: 'wrong' }
  | { is: 'codeNeeded' }
  | { is: 'codeWrong' }
  | { is: 'setUpNeeded'; setUp: SetUpJson }
  | { is: 'tooMany'; waitSeconds: number }

/**
 * Decides whether an account may sign in, before a session begins. Without a second factor it is
 * open, and Payload checks the password. Otherwise the password is checked first: whoever does not
 * know it learns nothing about the factor, and uses up no code.
 */
export const signInGate = async (
  payload: Payload,
  { account, email, password, code, headers }: Given,
): Promise<Gate> => {
  const isSet = isOn(await factorOf(payload, account.id))
  if (!isSet && !(await isFactorRequired(payload))) return { is: 'open', usedRecovery: false }
  if (!(await fitsHash(password, (await storedAccount(payload, account.id)) ?? {}))) {
    return { is: 'wrong' }
  }
  if (code.trim() === '') {
    if (isSet) return { is: 'codeNeeded' }
    return { is: 'setUpNeeded', setUp: await beginSetUp(payload, { id: account.id, email }) }
  }
  const browser = knownBrowserOf(headers, account.id) ?? undefined
  const tried = await tryCode(payload, account.id, { code, isSetUp: !isSet, browser })
  if (tried.is === 'wrong') return { is: 'codeWrong' }
  if (tried.is === 'tooMany') return tried
  return { is: 'open', recoveryCodes: tried.recoveryCodes, usedRecovery: tried.wasRecovery }
}
