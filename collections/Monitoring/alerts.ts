import type { Payload } from 'payload'
import { logError } from '@/lib/server/monitoring/logError'
import { checkBackups } from './checks/backups'
import { checkDisk } from './checks/disk'
import { checkErasedBytes } from './checks/erasedBytes'
import { checkLicence } from './checks/licence'
import { checkMails } from './checks/mails'
import { checkSignIns } from './checks/signIns'
import { warningChecks } from './checks/warnings'
import type { Alert } from './shared/alert'

type Check = (payload: Payload, now: Date, viewer?: number) => Promise<Alert | null>

/** All checks, the most urgent first. To add one, add a line. Each reads little: they run often. */
const CHECKS: Check[] = [
  checkDisk,
  ...warningChecks,
  checkSignIns,
  checkMails,
  checkBackups,
  checkErasedBytes,
  checkLicence,
]

/**
 * What an admin has to act on now; `viewer` is not told of what that account did itself. A check that
 * fails is logged and does not hide the others.
 */
export const currentAlerts = async (
  payload: Payload,
  now = new Date(),
  viewer?: number,
): Promise<Alert[]> => {
  const found = await Promise.all(
    CHECKS.map(async (check) => {
      try {
        return await check(payload, now, viewer)
      } catch (error) {
        logError(`alert ${check.name}`, error)
        return null
      }
    }),
  )
  return found.filter((alert) => alert !== null)
}
