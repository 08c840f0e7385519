import type { Payload } from 'payload'
import { dueTasks } from '@/collections/Health/queue'
import { diskState } from '@/lib/server/monitoring/disk'
import { metrics } from '@/lib/server/monitoring/metrics'
import { processWide } from '@/lib/server/process/processWide'
import { currentAlerts } from './alerts'
import { readiness } from './readiness'

/** States of mails that a person or the mail server still has to do with. */
const UNSENT = ['queued', 'sending', 'failed', 'kept', 'held'] as const

const site = processWide<{ payload?: Payload }>('observedSite', () => ({}))

/** From now on /metrics tells about the database and the disk as well. */
export const observeSite = (payload: Payload): void => {
  site.payload = payload
}

/** What /metrics answers. A part that cannot be read keeps its last value; `site_ready` tells. */
export const metricsText = async (): Promise<string> => {
  if (site.payload) await observe(site.payload).catch(() => undefined)
  return metrics.registry.metrics()
}

const observe = async (payload: Payload): Promise<void> => {
  const ready = await readiness(payload)
  for (const [check, isOk] of Object.entries(ready)) metrics.ready.set({ check }, isOk ? 1 : 0)
  const { freeBytes, reserveBytes } = await diskState()
  if (reserveBytes > 0) metrics.diskFree.set(freeBytes)
  metrics.diskReserve.set(reserveBytes)
  metrics.alerts.reset()
  for (const { key } of await currentAlerts(payload)) metrics.alerts.set({ alert: key }, 1)
  const { waiting, oldestSeconds } = await dueTasks(payload)
  metrics.tasksWaiting.set(waiting)
  metrics.tasksOldest.set(oldestSeconds)
  for (const state of UNSENT) {
    const { totalDocs } = await payload.count({
      collection: 'mails',
      where: { and: [{ channel: { equals: 'mail' } }, { state: { equals: state } }] },
    })
    metrics.mails.set({ state }, totalDocs)
  }
}
