import type { Payload } from 'payload'
import { logError } from '@/lib/server/logError'
import { checkBackups } from './checks/backups'
import { checkDisk } from './checks/disk'
import { checkLicence } from './checks/licence'
import { checkMails } from './checks/mails'
import { checkSignIns } from './checks/signIns'
import type { Alert } from './shared/alert'

type Check = (payload: Payload, now: Date) => Promise<Alert | null>

/** All checks, the most urgent first. To add one, add a line. Each reads little: they run often. */
const CHECKS: Check[] = [checkDisk, checkSignIns, checkMails, checkBackups, checkLicence]

/** What an admin has to act on now. A check that fails is logged and does not hide the others. */
export const currentAlerts = async (payload: Payload, now = new Date()): Promise<Alert[]> => {
  const found = await Promise.all(
    CHECKS.map(async (check) => {
      try {
        return await check(payload, now)
      } catch (error) {
        logError(`alert ${check.name}`, error)
        return null
      }
    }),
  )
  return found.filter((alert) => alert !== null)
}
