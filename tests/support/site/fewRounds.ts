import path from 'node:path'
import { isEveryPush } from '../scope'

/** A setting of sites whose tests measure how long a password is checked. */
export const ALL_ROUNDS = { TEST_ALL_ROUNDS: 'true' }

/**
 * The settings with those that hash passwords cheaply on a push (docs/adr/0051). With --all, passwords
 * are hashed as on a launched site.
 */
export const withFewRounds = (settings: Record<string, string>): Record<string, string> => {
  if (!isEveryPush || settings.TEST_ALL_ROUNDS) return settings
  const preload = `--require ${path.join(import.meta.dirname, 'fewRounds.cjs')}`
  return { ...settings, NODE_OPTIONS: `${settings.NODE_OPTIONS ?? ''} ${preload}`.trim() }
}
