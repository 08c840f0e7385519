import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { processWide } from '../process/processWide'
import { cacheStats } from './cacheStats'
import { requestDurations } from './requestTally'

const observeCache = (registry: Registry): void => {
  const registers = [registry]
  new Counter({
    name: 'site_page_cache_requests_total',
    help: 'Requests that a stored answer may serve: hit, stale (sent while made again), miss',
    labelNames: ['result'] as const,
    registers,
    collect() {
      this.reset()
      for (const [result, count] of Object.entries(cacheStats.requests)) this.inc({ result }, count)
    },
  })
  for (const what of ['bytes', 'entries'] as const) {
    new Gauge({
      name: `site_page_cache_${what}`,
      help: `The stored answers: ${what}, of pages and of addresses with parameters`,
      labelNames: ['store'] as const,
      registers,
      collect() {
        for (const [store, size] of Object.entries(cacheStats.sizes()))
          this.set({ store }, size[what])
      },
    })
  }
}

/**
 * The metrics of this process (docs/adr/0037). Labels have few values: patterns of routes, statuses,
 * names of limits; never an address, a name or a number.
 */
export const metrics = processWide('metrics', () => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const gauge = <L extends string = never>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge<L>({ name, help, labelNames, registers })
  observeCache(registry)
  registry.registerMetric(requestDurations)
  return {
    registry,
    limitsHit: new Counter({
      name: 'site_limit_hit_total',
      help: 'Requests refused by a rate limit, by limit',
      labelNames: ['limit'] as const,
      registers,
    }),
    tasksWaiting: gauge('site_tasks_waiting', 'Tasks that are due, and not running'),
    tasksOldest: gauge('site_tasks_oldest_seconds', 'For how long the first of them has been due'),
    mails: gauge('site_mails', 'Mails in the outbox that are not sent, by state', ['state']),
    diskFree: gauge('site_disk_free_bytes', 'Free space of the disk with DATA_DIR'),
    diskReserve: gauge('site_disk_reserve_bytes', 'Below that, forms of visitors are refused'),
    ready: gauge('site_ready', '1 while a check of /ready succeeds, by check', ['check']),
    alerts: gauge('site_alert', '1 while an alert lasts, by alert', ['alert']),
  }
})
