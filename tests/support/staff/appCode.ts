import { TOTP } from 'otpauth'

const STEP_MS = 30_000

/** What an authenticator app shows, now or some steps of 30 seconds later. */
export const appCode = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS })
