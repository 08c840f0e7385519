import type { Metric } from 'prom-client'
import { processWide } from '../process/processWide'

/**
 * Durations of requests by route pattern and status, as a Prometheus histogram; its `_count` are the
 * requests. Plain numbers instead of the library's class, which takes several times as long: a
 * stored page is sent in some twenty microseconds (docs/adr/0037).
 */

const NAME = 'site_request_duration_seconds'

/** Upper bounds in seconds. */
const BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

type Tally = { buckets: number[]; seconds: number; requests: number }

const tallies = processWide('requestTally', () => new Map<string, Map<number, Tally>>())

/** Counts one request. `route` is a pattern (routePattern.ts). */
export const countRequest = (route: string, status: number, seconds: number): void => {
  const tally = tallies.get(route)?.get(status) ?? newTally(route, status)
  tally.requests += 1
  tally.seconds += seconds
  const at = BUCKETS.findIndex((bound) => seconds <= bound)
  if (at !== -1) tally.buckets[at] = (tally.buckets[at] ?? 0) + 1
}

const newTally = (route: string, status: number): Tally => {
  const tally = { buckets: BUCKETS.map(() => 0), seconds: 0, requests: 0 }
  const byStatus = tallies.get(route) ?? new Map<number, Tally>()
  tallies.set(route, byStatus.set(status, tally))
  return tally
}

type Value = { metricName: string; labels: Record<string, string | number>; value: number }

const valuesOf = (route: string, status: number, tally: Tally): Value[] => {
  const labels = { route, status }
  let sum = 0
  const buckets = BUCKETS.map((le, at) => {
    sum += tally.buckets[at] ?? 0
    return { metricName: `${NAME}_bucket`, labels: { le, ...labels }, value: sum }
  })
  return [
    ...buckets,
    { metricName: `${NAME}_bucket`, labels: { le: '+Inf', ...labels }, value: tally.requests },
    { metricName: `${NAME}_sum`, labels, value: tally.seconds },
    { metricName: `${NAME}_count`, labels, value: tally.requests },
  ]
}

/** For the registry, which reads of a metric no more than this. */
export const requestDurations = {
  name: NAME,
  get: async () => ({
    name: NAME,
    help: 'From the arrival of a request to the end of its answer, by route pattern and status',
    type: 'histogram',
    aggregator: 'sum',
    values: [...tallies].flatMap(([route, byStatus]) =>
      [...byStatus].flatMap(([status, tally]) => valuesOf(route, status, tally)),
    ),
  }),
} as unknown as Metric // the library's type lists its own classes only
