import type { Payload } from 'payload'
import { keepRoom } from '@/lib/server/monitoring/disk'
import { logError } from '@/lib/server/monitoring/logError'
import { prepareMetricsToken } from '@/lib/server/monitoring/metricsToken'
import { repeat } from '@/lib/server/process/repeat'
import { mailAlerts } from './mailAlerts'
import { observeSite } from './observeSite'

const ROOM_EVERY_MS = 10_000
const ALERTS_EVERY_MS = 60_000

/** Looks after the disk's reserve, mails alerts, and prepares what /metrics says. */
export const startMonitoring = (payload: Payload): void => {
  try {
    prepareMetricsToken()
  } catch (error) {
    logError('metrics token', error)
  }
  observeSite(payload)
  repeat('disk reserve', ROOM_EVERY_MS, () => keepRoom())
  repeat('alerts', ALERTS_EVERY_MS, () => mailAlerts(payload))
}
