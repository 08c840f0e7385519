import { Secret, TOTP } from 'otpauth'

/** Seconds that a code is shown, as every authenticator app expects (RFC 6238). */
export const STEP_SECONDS = 30
const DIGITS = 6
const SECRET_BYTES = 20
/** A clock may be one step behind or ahead. */
const DRIFT_STEPS = 1

/** A new secret in base32, as apps take it. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The step of 30 seconds whose code this is, at most one away from now; null for a wrong code. */
export const stepOf = (secret: string, code: string, now: number): number | null => {
  const totp = newTotp(secret)
  const delta = totp.validate({ token: code, timestamp: now, window: DRIFT_STEPS })
  return delta === null ? null : totp.counter({ timestamp: now }) + delta
}

/** The code of an app at a time in milliseconds; for tests. */
export const codeAt = (secret: string, time: number): string =>
  newTotp(secret).generate({ timestamp: time })

/** The address that a QR code gives to an app. */
export const appAddress = (secret: string, email: string, issuer: string): string =>
  new TOTP({ ...SHAPE, secret: Secret.fromBase32(secret), label: email, issuer }).toString()

const SHAPE = { algorithm: 'SHA1', digits: DIGITS, period: STEP_SECONDS }

const newTotp = (secret: string): TOTP => new TOTP({ ...SHAPE, secret: Secret.fromBase32(secret) })
