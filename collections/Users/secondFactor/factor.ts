import type { Payload } from 'payload'
import { changeRows } from '@/lib/server/database/rows'
import { logError } from '@/lib/server/monitoring/logError'
import { qrPath } from '@/lib/server/qrPath'
import type { SecondFactor } from '@/payload-types'
import type { SetUpJson } from '../shared/secondFactor'
import { newRecoveryCodes, plain, recoveryHash, storedHashes } from './recoveryCodes'
import { seal, unseal } from './secretBox'
import { appAddress, newSecret, stepOf } from './totp'

/** Setting up must be finished within this time. */
const SET_UP_MS = 15 * 60_000

type Account = { id: number; email: string }

/** The stored factor of an account, also one that is not yet confirmed. */
export const factorOf = async (payload: Payload, account: number): Promise<SecondFactor | null> =>
  payload.db.findOne<SecondFactor>({
    collection: 'second-factors',
    where: { account: { equals: account } },
  })

type Confirmed = SecondFactor & { confirmed_at: string }

export const isOn = (factor: SecondFactor | null): factor is Confirmed =>
  Boolean(factor?.confirmed_at)

/** How many recovery codes are unused. */
export const recoveryLeft = ({ recovery }: SecondFactor): number =>
  recovery ? recovery.split(' ').length : 0

/**
 * Begins to set up a factor that is not on, and returns what an app needs. Within 15 minutes the same
 * secret is given again, so that a reloaded page shows what was scanned before.
 */
export const beginSetUp = async (payload: Payload, { id, email }: Account): Promise<SetUpJson> => {
  const { name } = await payload.findGlobal({ slug: 'site-settings' })
  const before = await factorOf(payload, id)
  const pending = before && isFresh(before) ? unseal(before.secret, id) : null
  const secret = pending ?? newSecret()
  if (!pending) {
    await removeFactor(payload, id)
    await payload.create({
      collection: 'second-factors',
      data: {
        account: id,
        secret: seal(secret, id),
        begun_at: new Date().toISOString(),
        last_step: 0,
      },
    })
  }
  const address = appAddress(secret, email, name || 'Office')
  return { secret, address, qr: qrPath(address) }
}

const isFresh = ({ begun_at }: SecondFactor): boolean =>
  Date.now() - new Date(begun_at).getTime() < SET_UP_MS

/** Switches the factor on with a first valid code. Returns the recovery codes; null if it is wrong. */
export const confirmSetUp = async (
  payload: Payload,
  account: number,
  typed: string,
  now = Date.now(),
): Promise<string[] | null> => {
  const factor = await factorOf(payload, account)
  if (!factor || isOn(factor) || !isFresh(factor)) return null
  const step = stepIn(factor, typed, now)
  if (step === null) return null
  const codes = newRecoveryCodes()
  const changed = await changeRows(payload, {
    collection: 'second-factors',
    where: { id: factor.id, confirmed_at: null },
    set: {
      confirmed_at: new Date(now).toISOString(),
      last_step: step,
      recovery: storedHashes(codes, account),
    },
  })
  return changed.length > 0 ? codes : null
}

/**
 * Accepts a code of the app, or a recovery code, once only: of two callers with the same code one is
 * accepted, also in two processes.
 */
export const acceptCode = async (
  payload: Payload,
  account: number,
  typed: string,
  now = Date.now(),
): Promise<'app' | 'recovery' | null> => {
  const factor = await factorOf(payload, account)
  if (!isOn(factor)) return null
  const { id, last_step, recovery } = factor
  const step = stepIn(factor, typed, now)
  if (step !== null && step > last_step) {
    const where = { id, last_step }
    const set = { last_step: step }
    const changed = await changeRows(payload, { collection: 'second-factors', where, set })
    return changed.length > 0 ? 'app' : null
  }
  const hashes = (recovery ?? '').split(' ')
  const hash = recoveryHash(plain(typed), account)
  if (!hashes.includes(hash)) return null
  const changed = await changeRows(payload, {
    collection: 'second-factors',
    where: { id, recovery },
    set: { recovery: hashes.filter((other) => other !== hash).join(' ') },
  })
  return changed.length > 0 ? 'recovery' : null
}

/** Replaces all recovery codes. */
export const replaceRecoveryCodes = async (
  payload: Payload,
  account: number,
): Promise<string[]> => {
  const codes = newRecoveryCodes()
  await changeRows(payload, {
    collection: 'second-factors',
    where: { account },
    set: { recovery: storedHashes(codes, account) },
  })
  return codes
}

/** Switches the factor off. */
export const removeFactor = async (payload: Payload, account: number): Promise<void> => {
  await payload.db.deleteMany({
    collection: 'second-factors',
    where: { account: { equals: account } },
  })
}

const stepIn = ({ secret: sealed, account }: SecondFactor, typed: string, now: number) => {
  const code = plain(typed)
  if (!/^\d{6}$/.test(code)) return null
  const secret = unseal(sealed, account)
  if (secret === null) {
    logError('second factor', new Error('PAYLOAD_SECRET does not fit; npm run admin -- reset'))
    return null
  }
  return stepOf(secret, code, now)
}
